import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { compareSides, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const good = [{ bench: 'parse', value: 1_000_000 }]
const rounds = ['--rounds', '8']

/** What the command of a side may do; the good one is on the other side. */
const cases: readonly {
  readonly name: string
  readonly baseline?: string
  readonly contender?: string
  readonly options?: readonly string[]
  readonly status: number
  readonly report: string
  readonly says: readonly string[]
}[] = [
  {
    name: 'exits non-zero in the contender',
    contender: 'echo "cannot open words.txt" >&2; exit 3',
    status: 4,
    report: 'not-comparable',
    says: [
      'The benchmarks fail on b (exit status 3), so nothing could be compared.',
      '│ cannot open words.txt',
      '1 round (ended by failures)',
    ],
  },
  {
    name: 'exits non-zero in the baseline',
    baseline: 'echo broken; exit 1',
    status: 4,
    report: 'not-compared',
    says: [
      'The benchmarks fail on a (exit status 1), so nothing could be compared.',
      '│ broken',
      '(cd a && sh bench.sh)',
      '--rounds 8',
    ],
  },
  {
    name: 'exits non-zero in both',
    baseline: 'exit 1',
    contender: 'exit 2',
    status: 4,
    report: 'errored',
    says: ['The benchmarks fail on both sides', 'Next: run sh bench.sh'],
  },
  {
    name: 'is killed',
    contender: 'kill -SEGV $$',
    status: 4,
    report: 'not-comparable',
    says: ['(ended by SIGSEGV)'],
  },
  {
    name: 'hangs',
    contender: 'echo working; sleep 1000',
    options: ['--set', 'run-timeout=3s'],
    status: 4,
    report: 'not-comparable',
    says: ['The benchmarks fail on b (its time limit was exceeded), so nothing could be compared.', '│ working'],
  },
  {
    name: 'hangs on both sides with grandchildren that have left its session',
    baseline: 'setsid sleep 1000 & sleep 1000',
    contender: 'setsid sh -c "setsid sleep 1000 & sleep 1000" & sleep 1000',
    options: ['--set', 'run-timeout=1s'],
    status: 4,
    report: 'errored',
    says: ['The benchmarks fail on both sides (its time limit was exceeded)', 'left processes running'],
  },
  {
    name: 'cannot be ended by SIGTERM',
    contender: "trap '' TERM; while :; do sleep 1000; done",
    options: ['--set', 'run-timeout=3s'],
    status: 4,
    report: 'not-comparable',
    says: ['exceeded the time limit'],
  },
  {
    name: 'prints far too much',
    contender: 'head -c 200M /dev/zero',
    status: 4,
    report: 'not-comparable',
    says: ['it printed more than 64 MiB: let it print only its numbers'],
  },
]

testFirst(5, cases)('the command $name', async ({ baseline, contender, options = [], status, says, report }) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', baseline ?? makeScript(good))
  sandbox.write('b/bench.sh', contender ?? makeScript(good))
  const words = [...compareSides, ...rounds, '--json', 'a.json', ...options, '--', 'sh', 'bench.sh']
  const ended = await counterbalance(sandbox, words)
  for (const part of says) expect(ended.stdout).toContain(part)
  expect([ended.status, readReport(sandbox, 'a.json').status]).toEqual([status, report])
})

/** Commands that cannot be started on either side. */
testFirst(1, [
  [
    'is not in PATH',
    ['no-such-program', '--fast'],
    /The command no-such-program was not found in PATH \(\S+programs-\w+\)/,
  ],
  ['is not in the copy', ['./no-such-program'], /The command \/\S+\/b1\/no-such-program does not exist|c1\/no-such/],
  ['may not be executed', ['./bench.sh'], 'permission denied. Is its mode right (chmod +x)?'],
  ['is not found by the shell', ['no-such-program --fast'], 'no-such-program: command not found'],
] as const)('the command %s', async (_, command, says) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', 'exit 0')
  sandbox.write('b/bench.sh', 'exit 0')
  const { status, stdout, stderr } = await counterbalance(sandbox, [...compareSides, ...rounds, '--', ...command])
  expect(`${stdout}${stderr}`).toMatch(says)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(4)
})

test('the command is there on one side only', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/app', `#!/bin/sh\n${makeScript(good)}`)
  sandbox.write('b/readme', 'not built')
  const { status, stdout } = await counterbalance(sandbox, [...compareSides, ...rounds, '--', './app'])
  expect(stdout).toMatch(/fail on b \(it could not be started\)[\s\S]*│ The command \S+c\d\/app does not exist/)
  expect(status).toBe(4)
})

