import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listSuiteChanges, warnOfSuite } from '../../../../src/record/suite-files.js'
import { layOver, readSuiteFiles } from '../../../../src/system/git/sides.js'
import { makeDirectory } from '../archives.js'

const patterns = ['bench/**', '!**/*.md']

function makeSide(files: { readonly [path: string]: string }): string {
  const root = makeDirectory()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const baseline = {
  'bench/kept.js': 'k',
  'bench/old.js': 'o',
  'bench/a/deep.js': '1',
  'bench/notes.md': 'n',
  'app.js': '1',
}
const contender = {
  'bench/kept.js': 'k',
  'bench/new.js': 'w',
  'bench/a/deep.js': '2',
  'bench/notes.md': 'm',
  'app.js': '2',
}

test('the files of the contender replace those of the baseline, and nothing else does', () => {
  const [from, to] = [makeSide(contender), makeSide(baseline)]
  const own = readSuiteFiles(from, patterns)
  const before = layOver({ root: from, ...own }, to)
  expect(readSuiteFiles(to, patterns)).toEqual(own)
  expect(listSuiteChanges(before, own)).toEqual(['bench/a/deep.js', 'bench/new.js', 'bench/old.js'])
  expect(existsSync(join(to, 'bench/old.js'))).toBe(false)
  expect(['bench/notes.md', 'app.js'].map(path => readFileSync(join(to, path), 'utf8'))).toEqual(['n', '1'])
})

test.each([
  ['a file', (root: string) => symlinkSync('../app.js', join(root, 'bench/link.js')), 'bench/link.js'],
  ['a file with a link in its place', (root: string) => symlinkSync('/etc', join(root, 'bench')), 'bench'],
])('%s that is a link is refused', (_, link, named) => {
  const root = makeSide(named === 'bench' ? { 'app.js': '1' } : baseline)
  link(root)
  const says = `"suite-files" matches ${named} in ${root}, which is a link`
  const from = makeSide(contender)
  const own = { root: from, ...readSuiteFiles(from, patterns) }
  if (named === 'bench') expect(() => layOver(own, root)).toThrow(says)
  else expect(() => readSuiteFiles(root, patterns)).toThrow(says)
})

test('of a checkout, only what git tracks counts: other files may be built, many, or links', () => {
  const root = makeSide({
    ...contender,
    ...Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`bench/${at}.o`, ''])),
  })
  symlinkSync('/etc', join(root, 'bench/link'))
  const tracked = new Set(['bench/kept.js', 'app.js'])
  expect(Object.keys(readSuiteFiles(root, patterns, tracked).digests)).toEqual(['bench/kept.js'])
})

test('patterns that match everything are refused', () => {
  const root = makeSide(Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`bench/${index}.js`, ''])))
  expect(() => readSuiteFiles(root, ['**'])).toThrow('"suite-files" matches 1001 files')
})

test('what one side did not list, or listed by other patterns, is unknown', () => {
  const files = { patterns, digests: { a: '1' } }
  expect(listSuiteChanges(files, files)).toEqual([])
  expect(listSuiteChanges(undefined, files)).toBeUndefined()
  expect(listSuiteChanges(files, { ...files, patterns: ['**'] })).toBeUndefined()
})

test.each([
  [['bench/new.js'], 'bench/new.js'],
  [['bench/new.js', 'bench/a', 'bench/b'], 'bench/new.js and 2 more'],
])('files that git does not track are named: %j', (suiteUntracked, which) => {
  const suite = { patterns, digests: {} }
  const sides = [
    { name: 'baseline', suite },
    { name: 'contender', suite, suiteUntracked },
  ] as const
  expect(warnOfSuite(patterns, sides).map(({ message }) => message)).toEqual([
    `in the contender, git does not track ${which}, so "suite-files" leaves it out: run "git add" for files that define benchmarks`,
  ])
  expect(warnOfSuite([], sides)).toEqual([])
})
