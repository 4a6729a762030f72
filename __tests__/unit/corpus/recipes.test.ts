import { expect, it } from 'vitest'
import { recipeOf } from '../../../bench/corpus/recipes.js'

const benchmark = (ecosystem: string, name: string, pinned: readonly string[]) => ({
  ...{ file: 'bench.mjs', ecosystem, name, versions: [], pairs: [], pinned },
})
const filesOf = (ecosystem: string, name: string, pinned: readonly string[]) =>
  recipeOf(benchmark(ecosystem, name, pinned), '1.2.3', '/usr/bin/python3').files

it('pins a package and what stands with it', () => {
  expect(filesOf('npm', 'xml2js', ['@scope/sax@1.2.4'])).toEqual({
    'package.json': '{"private":true,"dependencies":{"xml2js":"1.2.3"},"overrides":{"@scope/sax":"1.2.4"}}',
  })
  expect(filesOf('crates', 'textwrap', ['smawk@0.3.1'])?.['Cargo.toml']).toContain(
    'textwrap = "=1.2.3"\nsmawk = "=0.3.1"\n',
  )
  expect(filesOf('go', 'github.com/a/b', ['c.org/d@4.5.6'])?.['go.mod']).toContain(
    '\tgithub.com/a/b v1.2.3\n\tc.org/d v4.5.6\n',
  )
  expect(filesOf('maven', 'org.jsoup:jsoup', [])?.['pom.xml']).toContain(
    '<groupId>org.jsoup</groupId><artifactId>jsoup</artifactId><version>1.2.3</version>',
  )
  const { build, command } = recipeOf(benchmark('pypi', 'h11', ['six@1.16.0']), '1.2.3', '/usr/bin/python3')
  expect(build).toMatch(/--target site h11==1\.2\.3 six==1\.16\.0$/)
  expect(command).toEqual(['/usr/bin/python3', 'bench.py'])
})

it('keeps the kind of module of a benchmark in JavaScript', () => {
  expect(recipeOf(benchmark('npm', 'string-width', []), '1.2.3', '')).toMatchObject({
    ...{ main: 'bench.mjs', command: ['node', 'bench.mjs'] },
  })
})
