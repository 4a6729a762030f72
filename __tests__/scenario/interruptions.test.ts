import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { head } from '../unit/record/whole.js'
import { cli, counterbalance, readReport, sectionOf, startCounterbalance } from './counterbalance.js'
import { findRemains, makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const time = { bench: 'parse', value: 1_000_000 }
const slower = { bench: 'parse', value: 1_100_000 }
const outputs = ['--record', 'r.json', '--json', 'a.json']

/** Invocations before the rounds: each of the baseline's copies runs once, except in place. */
const before = 2

/** Two sides of which the invocation with this number says that it is there, and then hangs, with a child. */
function writeHangingSides(sandbox: Sandbox, number: number): void {
  const hang = `[ $n != ${number} ] || { ${hanging(sandbox)}; }`
  sandbox.write('a/bench.sh', makeScript([time], [hang]))
  sandbox.write('b/bench.sh', makeScript([slower], [hang]))
}

function hanging(sandbox: Sandbox): string {
  return `echo > ${sandbox.at('here')}; setsid sleep 1000 & sleep 1000`
}

async function awaitHanging(sandbox: Sandbox): Promise<void> {
  await expect.poll(() => existsSync(sandbox.at('here')), { interval: 10, timeout: 30_000 }).toBe(true)
}

testFirst(1, ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s in a round: the rounds until then are kept',
  async signal => {
    const sandbox = makeSandbox()
    writeHangingSides(sandbox, before + 7 * 4 + 2)
    const running = startCounterbalance(sandbox, [...compareSides, '--rounds', '20', ...outputs, ...benchCommand])
    await awaitHanging(sandbox)
    running.process.kill(signal)
    const { status, stdout } = await running.ended
    expect(status).toBe(130)
    // There was no time to confirm the change on other copies.
    expect(stdout).toContain('not confirmed: there was no second installation')
    expect(stdout).toContain('Measuring was interrupted after 7 rounds of 20. The round that was cut off is not used.')
    expect(stdout).toMatch(
      /^ {2}Next: resume the interrupted comparison: node .*\/dist\/cli\/index\.js compare --resume r\.json$/m,
    )
    expect(JSON.parse(sandbox.read('r.json')).rounds).toHaveLength(7)
    expect(readReport(sandbox, 'a.json')).toMatchObject({
      // It is too large for what two installations can differ by.
      status: 'regressed',
      rounds: 7,
      plan: { stoppedBy: 'interrupted' },
    })
    const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
    expect(analyzed).toEqual({ status: 0, stdout: sandbox.read('a.json'), stderr: '' })
  },
)

test('SIGKILL: the record holds the rounds until then', async () => {
  const sandbox = makeSandbox()
  writeHangingSides(sandbox, 7 * 4 + 2)
  const words = [...compareSides, '--rounds', '20', '--set', 'copies=in-place', ...outputs, ...benchCommand]
  const running = startCounterbalance(sandbox, words, { isKilled: true })
  await awaitHanging(sandbox)
  running.process.kill('SIGKILL')
  const { status } = await running.ended
  expect(status).toBe(null)
  // Nobody is left who could remove the directory; but the launcher ends what it has started, and itself.
  const left = [expect.stringMatching(/^counterbalance-\w+$/)]
  await expect.poll(() => findRemains(sandbox), { interval: 10, timeout: 30_000 }).toEqual(left)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'], { isKilled: true })
  expect(analyzed.status).toBe(0)
  expect(sectionOf(analyzed.stdout)).toMatchObject({
    status: 'regressed',
    rounds: 7,
    plan: { stoppedBy: 'interrupted' },
  })
})

test('SIGINT in the first round: there is nothing to report, and that is said', async () => {
  const sandbox = makeSandbox()
  writeHangingSides(sandbox, before + 2)
  const running = startCounterbalance(sandbox, [...compareSides, ...outputs, ...benchCommand])
  await awaitHanging(sandbox)
  running.process.kill('SIGINT')
  const { status, stdout } = await running.ended
  expect(stdout).toContain('interrupted after 0 rounds of 20')
  expect(stdout).toContain('Next: run it again, and let it finish.')
  expect(status).toBe(130)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(analyzed).toEqual({ status: 3, stdout: sandbox.read('a.json'), stderr: '' })
})

test('SIGTERM in install', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const running = startCounterbalance(sandbox, [
    ...compareSides,
    '--set',
    `install=${hanging(sandbox)}`,
    ...outputs,
    ...benchCommand,
  ])
  await awaitHanging(sandbox)
  running.process.kill('SIGTERM')
  const ended = await running.ended
  expect(ended.stderr).toContain('counterbalance: interrupted by SIGTERM; nothing was measured')
  expect(ended).toMatchObject({ status: 130, stdout: '' })
})

test('a disk that is full from the start: the report is printed', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  const words = [...compareSides, '--rounds', '6', '--record', '/dev/full', '--json', 'a.json', ...benchCommand]
  const { status, stdout, stderr } = await counterbalance(sandbox, words)
  expect(stdout).toContain('regressed by ')
  expect(readReport(sandbox, 'a.json').status).toBe('regressed')
  expect(stderr).toContain('the record could not be written to "/dev/full": ENOSPC: no space left on device')
  expect(status).toBe(2)
})

