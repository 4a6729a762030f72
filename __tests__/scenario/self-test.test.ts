import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { SelfTest } from '../../src/extras/self-test/self-test.js'
import { fillInputs } from '../runner-inputs.js'
import { counterbalance, startCounterbalance } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, makeScript } from './sides.js'
import { testFirst } from './some-at-night.js'

const parse = { bench: 'parse', value: 1_000_000 }
/** Nearly always the same. */
const rate = { bench: 'serve', value: 2000, unit: 'req/s', better: 'higher', noise: 2 } as const

/** Two sessions of either kind, of a few rounds; 20 invocations each, after one that tries the command. */
const few = ['self-test', 'a', '--rounds', '5', '--warmup', '0', '--set', 'seed=scenario']
const quick = [...few, '--sessions', '2']
const outputs = ['--json', 'a.json', '--markdown', 'a.md']

function readSelfTest(sandbox: Sandbox): SelfTest {
  return JSON.parse(sandbox.read('a.json'))
}

test('numbers that the command prints: they are scaled, which is said, and the slowdown is found', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([parse, rate]))
  const { status, stdout, stderr } = await counterbalance(sandbox, [...quick, ...outputs, ...benchCommand])
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(
    /^Self-test: no false alarm in 2 sessions; a slowdown of 5% was found in all 2, in every benchmark; detectable change: \d\.\d+%\n/,
  )
  expect(stdout).toContain('sh bench.sh · 2 + 2 sessions of 5 rounds')
  expect(stdout).toContain('The slowdown is in the numbers only')
  expect(stdout).toMatch(/^serve · req\/s +0\/2 +0\/2 +2\/2 +−4\.8% +0\.\d\d%$/m)
  expect(stdout).toContain('Next: run more sessions')
  const lines = stderr.trimEnd().split('\n')
  expect(lines[0]).toBe(
    'numbers are read as "native"; the slowdown is added to the numbers as they are read, which become 5% worse',
  )
  expect(lines[1]).toMatch(/^4 sessions, about \d+ s$/)
  expect(lines.slice(2).map(line => line.replace(/, about.*/, ''))).toEqual([
    expect.stringMatching(/^session 1 of 4 \(baseline against itself\): (unchanged|inconclusive) after 5 rounds$/),
    'session 2 of 4 (slowed): regressed after 5 rounds',
    expect.stringMatching(/^session 3 of 4 \(baseline against itself\)/),
    'session 4 of 4 (slowed): regressed after 5 rounds',
  ])
  expect(readSelfTest(sandbox)).toMatchObject({
    schema: 'counterbalance/self-test@1',
    falseAlarms: { count: 0, of: 2 },
    found: { count: 2, of: 2 },
    slowdown: { kind: 'scaled' },
    format: 'native',
    seed: 'scenario',
    stoppedBy: 'complete',
    benchmarks: [{ benchmark: 'parse' }, { benchmark: 'serve' }],
  })
  expect(readSelfTest(sandbox).sessions.map(({ kind, seed }) => [kind, seed])).toEqual([
    ['same', 'scenario/same/1'],
    ['slowed', 'scenario/slowed/1'],
    ['same', 'scenario/same/2'],
    ['slowed', 'scenario/slowed/2'],
  ])
  expect(sandbox.read('a.md')).toContain(
    '## 🧪 Self-test: no false alarm in 2 sessions; a slowdown of 5% was found in all 2, in every benchmark',
  )
})

test('an effect and a threshold of one’s own', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([{ ...parse, noise: 30_000 }]))
  const words = [...quick, '--effect', '30%', '--threshold', '10%', ...outputs, ...benchCommand]
  const { stdout } = await counterbalance(sandbox, words)
  expect(stdout).toContain('a slowdown of 30% was found in all 2')
  expect(readSelfTest(sandbox)).toMatchObject({ effect: 0.3, settings: { threshold: 0.1 } })
})

