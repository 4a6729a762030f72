import { expect, test } from 'vitest'
import { nameDocumentRules, sortChanges } from '../../../src/baseline/changed-files.js'
import { decodeRules } from '../rules/decode-rules.js'

const rules = decodeRules('rules:\n- sources: [src/**, corpus/*.md, go:./words]\n', {
  source: 'counterbalance.yml',
  asOf: '2026-01-01',
})
const name = (paths: readonly string[], payload: readonly string[]) =>
  nameDocumentRules(sortChanges(paths, { payload, rules, unrelated: ['e2e/**'] }))

test.each<[paths: readonly string[], payload: readonly string[], rules: string | undefined]>([
  [['README.md'], ['build/**'], '*.md'],
  [['docs/start.md', 'CHANGELOG.md', 'LICENSE', '.github/CODEOWNERS'], ['b'], '*.md, licenses'],
  [['bench/words.md', 'docs/images/page.svg'], ['build/**'], '*.md, pictures'],
  [['e2e/login.txt', 'e2e/page.ts'], ['build/**'], 'unrelated-files: e2e/**'],
  [[], ['build/**'], ''],
  [[], [], ''],
  // What is measured, or made into that.
  [['README.md'], [], undefined],
  [['README.md'], ['**', '!node_modules/**'], undefined],
  [['README.md'], ['readme.*'], undefined],
  [['docs/guide.md'], ['docs'], undefined],
  [['docs/.hidden/guide.md'], ['docs/**/*.md'], undefined],
  [['README.md'], ['{README,LICENSE}*'], undefined],
  [['corpus/long.md'], ['build/**'], undefined],
  [['e2e/login.txt'], ['e2e'], undefined],
  // What it is built from, and how.
  [['README.md', 'src/parse.c'], ['build/**'], undefined],
  [['package-lock.json'], ['build/**'], undefined],
  [['.github/workflows/benchmarks.yml'], ['build/**'], undefined],
  [['docs/conf.py'], ['build/**'], undefined],
  [['requirements.txt'], ['build/**'], undefined],
  [['README.txt'], ['build/**'], undefined],
  [['LICENSE.txt'], ['build/**'], undefined],
  [['readme.c'], ['build/**'], undefined],
  [['Makefile'], ['build/**'], undefined],
])('of %j, where %j is needed, all are documents: %s', (paths, payload, expected) => {
  expect(name(paths, payload)).toBe(expected)
})

test('what both sides are built and run with is told from the rest', () => {
  const toolchain = ['.nvmrc', 'Dockerfile', 'ci/linux.Dockerfile', 'go.sum', '.github/workflows/ci.yml']
  const others = ['src/main.c', 'package.json', '.github/labeler.yml']
  const sorted = sortChanges([...others, 'README.md', ...toolchain], { payload: ['build'], rules, unrelated: [] })
  expect(sorted).toEqual({ documentRules: ['*.md'], toolchain, others })
})
