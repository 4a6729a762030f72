import { expect, test } from 'vitest'
import { areOnlyDocuments } from '../../../src/baseline/files.js'

test.each<[paths: readonly string[], payload: readonly string[], isSo: boolean]>([
  [['README.md'], ['build/**'], true],
  [
    ['docs/guide/start.md', 'CHANGELOG.md', 'LICENSE', '.github/CODEOWNERS', '.github/pull_request_template.md'],
    ['b'],
    true,
  ],
  [['packages/words/README.md'], ['build/**'], true],
  [[], ['build/**'], true],
  [[], [], true],
  // Everything is measured.
  [['README.md'], [], false],
  [['README.md'], ['**', '!node_modules/**'], false],
  [['README.md'], ['readme.*'], false],
  [['docs/guide.md'], ['docs'], false],
  [['docs/.hidden/guide.md'], ['docs/**/*.md'], false],
  [['README.md'], ['{README,LICENSE}*'], false],
  // What it is built from, and how.
  [['README.md', 'src/parse.c'], ['build/**'], false],
  [['package-lock.json'], ['build/**'], false],
  [['.github/workflows/benchmarks.yml'], ['build/**'], false],
  [['.github/actions/build/action.yml'], ['build/**'], false],
  [['docs/conf.py'], ['build/**'], false],
  [['bench/words.md'], ['build/**'], false],
  [['requirements.txt'], ['build/**'], false],
  [['readme.c'], ['build/**'], false],
  [['Makefile'], ['build/**'], false],
])('of %j, where %j is measured, only documents changed: %s', (paths, payload, isSo) => {
  expect(areOnlyDocuments(paths, payload)).toBe(isSo)
})
