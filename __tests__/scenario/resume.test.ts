import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, makeScript, writeSides } from './sides.js'
import { testFirst } from './some-at-night.js'

/** So much that the first experiment is inconclusive. */
const noise = 600_000

const readRecord = (text: string) => JSON.parse(text)

test('a comparison that ended early goes on, and a complete one is repeated', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000, noise }], [{ bench: 'parse', value: 1_020_000, noise }])
  // Where people call it, so that our own files lie among the contender's.
  const [here, place] = [{ directory: sandbox.at('b') }, 'b/record.json']
  const options = ['--set', 'format=native', '--set', 'fresh-copies=round', '--rounds', '8']
  const outputs = ['--record', 'record.json', '--html', 'page.html', '--config', '../rules.yml']
  sandbox.write('rules.yml', 'rules:\n  - benchmark: parse\n    threshold: 2%\n')
  const sides = ['compare', '../a', '--warmup', '0', '--set', 'seed=scenario']
  const whole = await counterbalance(sandbox, [...sides, ...options, ...outputs, ...benchCommand], here)
  expect(whole.status, whole.stderr).toBe(0)
  // As a signal would have left it after six rounds.
  const record = readRecord(sandbox.read(place))
  const cut = { ...record, rounds: record.rounds.slice(0, 6), host: record.host?.slice(0, 6) }
  cut.plan = { ...record.plan, looks: [8], rounds: 8, stoppedBy: 'interrupted' }
  cut.warnings = [{ code: 'not-confirmed', message: 'no change was confirmed' }]
  cut.reinstall = { when: 'round', starts: [0, 1, 2, 3, 4, 5] }
  sandbox.write(place, JSON.stringify(cut))
  // Rules of another day do not reach the rounds of before.
  sandbox.write('rules.yml', 'rules:\n  - benchmark: parse\n    threshold: 50%\n')

  const call = ['compare', '--resume', 'record.json', '--json', 'report.json', '--debug']
  const more = await counterbalance(sandbox, call, here)
  expect(more.stderr).toContain('debug: ')
  expect(more.status, more.stderr).toBe(0)
  // A report of the six rounds was a look at them.
  expect(readReport(sandbox, 'b/report.json').settings.looks).toEqual([6, 8])
  const resumed = readRecord(sandbox.read(place))
  expect(resumed).toMatchObject({ segments: [0, 6], seed: cut.seed, createdAt: cut.createdAt })
  expect(resumed.rounds.slice(0, 6)).toEqual(cut.rounds)
  expect(resumed.rounds.length).toBe(8)
  expect(resumed.settings).toEqual(cut.settings)
  expect(resumed.warnings.map(({ code }: { code: string }) => code)).not.toContain('not-confirmed')
  expect(readRecord(sandbox.read(`${place}.before`))).toEqual(cut)

  resumed.plan.looks = [resumed.rounds.length]
  sandbox.write(place, JSON.stringify(resumed))
  const again = await counterbalance(sandbox, ['compare', '--resume', 'record.json', '--json', 'report.json'], here)
  expect(again.stdout).toContain(', experiment 2: ')
  expect(again.stdout).toContain('experiment 2 decides; experiment 1: ')
  const [finding] = findingsOf(readReport(sandbox, 'b/report.json'))
  expect(finding!.experiments!.earlier).toHaveLength(1)
  const second = readRecord(sandbox.read(place))
  expect(second.earlier[0].rounds).toEqual(resumed.rounds)
  expect(second.seed).not.toBe(resumed.seed)

  sandbox.write('b/bench.sh', 'exit 1\n')
  const other = await counterbalance(sandbox, ['compare', '--resume', 'record.json'], here)
  expect(other).toMatchObject({ status: 2, stdout: '' })
  expect(other.stderr).toContain('the files of the contender have changed since: start a new comparison with "compare"')
  expect(readRecord(sandbox.read(place))).toEqual(second)
  // What is refused leaves the files as they were.
  expect(readRecord(sandbox.read(`${place}.before`)).rounds).toEqual(resumed.rounds)

  const streamed = await counterbalance(sandbox, ['compare', '--resume', '-'], here)
  expect(streamed).toMatchObject({ status: 2, stdout: '' })
  expect(streamed.stderr).toContain('give "--record" a file too')
})

const [one, two, three] = ['sh a/bench.sh', 'sh b/bench.sh', 'n=1; sh b/bench.sh'] as const

/** `record` as a signal would have left it after so many rounds. */
function cutAfter(count: number, record: ReturnType<typeof readRecord>) {
  const { stages: _, ...rest } = record
  const starts = record.reinstall.starts.filter((start: number) => start < count)
  return {
    ...rest,
    rounds: record.rounds.slice(0, count),
    host: record.host?.slice(0, count),
    plan: { ...record.plan, stoppedBy: 'interrupted' },
    reinstall: { ...record.reinstall, starts },
  }
}

