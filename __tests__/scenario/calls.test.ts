import { existsSync, mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cli, counterbalance } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, writeSides } from './sides.js'

const sides = ['--baseline', 'a', '--contender', 'b']
const command = benchCommand

/** Calls that their user must change: exit status 2, and words that name the thing and what belongs there. */
test.each<[name: string, words: readonly string[], says: string]>([
  [
    'a baseline that is not there',
    ['--baseline', 'none', '--contender', 'b', ...command],
    `the baseline's directory "none" does not exist: name the directory of a built program`,
  ],
  [
    'a contender that is not there',
    ['--baseline', 'a', '--contender', 'none', ...command],
    `the contender's directory "none" does not exist`,
  ],
  [
    'a baseline that is a file',
    ['--baseline', 'a/bench.sh', '--contender', 'b', ...command],
    `the baseline's directory "a/bench.sh" is not a directory`,
  ],
  [
    'a contender that is a file',
    ['--baseline', 'a', '--contender', 'b/bench.sh', ...command],
    `the contender's directory "b/bench.sh" is not a directory`,
  ],
  [
    'no baseline',
    ['--contender', 'b', ...command],
    'there is no baseline to compare with: give "--baseline" (an existing directory), or "--baseline-ref" and "--setup"',
  ],
  [
    'a baseline of two kinds',
    [...sides, '--baseline-ref', 'main', ...command],
    'give either "--baseline", or "--baseline-ref" and "--setup"',
  ],
  ['no command', sides, '"--command" is missing: the command that runs the benchmarks, for example "./app bench"'],
  ['an empty command', [...sides, '--', ''], '"--command" is missing'],
  [
    'a command twice',
    [...sides, '--command', 'true', ...command],
    '"--command" is given twice: as an option and after "--"',
  ],
  [
    'both forms of a command',
    [...sides, '--baseline-command', 'true', '--contender-command', 'true', ...command],
    'give either one command for both sides or one for each, not both',
  ],
  [
    'half a pair of commands',
    ['--baseline-command', 'true'],
    '"--baseline-command" and "--contender-command" must be given together',
  ],
  ['no rounds', [...sides, '--rounds', '0', ...command], '"--rounds" is "0": give at least 1'],
  ['half a round', [...sides, '--rounds', '2.5', ...command], '"--rounds" is "2.5"'],
  ['too many rounds', [...sides, '--rounds', '1e9', ...command], '"--rounds" is "1e9"'],
  [
    'an option twice',
    [...sides, '--rounds', '5', '--rounds', '8', ...command],
    '"--rounds" is given 2 times; give it once',
  ],
  ['negative warm-ups', [...sides, '--warmup=-1', ...command], '"--warmup" is "-1"'],
  [
    'a threshold that is a word',
    [...sides, '--threshold', 'abc', ...command],
    '"--threshold" is "abc"; it must be a percentage such as 2%',
  ],
  [
    'a threshold without its unit',
    [...sides, '--threshold', '5', ...command],
    '"--threshold" is "5"; it must be a percentage such as 2%',
  ],
  [
    'a confidence of 100 %',
    [...sides, '--confidence', '100%', ...command],
    '"--confidence" is "100%"; it must be a percentage such as 95%, from 50% to below 100%',
  ],
  [
    'a time without its unit',
    [...sides, '--time-budget', '10', ...command],
    '"--time-budget" is "10"; it must be a time with its unit, such as 90s, 10m or 1h',
  ],
  ['no time at all', [...sides, '--run-timeout', '0s', ...command], '"--run-timeout" is "0s"'],
  [
    'a format that is not known',
    [...sides, '--format', 'junit', ...command],
    '"--format" is "junit"; it can be auto, ',
  ],
  [
    'a statistic that is not known',
    [...sides, '--statistic', 'best', ...command],
    '"--statistic" is "best"; it can be median, mean, min, or a percentile',
  ],
  ['copies that cannot be', [...sides, '--copies', '3+3', ...command], '"--copies" is "3+3"'],
  [
    'a gate that is not known',
    [...sides, '--fail-on', 'slower', ...command],
    '"--fail-on" holds "slower"; did you mean "regressed"?',
  ],
  [
    'an unknown option',
    [...sides, '--thresold', '2%', ...command],
    'there is no option "--thresold"; did you mean "--threshold"?',
  ],
  [
    'an unknown option that is like no other',
    [...sides, '--quick', ...command],
    'there is no option "--quick": see --help',
  ],
  ['an option without its value', [...sides, '--rounds'], '--rounds'],
  [
    'a working directory outside of the side',
    [...sides, '--working-directory', 'x/../..', ...command],
    '"--working-directory" is "x/../.."; it must be a directory inside of a side',
  ],
  [
    'a working directory that is absolute',
    [...sides, '--working-directory', '/tmp', ...command],
    '"--working-directory" is "/tmp"',
  ],
  [
    'a working directory that is not there',
    [...sides, '--working-directory', 'none', ...command],
    '"--working-directory" is "none", but there is no such directory in the baseline',
  ],
  ['a payload that matches nothing', [...sides, '--files', 'dist/**', ...command], '"--files" matches no file in '],
  ['a payload from outside', [...sides, '--files', '../*/bench.sh', ...command], 'which is outside of '],
  [
    'a report into a directory that is not there',
    [...sides, '--json', 'none/a.json', ...command],
    '"none/a.json" cannot be written: no such file or directory',
  ],
  ['a record that is a directory', [...sides, '--record', 'a', ...command], '"a" cannot be written: it is a directory'],
  [
    'a page below a file',
    [...sides, '--html', 'a/bench.sh/page.html', ...command],
    '"a/bench.sh/page.html" cannot be written: not a directory',
  ],
])('%s', async (_, words, says) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  const ended = await counterbalance(sandbox, ['compare', ...words])
  expect(ended.stderr).toContain(says)
  expect(ended.stderr).toMatch(/^counterbalance: /)
  expect(ended.stderr).not.toContain('    at ')
  expect(ended).toMatchObject({ status: 2, stdout: '' })
  expect(existsSync(sandbox.at('invocations')), 'something has run').toBe(false)
})

