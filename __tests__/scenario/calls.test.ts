import { existsSync, mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cli, counterbalance } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const sides = ['a', 'b']
const command = benchCommand

/** Calls that their user must change: exit status 2, and words that name the thing and what belongs there. */
testFirst<[name: string, words: readonly string[], says: string]>(56, [
  [
    'a directory that is not there',
    ['./none', 'b', ...command],
    '"./none" does not exist: name the directory of a built program',
  ],
  ['a directory with a name that is not there', ['a', 'new=dir:none', ...command], '"new=dir:none" does not exist'],
  ['a directory that is a file', ['a', './b/bench.sh', ...command], '"./b/bench.sh" is a file: name the directory'],
  [
    'a directory without its name',
    ['dir:', ...command],
    '"dir:" is incomplete: write the name behind the colon, such as dir:../main',
  ],
  [
    'a commit without a repository',
    ['ref:main', ...command],
    '"ref:main" is no commit, because this directory is not in a git repository: run this in a clone, or name a directory',
  ],
  [
    'neither a directory nor a commit',
    ['none', 'b', ...command],
    '"none" is neither a directory nor a commit, because this directory is not in a git repository',
  ],
  [
    'a commit without its name',
    ['ref:', ...command],
    '"ref:" is incomplete: write the name behind the colon, such as ref:v1.2',
  ],
  [
    'a name without a version',
    ['old=', 'b', ...command],
    '"old=" names no version: write a directory, a commit or store:DIR',
  ],
  ['a version without a name', ['=a', 'b', ...command], '"=a" has an empty name; give it one of 1 to 60 characters'],
  ['two versions of one name', ['old=a', 'old=b', ...command], 'two sides have the name "old": give each its own name'],
  ['nothing at all', [], 'there is nothing to compare: give versions and a command'],
  ['no command', sides, '"a" is a version, and there is no command: add it after "--", such as -- npm run bench'],
  ['an empty command', [...sides, '--', ''], 'there is no command: add it after "--"'],
  ['one command alone', ['true'], 'there is only one command, "true": give another one, or put a command after "--"'],
  ['a command that is empty', ['true', ' '], 'command 2 is empty: give a shell line'],
  [
    'more names than commands',
    ['true', 'false', '-n', 'a', '-n', 'b', '-n', 'c'],
    'is given 3 times, and there are only 2',
  ],
  ['a name of a command for versions', [...sides, '-n', 'old', ...command], 'name a version by NAME=SOURCE'],
  [
    'a command twice',
    [...sides, '--command', 'true', ...command],
    '"command" is given twice: as an option and after "--"',
  ],
  [
    'more commands than versions',
    [...sides, '--command', 'true', '--command', 'false', '--command', ':'],
    '"command" is given 3 times, and there are 2 versions: give it once, or once for each version',
  ],
  [
    'a setup and no commit',
    [...sides, '--setup', 'make', ...command],
    'builds a commit, and none of the versions is one',
  ],
  ['no rounds', [...sides, '--rounds', '0', ...command], '"rounds" is "0": give at least 1'],
  [
    'half a round',
    [...sides, '--rounds', '2.5', ...command],
    'invalid value "2.5" for "--rounds"; it must be a whole number from 1 to 10000',
  ],
  ['too many rounds', [...sides, '--rounds', '1e9', ...command], 'invalid value "1e9" for "--rounds"'],
  [
    'an option twice',
    [...sides, '--rounds', '5', '--rounds', '8', ...command],
    '"--rounds" is given 2 times; give it once',
  ],
  [
    'negative warm-ups',
    [...sides, '--warmup=-1', ...command],
    'invalid value "-1" for "--warmup"; it must be a number of rounds, a time, or both',
  ],
  [
    'a threshold that is a word',
    [...sides, '--threshold', 'abc', ...command],
    'invalid value "abc" for "--threshold"; it must be a percentage such as 2%',
  ],
  [
    'a threshold without its unit',
    [...sides, '--threshold', '5', ...command],
    'invalid value "5" for "--threshold"; it must be a percentage such as 2%',
  ],
  [
    'a threshold of 100%',
    [...sides, '--threshold', '100%', ...command],
    'invalid value "100%" for "--threshold"; it must be a percentage such as 2%, from 0% to below 100%',
  ],
  [
    'a time without its unit',
    [...sides, '--time-budget', '10', ...command],
    'invalid value "10" for "--time-budget"; it must be a time with its unit, such as 90s, 10m or 1h',
  ],
  ['no time at all', [...sides, '--set', 'run-timeout=0s', ...command], 'invalid value "0s" for "--set run-timeout"'],
  [
    'a format that is not known',
    [...sides, '--set', 'format=junit', ...command],
    'invalid value "junit" for "--set format"; it can be auto, ',
  ],
  [
    'a statistic that is not known',
    [...sides, '--set', 'statistic=best', ...command],
    'invalid value "best" for "--set statistic"; it can be median, mean, min, or a percentile',
  ],
  ['copies that cannot be', [...sides, '--set', 'copies=3+3', ...command], 'invalid value "3+3" for "--set copies"'],
  [
    'a gate that is not known',
    [...sides, '--fail-on', 'slower', ...command],
    'invalid value "slower" for "--fail-on"; did you mean "regressed"?',
  ],
  [
    'an unknown option',
    [...sides, '--thresold', '2%', ...command],
    'unknown option "--thresold"; did you mean "--threshold"?',
  ],
  [
    'an unknown option that is like no other',
    [...sides, '--quick', ...command],
    'unknown option "--quick"; --help lists them',
  ],
  ['an option without its value', [...sides, '--rounds'], '--rounds'],
  [
    'a working directory outside of the side',
    [...sides, '--set', 'working-directory=x/../..', ...command],
    'invalid value "x/../.." for "--set working-directory"; it must be a directory inside of a side',
  ],
  [
    'a working directory that is absolute',
    [...sides, '--set', 'working-directory=/tmp', ...command],
    'invalid value "/tmp" for "--set working-directory"',
  ],
  [
    'a working directory that is not there',
    [...sides, '--set', 'working-directory=none', ...command],
    '"working-directory" is "none", but there is no such directory in the baseline',
  ],
  ['a payload that matches nothing', [...sides, '--set', 'files=dist/**', ...command], '"files" matches no file in '],
  ['a payload from outside', [...sides, '--set', 'files=../*/bench.sh', ...command], 'which is outside of '],
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

testFirst<[words: readonly string[], says: string]>(1, [
  [
    ['race'],
    'unknown command "race"; there are init, compare, show, publish, parse, bisect, doctor, history, plan, self-test\n',
  ],
  [['comapre'], 'unknown command "comapre"; did you mean "compare"?'],
  [['analyze'], 'unknown command "analyze"; did you mean "show"?'],
  [['resume'], 'unknown command "resume"; did you mean "compare --resume RECORD.json"?'],
  [['toString'], 'unknown command "toString"'],
  [['show'], 'give at least one RECORD.json, or "-" for standard input'],
  [['show', 'none.json'], 'RECORD.json "none.json" cannot be read: no such file or directory'],
  [['show', '.'], 'RECORD.json "." cannot be read'],
  [
    ['show', 'none.json', '--as', 'pdf'],
    'invalid value "pdf" for "--as"; it can be terminal, comment, summary, json, markdown, causes, junit, html, csv, benchstat, critcmp, hyperfine',
  ],
  [['show', 'none.json', '--side', 'baseline'], '"--side" chooses a side for the file of another tool: csv, benchstat'],
  [['compare', '--resume', 'none.json'], 'RECORD.json "none.json" cannot be read'],
  [['compare', '--resume', 'r.json', 'main'], '"main" cannot be given with "--resume", which repeats the call'],
  [['compare', '--resume', 'r.json', '--threshold', '5%'], '"--threshold" cannot be given with "--resume"'],
])('%j', async (words, says) => {
  const ended = await counterbalance(makeSandbox(), words)
  expect(ended.stderr).toContain(says)
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})

testFirst(1, [
  [['help', 'compare'], '--threshold PERCENT'],
  [[], 'counterbalance compare main -- npm run bench'],
  [['--help'], 'counterbalance init'],
  [['compare', '--help'], '--threshold PERCENT'],
  [['show', '-h'], 'counterbalance show RECORD.json'],
  [['--version'], 'counterbalance 0.1.0'],
  [['-V'], 'counterbalance 0.1.0'],
])('%j is answered', async (words, says) => {
  const ended = await counterbalance(makeSandbox(), words)
  expect(ended.stdout).toContain(says)
  expect(ended).toMatchObject({ status: 0, stderr: '' })
})

test('--help after the command is the command’s', { tags: 'nightly' }, async () => {
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
  expect(stdout).toMatch(/rounds? /)
  expect(status).toBe(0)
})

test('there is no directory for what is temporary', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  const variables = { TMPDIR: sandbox.at('none') }
  const { status, stderr } = await counterbalance(sandbox, ['compare', ...sides, ...command], { variables })
  expect(stderr).toContain(`"${sandbox.at('none')}"`)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(2)
})

test('the least that is asked of a call is two directories and a command', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  mkdirSync(sandbox.at('b/deep'))
  const { status, stdout } = await counterbalance(sandbox, ['compare', '../a', '--', 'sh', 'bench.sh'], {
    directory: sandbox.at('b'),
  })
  expect(stdout).toMatch(/^ {2}a → \S+, \d+ rounds? in \d/m)
  expect(status).toBe(0)
})

// With fewer, some versions of Node do not come as far as to us, or cannot open what they are to remove.
testFirst(0, [24, 25])('where no more than %d files may be open, a sentence says what to do', async most => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1 }], [{ bench: 'parse', value: 1 }])
  const program = ['sh', '-c', `ulimit -n ${most}; exec "$0" "$@"`, process.execPath, cli] as const
  const ended = await counterbalance(sandbox, ['compare', ...sides, ...command], { program: [...program] })
  expect(ended.stderr).toBe(
    'counterbalance: too many files are open, because the limit of this shell is too low: raise it ("ulimit -n 1024") and run this again\n',
  )
  expect(ended).toMatchObject({ status: 2, stdout: '' })
})