testFirst<[form: string, words: readonly string[], command?: readonly string[]]>(1, [
  ['two commands', [one, two]],
  ['two commands with names', [one, two, '-n', 'old', '-n', 'new']],
  ['two directories with names', ['old=a', 'new=b'], benchCommand],
  ['a baseline that is built', ['v1', '--setup', 'true'], benchCommand],
  ['two commands at several sizes', [`${one} {n}`, `${two} {n}`, '--scan', 'n=10,20']],
  ['two directories', ['a', 'b'], benchCommand],
  ['one directory with a name', ['a', 'new=b'], benchCommand],
  ['one directory alone', ['a'], benchCommand],
  ['three directories', ['a', 'new=b', 'newer=b'], benchCommand],
  ['two commands, of which one has a name', [one, two, '-n', 'old']],
  ['three commands', [one, two, three]],
  ['three commands of which two have names', [one, two, three, '-n', 'a', '-n', 'b']],
  ['a command for each version', ['a', 'b', '--command', 'sh bench.sh', '--command', 'n=1; sh bench.sh']],
  ['directories at several sizes', ['a', 'b', '-L', 'n', '10,20'], benchCommand],
  ['two commits', ['old=v1', 'new=v2', '--setup', 'true'], benchCommand],
  ['a commit and a directory', ['old=v1', 'new=.'], benchCommand],
])('a comparison goes on as it was called, and is repeated: %s', async (_, words, command = []) => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  for (const version of ['v1', 'v2']) {
    work.commit({ 'bench.sh': makeScript([{ bench: 'parse', value: 1_000_000, noise }]), version }, version)
    work.git('tag', version)
  }
  for (const side of ['a', 'b'])
    sandbox.write(`work/${side}/bench.sh`, makeScript([{ bench: 'parse', value: 1_000_000, noise }]))
  const options = [
    '--set',
    'format=native',
    '--set',
    'seed=scenario',
    '--rounds',
    '5',
    '--warmup',
    '1',
    '--record',
    '../r.json',
  ]
  const here = { directory: work.path }
  const whole = await counterbalance(sandbox, ['compare', ...words, ...options, ...command], here)
  expect(whole.status, whole.stderr).toBe(0)
  const record = readRecord(sandbox.read('r.json'))
  const cut = cutAfter(2, record)
  sandbox.write('r.json', JSON.stringify(cut))

  const more = await counterbalance(sandbox, ['compare', '--resume', '../r.json'], here)
  expect(more.status, more.stderr).toBe(0)
  const resumed = readRecord(sandbox.read('r.json'))
  expect(resumed).toMatchObject({ baseline: record.baseline, seed: record.seed, segments: [0, 2] })
  expect(sidesOf(resumed)).toEqual(sidesOf(record))
  expect(resumed.rounds.slice(0, 2)).toEqual(cut.rounds)
  expect(resumed.rounds.map(orderOf)).toEqual(record.rounds.map(orderOf))
  expect(await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])).toMatchObject({ status: 0, stderr: '' })

  const again = await counterbalance(sandbox, ['compare', '--resume', '../r.json'], here)
  const last = sandbox.read('r.json')
  if (record.sides.length > 2) {
    expect([again.status, again.stderr, readRecord(last)]).toEqual([
      2,
      'counterbalance: this record cannot be resumed: it is complete, and has more than two sides; start a new comparison with "compare"\n',
      resumed,
    ])
    return
  }
  expect(again.status, again.stderr).toBe(0)
  expect(readRecord(last).earlier).toHaveLength(1)
  expect(sidesOf(readRecord(last))).toEqual(sidesOf(record))
  expect(await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])).toMatchObject({ status: 0, stderr: '' })
})

/** Names, and what is known of their sources but how a commit was called. */
function sidesOf({
  sides,
}: {
  readonly sides: readonly { name: string; origin: { label: string; commit?: string } }[]
}) {
  return sides.map(({ name, origin: { label, commit, ...origin } }) => ({ name, ...origin, from: commit ?? label }))
}

const orderOf = (round: readonly { readonly side: string; readonly copy: number }[]) =>
  round.map(({ side, copy }) => `${side} ${copy}`)

testFirst<[what: string, change: (record: ReturnType<typeof readRecord>) => object, why: string]>(1, [
  [
    'sides of unknown origin',
    record => ({
      sides: record.sides.map((side: object) => ({ ...side, origin: undefined })),
    }),
    'this record does not say what was measured: start a new comparison with "compare"',
  ],
  [
    'another machine',
    ({ environment }) => ({ environment: { ...environment, fingerprint: 'other' } }),
    'the record was measured on another kind of machine',
  ],
])('what cannot go on leaves the record as it is: %s', async (_, change, why) => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }])
  const words = ['compare', 'old=a', 'new=b', '--rounds', '5', '--record', 'r.json']
  await counterbalance(sandbox, [...words, '--set', 'format=native', ...benchCommand])
  const record = readRecord(sandbox.read('r.json'))
  const cut = { ...cutAfter(3, record), ...change(record) }
  sandbox.write('r.json', JSON.stringify(cut))
  const { status, stderr } = await counterbalance(sandbox, ['compare', '--resume', 'r.json'])
  expect(stderr).toContain(why)
  expect(status).toBe(2)
  expect(sandbox.read('r.json')).toBe(JSON.stringify(cut))
  expect(existsSync(sandbox.at('r.json.before'))).toBe(false)
})