test.each<[words: readonly string[], says: string]>([
  [
    ['race'],
    'there is no command "race"; there are init, compare, resume, publish, analyze, parse, render, self-test, causes, bisect, history, doctor',
  ],
  [['comapre'], 'there is no command "comapre"; did you mean "compare"?'],
  [['toString'], 'there is no command "toString"'],
  [['analyze'], 'give exactly one RECORD.json'],
  [['analyze', 'none.json'], 'RECORD.json "none.json" cannot be read: no such file or directory'],
  [['analyze', '.'], 'RECORD.json "." cannot be read'],
  [
    ['render', 'none.json', '--as', 'pdf'],
    '"--as" is "pdf"; it can be terminal, comment, summary, markdown, html, junit, csv, benchstat, critcmp, hyperfine',
  ],
  [
    ['render', 'none.json', '--side', 'baseline'],
    '"--side" chooses a side for the file of another tool: csv, benchstat',
  ],
  [['render', 'none.json'], 'RECORD.json "none.json" cannot be read'],
])('%j', async (words, says) => {
  const ended = await counterbalance(makeSandbox(), words)
  expect(ended.stderr).toContain(says)
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})

test.each([
  [[], 'counterbalance compare'],
  [['--help'], 'counterbalance compare'],
  [['compare', '--help'], '--run-timeout TIME'],
  [['analyze', '-h'], 'counterbalance analyze RECORD.json'],
  [['--version'], 'counterbalance 0.1.0'],
])('%j is answered', async (words, says) => {
  const ended = await counterbalance(makeSandbox(), words)
  expect(ended.stdout).toContain(says)
  expect(ended).toMatchObject({ status: 0, stderr: '' })
})

test('--help after the command is the command’s', async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/app`, `#!/bin/sh\n[ "$1" = --help ]`)
  const { status, stdout } = await counterbalance(sandbox, [
    'compare',
    ...sides,
    '--rounds',
    '5',
    '--',
    './app',
    '--help',
  ])
  expect(stdout).toContain('Benchmarks:')
  expect(status).toBe(0)
})

test('there is no directory for what is temporary', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  const variables = { TMPDIR: sandbox.at('none') }
  const { status, stderr } = await counterbalance(sandbox, ['compare', ...sides, ...command], { variables })
  expect(stderr).toContain(`"${sandbox.at('none')}"`)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(2)
})

test('the least that is asked of a call is two directories and a command', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  mkdirSync(sandbox.at('b/deep'))
  const { status, stdout } = await counterbalance(sandbox, ['compare', '--baseline', '../a', '--', 'sh', 'bench.sh'], {
    directory: sandbox.at('b'),
  })
  expect(stdout).toMatch(/^\. against \.\.\/a · \d+ rounds · control/m)
  expect(status).toBe(0)
})

// With fewer, some versions of Node do not come as far as to us, or cannot open what they are to remove.
test.each([28, 30])('where no more than %d files may be open, a sentence says what to do', async most => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1 }], [{ bench: 'parse', value: 1 }])
  const program = ['sh', '-c', `ulimit -n ${most}; exec "$0" "$@"`, process.execPath, cli] as const
  const ended = await counterbalance(sandbox, ['compare', ...sides, ...command], { program: [...program] })
  expect(ended.stderr).toBe(
    'counterbalance: too many files are open, because the limit of this shell is too low: raise it ("ulimit -n 1024") and run this again\n',
  )
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})