testFirst(1, [
  ['words', 'true'],
  ['a line', 'true; true'],
])('the time of the process, of %s: a real slowdown, which is said', async (_, command) => {
  const sandbox = makeSandbox()
  sandbox.write('a/file', '')
  const { status, stdout, stderr } = await counterbalance(sandbox, [
    ...few,
    '--sessions',
    '1',
    ...outputs,
    '--',
    command,
  ])
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(
    /^Self-test: (?:no false alarm in 1 session|false alarms in 1 of 1 session); a slowdown of 5% was found in \d of 1/,
  )
  expect(stdout).toContain('The slowdown is real: a busy wait of 5%')
  expect(stdout).toContain('Next: ')
  expect(stderr).toContain('numbers are read as "process"; the slowdown is a busy wait of 5%')
  expect(readSelfTest(sandbox)).toMatchObject({ slowdown: { kind: 'busy-wait' }, command })
})

testFirst<[name: string, words: readonly string[], status: number, says: string]>(0, [
  [
    'no effect',
    ['--effect', '0%', ...benchCommand],
    2,
    'invalid value "0%" for "effect"; it must be a slowdown of more than 0%',
  ],
  ['an effect of everything', ['--effect', '100%', ...benchCommand], 2, 'invalid value "100%" for "--effect"'],
  ['an effect below the threshold', ['--effect', '1%', ...benchCommand], 2, 'lower "threshold", or raise "effect"'],
  ['no command', [], 2, 'there is no command: add it after "--"'],
  ['two versions', ['.', ...benchCommand], 2, 'there are 2 versions; a self-test compares one with itself'],
  ['a command that fails', ['--', 'sh', '-c', 'echo no data >&2; exit 3'], 4, 'exit status 3: no data'],
  ['a command that is not there', ['--', './none'], 4, 'does not exist'],
  ['numbers that cannot be read', ['--', `echo '{"bench":1}'`], 4, 'cannot be read'],
  [
    'nothing to judge',
    ['--', `echo '{"bench":"x","value":1,"unit":"widgets"}'`],
    2,
    'nothing would be judged, so there is nothing to test: for "widgets" the better direction is unknown',
  ],
])('%s is refused before the first session', async (_, words, expected, says) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([parse]))
  const { status, stdout, stderr } = await counterbalance(sandbox, [...quick, ...words])
  expect(stderr).toContain(says)
  expect({ status, stdout }).toEqual({ status: expected, stdout: '' })
})

test('no sessions', { tags: 'nightly' }, async () => {
  const { status, stderr } = await counterbalance(makeSandbox(), ['self-test', '--sessions', '0', '--', 'true'])
  expect(stderr).toContain('invalid value "0" for "--sessions"; it must be a whole number from 1 to 1000')
  expect(status).toBe(2)
})

test('a bash that is too old to slow a process is said, with what helps', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/file', '')
  sandbox.write('old/bash', '#!/bin/sh\necho\n')
  const variables = { PATH: `${sandbox.at('old')}:/usr/bin:/bin` }
  const { status, stderr } = await counterbalance(sandbox, [...quick, '--', 'true'], { variables })
  expect(stderr).toContain('This needs bash 5 or newer')
  expect(stderr).toContain('Install it')
  expect(status).toBe(2)
})

test('SIGINT in a session: the sessions until then are reported', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  // In the third session: the second one, which is slowed, has four rounds more on new copies.
  const hang = `[ $n != 70 ] || { echo > ${sandbox.at('here')}; sleep 1000; }`
  sandbox.write('a/bench.sh', makeScript([parse], [hang]))
  const running = startCounterbalance(sandbox, [...quick, ...outputs, ...benchCommand])
  await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 30_000 }).toBe(true)
  running.process.kill('SIGINT')
  const { status, stdout } = await running.ended
  expect(status).toBe(130)
  expect(stdout).toContain('Self-test: no false alarm in 1 session; a slowdown of 5% was found in 1 of 1')
  expect(stdout).toContain('Interrupted after 2 of 4 sessions; the session that was cut off is not counted.')
  expect(readSelfTest(sandbox)).toMatchObject({ stoppedBy: 'interrupted', planned: 2 })
  expect(readSelfTest(sandbox).sessions).toHaveLength(2)
})

