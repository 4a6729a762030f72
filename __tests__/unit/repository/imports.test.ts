import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './root.js'

/** One row of the table of docs/ARCHITECTURE.md: what the files below `place` may import. */
interface Allowance {
  /** A folder of `src/`, with a slash at its end, or a file. */
  readonly place: string
  readonly values: readonly string[]
  readonly types: readonly string[]
  /** A star stands for the rest of a name. */
  readonly libraries: readonly string[]
}

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)

const table: readonly Allowance[] = read('docs/ARCHITECTURE.md')
  .split('\n')
  .filter(line => /^\| `/.test(line))
  .map(line => line.split('|').slice(1, -1))
  .map(([place = '', imports = '', libraries = '']) => {
    const types = [...imports.matchAll(/types of (`[^`]+`)/g)].flatMap(([, name]) => quoted(name!))
    return {
      place: quoted(place)[0]!,
      values: quoted(imports).filter(name => !types.includes(name)),
      types,
      libraries: quoted(libraries),
    }
  })

/** Every file may import these. */
const helpers = 'util/'

/** What is wrong with `import … from 'source'` in `file`, a path below `src/`; undefined where the table allows it. */
function findFault(file: string, { source, isType }: { source: string; isType: boolean }): string | undefined {
  const row = table
    .filter(({ place }) => file.startsWith(place))
    .sort((one, other) => other.place.length - one.place.length)[0]
  if (row === undefined) return `${file} is in no row of the table`
  const target = posix.join(posix.dirname(file), source).replace(/\.js$/, '.ts')
  const [extra, targetExtra] = [file, target].map(path => /^extras\/([^/]+)\//.exec(path)?.[1])
  // The list alone names all of them.
  const isList = file === 'extras/list.ts'
  if (targetExtra !== undefined && targetExtra !== extra && !isList) return `${file} imports ${source}`
  if ((extra !== undefined || isList) && source.startsWith('.')) return undefined
  const isAllowed = source.startsWith('.')
    ? [helpers, row.place, ...row.values, ...(isType ? row.types : [])].some(place => target.startsWith(place))
    : row.libraries.some(name => source === name || (name.endsWith('*') && source.startsWith(name.slice(0, -1))))
  return isAllowed ? undefined : `${file} imports ${source}`
}

const pattern = /^\s*(?:import|export)\s(type\s)?[^'"]*?\sfrom\s+['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm

const findFaults = (file: string, text: string): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(
    ([, type, from, called]) => findFault(file, { source: (from ?? called)!, isType: type !== undefined }) ?? [],
  )

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'))

/** The files of the project that each of `files` imports with itself, types too; not what it loads when it is wanted. */
const graphOf = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...texts].map(([file, text]) => {
      const sources = [...text.matchAll(pattern)].flatMap(([, , from]) => from ?? [])
      const targets = sources.map(source => posix.join(posix.dirname(file), source).replace(/\.js$/, '.ts'))
      return [file, targets.filter(target => texts.has(target))]
    }),
  )

/** The files that lead back to themselves. */
function findCircling(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...graph.keys()].filter(start => {
    const seen = new Set<string>()
    const open = [...graph.get(start)!]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      open.push(...graph.get(file)!)
    }
    return seen.has(start)
  })
}

describe('imports', () => {
  it('have no circle, not even of types', () => {
    expect(findCircling(graphOf(new Map(files.map(file => [file, read(`src/${file}`)]))))).toEqual([])
  })

  it('would be seen to have one', () => {
    const texts = new Map([
      ['schedule/schedule.ts', "import type { Side } from './round.js'"],
      ['schedule/round.ts', "import { makeSchedule } from '../schedule/schedule.js'"],
      ['schedule/looks.ts', "import { makeSchedule } from './schedule.js'"],
    ])
    expect(findCircling(graphOf(texts))).toEqual(['schedule/schedule.ts', 'schedule/round.ts'])
  })
})

describe('the table of imports', () => {
  it('allows what every file imports', () => {
    expect(files.flatMap(file => findFaults(file, read(`src/${file}`)))).toEqual([])
  })

  it('has a use for every row', () => {
    expect(table.map(({ place }) => place).filter(place => !files.some(file => file.startsWith(place)))).toEqual([])
  })

  it.each([
    ['stats/engine/engine.ts', "import { Metric } from '../../metrics/metric.js'"],
    ['metrics/unit.ts', "import { median } from 'simple-statistics'"],
    ['formats/tools/go/go.ts', "import { decode } from '../../../record/decode.js'"],
    ['record/record.ts', "import { makeSchedule } from '../schedule/schedule.js'"],
    ['record/record.ts', "export { makeSchedule } from '../schedule/schedule.js'"],
    ['measure/instruments/choose.ts', "import { measure } from '../measure.js'"],
    ['compare/decide.ts', "const report = await import('../../report/report.js')"],
    ['system/local-machine.ts', "import * as core from '@actions/core'"],
    ['extras/bisect/command.ts', "import { renderJunit } from '../exports/junit.js'"],
    ['command-line/run.ts', "const { doctor } = await import('../extras/doctor/command.js')"],
    ['nowhere.ts', "import { Unit } from './metrics/unit.js'"],
    ['util/list.ts', "import { Unit } from '../metrics/unit.js'"],
  ])('refuses in %s: %s', (file, line) => {
    expect(findFaults(file, line)).toHaveLength(1)
  })

  it.each([
    ['formats/tools/go/go.ts', "import { parseLines } from '../../reading/lines.js'"],
    ['record/record.ts', "import type { Schedule } from '../schedule/schedule.js'"],
    ['stats/engine/engine.ts', "import { once } from '../../util/once.js'"],
    ['github/api/api.ts', "import { getOctokit } from '@actions/github'"],
  ])('allows in %s: %s', (file, line) => {
    expect(findFaults(file, line)).toEqual([])
  })
})