/** Invocations are 4 a round: in round 7 they are the 25th to the 28th. */
testFirst(0, [
  {
    name: 'once',
    fails: '[ $n != 26 ] || exit 1',
    verdict: 'regressed',
    message: 'failed in 1 of 16 runs: the command ended with exit status 1',
  },
  {
    name: 'on both copies of the contender',
    fails: 'if grep -q "1[1]00000" bench.sh; then case $n in 2[5678]) echo "out of memory" >&2; exit 1;; esac; fi',
    verdict: 'not-comparable',
    message: 'b failed in 2 of 16 runs: the command ended with exit status 1: out of memory',
  },
  {
    name: 'on all copies',
    fails: 'case $n in 2[5678]) exit 1;; esac',
    verdict: 'regressed',
    message: 'each side failed in 2 of 16 runs: the command ended with exit status 1',
  },
])('the command fails in round 7 only, $name: $verdict', async ({ fails, verdict, message }) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript(good, [fails]))
  sandbox.write('b/bench.sh', makeScript([{ bench: 'parse', value: 1_100_000 }], [fails]))
  const words = [...compareSides, ...rounds, '--json', 'a.json', '--record', 'r.json', '--', 'sh', 'bench.sh']
  const { status, stdout } = await counterbalance(sandbox, words)
  const report = readReport(sandbox, 'a.json')
  expect(findingsOf(report).map(one => one.verdict)).toEqual([verdict])
  expect(report).toMatchObject({ rounds: 8, plan: { stoppedBy: 'complete' } })
  expect(stdout).toContain(message)
  expect(status).toBe(0)
})

test('children that outlive the command are ended, and said', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b'])
    sandbox.write(`${side}/bench.sh`, makeScript(good, ['sleep 1000 &', 'setsid sleep 1000 &']))
  const { status, stdout } = await counterbalance(sandbox, [...compareSides, ...rounds, '--', 'sh', 'bench.sh'])
  expect(stdout).toContain('the command left processes running, which were ended before the next run')
  expect(status).toBe(0)
})

test('binary output hides no numbers', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const noise = ['head -c 100000 /dev/urandom', 'echo']
  sandbox.write('a/bench.sh', makeScript(good, noise))
  sandbox.write('b/bench.sh', makeScript([{ bench: 'parse', value: 1_100_000 }], noise))
  const words = [...compareSides, ...rounds, '--set', 'format=native', '--', 'sh', 'bench.sh']
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain('parse regressed by ')
  expect(status).toBe(0)
})

test('prepare runs before every invocation, in its copy, and is not timed', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const script = `[ "$(cat ready)" = "$PWD" ]; rm ready; echo '{"bench":"x","value":1,"unit":"B"}'`
  sandbox.write('a/bench.sh', script)
  sandbox.write('b/bench.sh', script)
  const words = [...compareSides, ...rounds, '--prepare', 'pwd > ready', '--', 'sh', '-e', 'bench.sh']
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain('both versions are identical')
  expect(status).toBe(0)
})

test('prepare fails', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, makeScript(good))
  const words = [...compareSides, ...rounds, '--prepare', 'cat no-such-file', '--', 'sh', 'bench.sh']
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(stdout).toMatch(/fail on both sides \(exit status 1\)[\s\S]*│ cat: .*no-such-file/)
  expect(status).toBe(4)
})

test('a failing command’s last words are shown as lines, and do nothing to a terminal', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const words = String.raw`printf '\033]0;title\007\033[31mred\033[0m\n    at main.c:3\n::error::loud\r\033[2J##[error]\n' >&2; exit 1`
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, words)
  const { stdout, stderr, status } = await counterbalance(sandbox, [...compareSides, ...rounds, '--', 'sh', 'bench.sh'])
  expect(stderr).toContain(': the command ended with exit status 1: red\n    at main.c:3\n: :error::loud\n# #[error]\n')
  expect(`${stdout}${stderr}`).not.toMatch(/[^\P{Cc}\n]|##\[/u)
  expect(status).toBe(4)
})

test('where the PATH has no bash, sh runs the lines, and that is said once', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, good)
  mkdirSync(sandbox.at('tools'))
  for (const name of readdirSync('/usr/bin').filter(one => !/bash$/.test(one)))
    symlinkSync(join('/usr/bin', name), sandbox.at('tools', name))
  const words = [...compareSides, '--rounds', '5', '--command', 'false | sh bench.sh']
  const variables = { PATH: sandbox.at('tools') }
  const { status, stdout, stderr } = await counterbalance(sandbox, words, { variables })
  expect(status, stderr).toBe(0)
  expect(stdout.split('no bash was found, so sh ran the command')).toHaveLength(2)
})