test('a disk that becomes full: the report is printed, and the record holds the rounds until then', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  // A limit on the size of files stands for the disk; in blocks of 512 bytes.
  const program = ['sh', '-c', 'ulimit -f 48; exec "$0" "$@"', process.execPath, cli] as const
  const words = [...compareSides, '--rounds', '20', '--record', 'r.json', ...benchCommand]
  const { status, stdout, stderr } = await counterbalance(sandbox, words, { program })
  expect(stdout).toContain('regressed by ')
  expect(stderr).toContain('the record could not be written to "r.json"')
  expect(status).toBe(2)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  const { rounds } = sectionOf(analyzed.stdout)
  expect(rounds).toBeGreaterThan(2)
  expect(rounds).toBeLessThan(20)
  expect(analyzed.status).toBe(0)
})

test('a report that cannot be written is said, and the others are written', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  const words = [...compareSides, '--rounds', '6', '--json', '/dev/full', '--markdown', 'a.md', ...benchCommand]
  const { status, stdout, stderr } = await counterbalance(sandbox, words)
  expect(stdout).toContain('regressed by ')
  expect(sandbox.read('a.md')).toContain('regressed by ')
  expect(stderr).toContain('"/dev/full" could not be written: no space left on device')
  expect(status).toBe(2)
})

test('a disk that has no room for a report leaves the one before', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  sandbox.write('a.json', 'before')
  // A limit on the size of files stands for the disk; in blocks of 512 bytes.
  const program = ['sh', '-c', 'ulimit -f 4; exec "$0" "$@"', process.execPath, cli] as const
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', '--html', 'a.html', ...benchCommand]
  const { status, stderr } = await counterbalance(sandbox, words, { program })
  expect(stderr).toContain('"a.json" could not be written: file too large')
  expect(stderr).toContain('"a.html" could not be written: file too large')
  expect(status).toBe(2)
  expect(sandbox.read('a.json')).toBe('before')
  expect(readdirSync(sandbox.path).filter(name => /a\.(json|html)/.test(name))).toEqual(['a.json'])
})

test('nobody reads what is printed: the files are written all the same', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time], [slower])
  const program = ['sh', '-c', 'exec "$0" "$@" 2>&1 | true', process.execPath, cli] as const
  const { stderr } = await counterbalance(sandbox, [...compareSides, '--rounds', '6', ...outputs, ...benchCommand], {
    program,
  })
  expect(stderr).toBe('')
  expect(readReport(sandbox, 'a.json').status).toBe('regressed')
  expect(JSON.parse(sandbox.read('r.json')).rounds).toHaveLength(6 + 4)
})

test('what is printed has no room', async () => {
  const sandbox = makeSandbox()
  sandbox.write('r.json', JSON.stringify({ ...head, rounds: [] }))
  const program = ['sh', '-c', 'exec "$0" "$@" > /dev/full', process.execPath, cli] as const
  const { status, stderr } = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'], { program })
  expect(stderr).toContain('counterbalance: the output could not be written: ENOSPC')
  expect(status).toBe(3)
})

// The first round begins after two sleeps, and five rounds would be twenty more: a busy machine does not change what fits.
testFirst(0, [
  { name: 'the rounds that fit', rounds: '1000', says: ['(time budget spent)'] },
  {
    name: 'that they are too few',
    rounds: '20',
    says: ['fit into the time budget of 3 s, but a verdict needs 5. Raise "time-budget" to'],
  },
])('a time budget that is too small keeps and says $name', async ({ rounds, says }) => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, makeScript([time], ['sleep 0.2']))
  const words = [...compareSides, '--rounds', rounds, '--time-budget', '3s', ...outputs, ...benchCommand]
  const { status, stdout, stderr } = await counterbalance(sandbox, words)
  for (const part of says) expect(stdout).toContain(part)
  const report = readReport(sandbox, 'a.json')
  expect(report.plan).toMatchObject({ stoppedBy: 'time-budget' })
  expect(report.rounds).toBeGreaterThan(0)
  const lines = stderr.split('\n')
  const shortage = lines.findIndex(line => line.includes('Raise "time-budget"'))
  // At once, which is after the first round, not at the end.
  expect(lines[shortage - 1]).toMatch(new RegExp(`^round 1 of ${rounds}`))
  expect(status).toBe(0)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(analyzed.stdout).toBe(sandbox.read('a.json'))
})

// A run takes half a second at least, so five rounds take ten; eight runs fit as long as one takes less than a second.
test('runs of which five rounds do not fit make one wide round, and a verdict', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([time], ['sleep 0.5']))
  sandbox.write('b/bench.sh', makeScript([slower], ['sleep 0.5']))
  const words = ['compare', 'a', 'b', '--set', 'seed=scenario', '--time-budget', '8s', ...outputs, ...benchCommand]
  const { status, stdout, stderr } = await counterbalance(sandbox, words)
  const [, rounds, runs] = /(\d) rounds? of (\d) runs of each copy, because a run takes/.exec(stderr)!.map(Number)
  const record = JSON.parse(sandbox.read('r.json'))
  expect(record.rounds.map((round: readonly unknown[]) => round.length)).toEqual(Array(rounds).fill(4 * runs!))
  expect(record.plan).toMatchObject({ stoppedBy: 'complete', runs })
  expect(stdout).toContain('✗ parse regressed by ')
  expect(status).toBe(0)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(analyzed.stdout).toBe(sandbox.read('a.json'))
})

test('a time budget that is spent by the warm-up', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [time])
  const words = ['compare', 'a', 'b', '--time-budget', '1ms', ...outputs, ...benchCommand]
  const { status, stderr } = await counterbalance(sandbox, words)
  expect(stderr).toContain('there is no time for a verdict: a verdict needs 8 runs, and one takes about')
  expect(stderr).toContain('Raise "time-budget" to')
  expect(status).toBe(2)
})
