import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeLicenses, findPackages } from '../../../.ci/licenses.js'
import { root } from './root.js'

/** What is written to npm's lock file of one installed package. */
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const locked: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages
const installed = [...findReached()].filter(path => existsSync(join(root, path)))

/** Where the packages lie that src imports, and that those need. */
function findReached(): ReadonlySet<string> {
  const reached = new Set<string>()
  const add = (name: string, from: string): void => {
    const path = `${from && `${from}/`}node_modules/${name}`
    if (locked[path] === undefined) {
      if (from !== '') add(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
      return
    }
    if (reached.has(path)) return
    reached.add(path)
    const { dependencies, optionalDependencies } = locked[path]
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, path)
  }
  for (const name of listImported()) add(name, '')
  return reached
}

/** The packages that src imports. */
function listImported(): readonly string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  )
  const imports = files.flatMap(name => [
    ...readFileSync(join(root, 'src', name), 'utf8').matchAll(
      /(?:from|import\() ?'(?!node:)((?:@[\w-]+\/)?[a-z][\w-]*)['/]/g,
    ),
  ])
  return imports.map(([, name]) => name!)
}

/** The texts of these stand in all that was compiled, and those of d3 are its parts', which have licences of their own. */
const gathering = ['tslib', 'typescript', 'd3']

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The texts and patterns of `code` that are long enough to be nobody else's. No minifier changes them. */
function listTexts(code: string): readonly string[] {
  return [...code.matchAll(/(?=["'`/]([^"'`/\\\n]{24,200})["'`/])/g)].map(([, text]) => text!)
}

function readCode(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap(entry => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : readCode(path)
    return /\.[cm]?js$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** Of each text that is in one package only, the name of that package. */
function findOwners(): ReadonlyMap<string, string> {
  const owners = new Map<string, string | undefined>()
  for (const path of installed)
    for (const text of new Set(readCode(join(root, path)).flatMap(listTexts))) {
      const name = nameOf(path)
      owners.set(text, owners.has(text) && owners.get(text) !== name ? undefined : name)
    }
  return new Map([...owners].flatMap(([text, name]) => (name === undefined ? [] : [[text, name] as const])))
}

test('every package that has code in a bundle is in its licences', () => {
  const owners = findOwners()
  for (const bundle of ['dist', 'dist/cli']) {
    const directory = join(root, bundle)
    const scripts = readdirSync(directory).filter(name => name.endsWith('.js'))
    const texts = scripts.flatMap(name => listTexts(readFileSync(join(directory, name), 'utf8')))
    const owned = [...new Set(texts)].flatMap(text => owners.get(text) ?? [])
    // A single text may be another's by chance.
    const found = new Set(owned.filter((name, index) => owned.indexOf(name) < index))
    const text = readFileSync(join(directory, 'licenses.txt'), 'utf8')
    const titles = new Set([...text.matchAll(/(?:^|-\n\n)(\S+) \d\S*\n/g)].map(([, name]) => name!))
    expect([...found].filter(name => !titles.has(name) && !gathering.includes(name))).toEqual([])
    expect(found).toContain('valibot')
    expect(found).toContain('picomatch')
  }
}, 120_000)

test('a licence is what the files of a package say, else its README, else its name', () => {
  const home = mkdtempSync(join(tmpdir(), 'licenses-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  const modules = ['a', '@b/c', 'a/node_modules/d', 'e'].map(name => join(home, 'node_modules', name))
  write('node_modules/a/package.json', '{"name":"a","version":"1.0.0","license":"MIT"}')
  write('node_modules/a/LICENSE.md', 'Do as you like.\r\n')
  write('node_modules/a/NOTICE', 'By many.')
  write('node_modules/@b/c/package.json', '{"name":"@b/c","version":"2.0.0","license":"ISC","author":{"name":"B"}}')
  write('node_modules/@b/c/README.md', '# c\n\n## License\n\nAsk B.\n\n## More\n')
  write('node_modules/a/node_modules/d/package.json', '{"name":"d","version":"3.0.0","license":"MIT"}')
  write('node_modules/e/package.json', '{"name":"e","version":"4.0.0","author":"E"}')
  const [a, c, d, e] = modules.map(directory => ({ nameForCondition: join(directory, 'index.js') }))
  const own = { nameForCondition: join(home, 'lib/index.js') }
  const found = findPackages([own, { modules: [a!, { modules: [c!] }] }, { ...d!, modules: [] }, e!, a!, {}])
  expect(found.toSorted()).toEqual(modules.toSorted())
  expect(describeLicenses(found).split(`\n\n${'-'.repeat(80)}\n\n`)).toEqual([
    '@b/c 2.0.0\n\nISC\n\nBy B\n\nAsk B.',
    'a 1.0.0\n\nMIT\n\nDo as you like.\n\nBy many.',
    'd 3.0.0\n\nMIT',
    'e 4.0.0\n\nThe package names no licence.\n\nBy E\n',
  ])
})
