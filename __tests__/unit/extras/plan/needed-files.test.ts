import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findGoPackages } from '../../../../src/extras/plan/go.js'
import { findNpmPackages } from '../../../../src/extras/plan/npm.js'
import { type Graph, makeGraph } from '../../../../src/extras/plan/packages.js'
import { makeTree } from './trees.js'

/** A way in which a file of one package reaches another package, as its text. */
type Way = (to: number) => string

const most = 6

const npm: readonly Way[] = [
  to => `import '@acme/p${to}'`,
  to => `const one = require("p-${to}/lib.js")`,
  to => `import '../p${to}/lib.js'`,
  to => `import(\`../p\${${to}}/lib.js\`)`,
  to => `read('packages/p${to}/lib.js')`,
  to => `read(join(here, '..', 'p${to}', 'lib.js'))`,
  to => `read(here + '/../p${to}/lib.js')`,
  to => `"bench": "node ../p${to}/lib.js"`,
  to => `read(new URL('./../p${to}/lib.js', base))`,
  to => `read('../p' + ${to} + '/lib.js')`,
  to => `read('packages/' + 'p${to}/lib.js')`,
  to => `read('packages/p' + ${to} + '/lib.js')`,
  to => `read(\`packages/p\${${to}}/lib.js\`)`,
  to => `read(join('packages', 'p' + ${to}, 'lib.js'))`,
]
const go: readonly Way[] = [
  to => `import "example.com/words/packages/p${to}"`,
  to => `import (\n\talias "example.com/words/packages/p${to}"\n)`,
  to => `os.ReadFile("../p${to}/lib.go")`,
  to => `os.ReadFile(filepath.Join("..", "p${to}", "lib.go"))`,
]

/** Which package reaches which, and how. */
const edges = (ways: readonly Way[]) =>
  fc.array(
    fc.record({
      from: fc.nat({ max: most - 1 }),
      to: fc.nat({ max: most - 1 }),
      way: fc.constantFrom(...ways),
      file: fc.constantFrom('lib', 'other', 'deep/inner'),
    }),
    { maxLength: 8 },
  )

interface Edge {
  readonly from: number
  readonly to: number
  readonly way: Way
  readonly file: string
}
type Edges = readonly Edge[]

/** Finds all packages that the first one reaches. */
function reach(all: Edges): ReadonlySet<number> {
  const reached = new Set([0])
  for (const one of reached) for (const { from, to } of all) if (from === one) reached.add(to)
  return reached
}

const engines: Readonly<Record<string, { ways: readonly Way[]; extension: string; make: (all: Edges) => Graph }>> = {
  npm: {
    ways: npm,
    extension: 'js',
    make(all) {
      const named = Array.from({ length: most }, (_, index) => [
        `packages/p${index}/package.json`,
        `{ "name": "${all.some(({ way }) => way === npm[1]) ? 'p-' : '@acme/p'}${index}" }`,
      ])
      const tree = makeTree({
        'package.json': '{"workspaces":["packages/*"]}',
        ...Object.fromEntries(named),
        ...write(all, 'js'),
      })
      return makeGraph(findNpmPackages(tree), tree)
    },
  },
  go: {
    ways: go,
    extension: 'go',
    make(all) {
      const flat = all.map(edge => ({ ...edge, file: edge.file.replace('deep/', '') }))
      const tree = makeTree({ 'go.mod': 'module example.com/words\n', ...write(flat, 'go') })
      return makeGraph(findGoPackages(tree), tree)
    },
  },
}

function write(all: Edges, extension: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {}
  for (let index = 0; index < most; index++) files[`packages/p${index}/lib.${extension}`] = ''
  for (const { from, to, way, file } of all) {
    const path = `packages/p${from}/${file}.${extension}`
    files[path] = `${files[path] ?? ''}\n${way(to)}`
  }
  return files
}

test.each(Object.entries(engines))(
  '%s: a source that is reached is never called unneeded',
  (_, { ways, extension, make }) => {
    let unneeded = 0
    fc.assert(
      fc.property(edges(ways), all => {
        // A name is only a name where packages are called so.
        const isNamedOtherwise = all.some(({ way }) => way === npm[1])
        const real = all.filter(({ way }) => !(isNamedOtherwise && way === npm[0]))
        const judge = make(real)('./packages/p0')
        if (typeof judge === 'string') return
        const reached = reach(real)
        for (let index = 0; index < most; index++) {
          const effect = judge(`packages/p${index}/lib.${extension}`)
          if (reached.has(index)) expect(effect).toBe('affects')
          else if (effect === 'none') unneeded++
        }
      }),
      { seed: 45, numRuns: 500 },
    )
    // Otherwise it would be easy.
    expect(unneeded).toBeGreaterThan(300)
  },
)
