import { expect, test } from 'vitest'
import { findIdleLine } from '../../../src/formats/idle.js'

const cargo = (counts: string) =>
  `\nrunning 0 tests\n\ntest result: ok. ${counts}; 0 filtered out; finished in 0.00s\n\n`

test.each<[what: string, text: string, line: string]>([
  ['cargo', cargo('0 passed; 0 failed; 0 ignored; 0 measured'), 'running 0 tests'],
  [
    'cargo bench that ignores all tests',
    'running 2 tests\ntest a ... ignored\ntest b ... ignored\n\ntest result: ok. 0 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out\n',
    'test result: ok. 0 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out',
  ],
  ['pytest -q, cut by a filter of the log', 'collected 0 items\n', 'collected 0 items'],
  ['node:test, TAP', 'TAP version 13\n1..0\n# tests 0\n# suites 0\n# pass 0\n', '# tests 0'],
  ['node:test, spec', 'ℹ tests 0\nℹ suites 0\nℹ pass 0\n', 'ℹ tests 0'],
  ['go', 'PASS\nok  \texample.org/shop\t0.004s\n', 'PASS'],
  ['go without tests', '?   \texample.org/shop\t[no test files]\n', '?   \texample.org/shop\t[no test files]'],
  ['go from its cache', 'ok  \texample.org/shop\t(cached)\n', 'ok  \texample.org/shop\t(cached)'],
  ['make', "make: 'bench' is up to date.\n", "make: 'bench' is up to date."],
  ['make all', "make[1]: Nothing to be done for 'all'.\n", "make[1]: Nothing to be done for 'all'."],
  ['ninja', 'ninja: no work to do.\n', 'ninja: no work to do.'],
  [
    'bazel',
    '//b:bench    (cached) PASSED in 4.1s\nExecuted 0 out of 1 test: 1 test passes.\n',
    '//b:bench    (cached) PASSED in 4.1s',
  ],
  [
    'gradle',
    '> Task :jmh UP-TO-DATE\n\nBUILD SUCCESSFUL in 1s\n3 actionable tasks: 3 up-to-date\n',
    '> Task :jmh UP-TO-DATE',
  ],
  ['pytest', '===== 12 deselected in 0.03s =====\n', '===== 12 deselected in 0.03s ====='],
  ['pytest that skips', 'ss\n2 skipped in 0.02s\n', '2 skipped in 0.02s'],
  ['vitest', 'No test files found, exiting with code 0\n', 'No test files found, exiting with code 0'],
  ['mocha', '\n  0 passing (2ms)\n', '0 passing (2ms)'],
  [
    'googletest',
    '[==========] Running 0 tests from 0 test suites.\n[  PASSED  ] 0 tests.\n',
    '[==========] Running 0 tests from 0 test suites.',
  ],
  [
    'swift',
    'Executed 0 tests, with 0 failures (0 unexpected) in 0.000 seconds\n',
    'Executed 0 tests, with 0 failures (0 unexpected) in 0.000 seconds',
  ],
  ['maven', 'Tests run: 0, Failures: 0, Errors: 0, Skipped: 0\n', 'Tests run: 0, Failures: 0, Errors: 0, Skipped: 0'],
  [
    'Google Benchmark',
    'Failed to match any benchmarks against regex: BM_X\n',
    'Failed to match any benchmarks against regex: BM_X',
  ],
  ['BenchmarkDotNet', 'There are no benchmarks found \n', 'There are no benchmarks found'],
  [
    'nx',
    'Nx read the output from the cache instead of running the command for 3 out of 3 tasks.\n',
    'Nx read the output from the cache instead of running the command for 3 out of 3 tasks.',
  ],
  ['how a tool is used', '\nUsage: bench [OPTIONS] <FILE>\n  -h  help\n', 'Usage: bench [OPTIONS] <FILE>'],
])('%s says that it ran nothing', (_, text, line) => {
  expect(findIdleLine(text)).toBe(line)
})

test.each<[what: string, text: string]>([
  [
    'twelve tests, and none in the documentation',
    `running 12 tests\ntest result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n${cargo('0 passed; 0 failed; 0 ignored; 0 measured')}`,
  ],
  ['benchmarks that cargo measured', `${cargo('0 passed; 0 failed; 0 ignored; 1 measured')}`],
  ['a package with tests beside one without', '?   \ta\t[no test files]\nok  \tb\t1.204s\n'],
  [
    'a build that did something',
    '> Task :compileJava UP-TO-DATE\n> Task :jmh\n3 actionable tasks: 1 executed, 2 up-to-date\n',
  ],
  ['one of two tests that ran', '//a (cached) PASSED in 1s\n//b PASSED in 2s\nExecuted 1 out of 2 tests\n'],
  ['tests that passed beside others', '=== 3 passed, 2 deselected in 1.20s ===\n'],
  ['modules of which some have no tests', 'Tests run: 0, Failures: 0\nTests run: 4, Failures: 0\n'],
  ['a usage further down', 'indexed 12 files\nmemory usage: 12 MB\n'],
  ['words of a program', 'no errors found\npassed 0 flags\n'],
  ['nothing', ''],
  ['a long log', `PASS\n${'x'.repeat(2 ** 16)}`],
])('%s is no sign of that', (_, text) => {
  expect(findIdleLine(text)).toBeUndefined()
})