test('SIGINT in the first session: there is nothing to report, and that is said', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const hang = `[ $n != 10 ] || { echo > ${sandbox.at('here')}; sleep 1000; }`
  sandbox.write('a/bench.sh', makeScript([parse], [hang]))
  const running = startCounterbalance(sandbox, [...quick, ...outputs, ...benchCommand])
  await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 30_000 }).toBe(true)
  running.process.kill('SIGINT')
  const ended = await running.ended
  expect(ended.stderr).toContain('interrupted by SIGINT; nothing was measured')
  expect(ended).toMatchObject({ status: 130, stdout: '' })
})

test('a command that begins to fail: the sessions until then are reported', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([parse], ['[ $n -lt 42 ] || { echo disk full >&2; exit 1; }']))
  const { status, stdout } = await counterbalance(sandbox, [...quick, ...outputs, ...benchCommand])
  expect(status).toBe(4)
  expect(stdout).toContain('Ended after 2 of 4 sessions')
  expect(stdout).toContain('disk full')
  expect(stdout).toContain('Next: see why sh bench.sh began to fail')
})

test('the action, in the mode self-test', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('work/bench.sh', makeScript([parse]))
  for (const name of ['output', 'summary']) sandbox.write(name, '')
  mkdirSync(sandbox.at('runner'))
  const inputs = {
    mode: 'self-test',
    command: 'sh bench.sh',
    rounds: '5',
    settings: '{ seed: scenario, sessions: 2, warmup: 0 }',
  }
  const { status, stdout } = await counterbalance(sandbox, [], {
    program: [process.execPath, fileURLToPath(new URL('../../dist/index.js', import.meta.url))],
    directory: sandbox.at('work'),
    variables: {
      ...fillInputs(inputs),
      GITHUB_WORKSPACE: sandbox.at('work'),
      GITHUB_OUTPUT: sandbox.at('output'),
      GITHUB_STEP_SUMMARY: sandbox.at('summary'),
      RUNNER_TEMP: sandbox.at('runner'),
    },
  })
  expect(status, stdout).toBe(0)
  expect(stdout).toMatch(
    /^::group::Self-test\n[\s\S]*\nsession 4 of 4 .*\n::endgroup::\nSelf-test: no false alarm in 2 sessions/m,
  )
  expect(sandbox.read('summary')).toContain(
    '## 🧪 Self-test: no false alarm in 2 sessions; a slowdown of 5% was found in all 2',
  )
  const paths = Object.fromEntries(
    [...sandbox.read('output').matchAll(/^([\w-]+)<<(\S+)\n(.*)\n\2$/gm)].map(([, name, , path]) => [name, path!]),
  )
  expect(Object.keys(paths)).toEqual(['page', 'report', 'markdown'])
  const inside = (path = ''): string => path.slice(sandbox.path.length + 1)
  expect(JSON.parse(sandbox.read(inside(paths.report)))).toMatchObject({ schema: 'counterbalance/self-test@1' })
  expect(sandbox.read('summary')).toContain(sandbox.read(inside(paths.markdown)))
})

test('the action refuses a mode that there is not', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { status, stdout } = await counterbalance(sandbox, [], {
    program: [process.execPath, fileURLToPath(new URL('../../dist/index.js', import.meta.url))],
    variables: fillInputs({ mode: 'test' }),
  })
  expect(stdout).toContain(
    '::error::invalid value "test" for "mode"; it can be auto, compare, publish, history, merge, request, measure, answer, plan, self-test',
  )
  expect(status).toBe(1)
})
