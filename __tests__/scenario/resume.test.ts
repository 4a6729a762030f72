import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox } from './sandbox.js'
import { benchCommand, writeSides } from './sides.js'

const readRecord = (text: string) => JSON.parse(text)

test('a comparison that ended early goes on, and a complete one is repeated', async () => {
  const sandbox = makeSandbox()
  writeSides(sandbox, [{ bench: 'parse', value: 1_000_000 }], [{ bench: 'parse', value: 1_020_000 }])
  // Where people call it, so that our own files lie among the contender's.
  const [here, place] = [{ directory: sandbox.at('b') }, 'b/record.json']
  const options = ['--format', 'native', '--reinstall', 'round', '--min-rounds', '5', '--max-rounds', '8']
  const outputs = ['--record', 'record.json', '--html', 'page.html', '--config', '../rules.yml']
  sandbox.write('rules.yml', 'rules:\n  - benchmark: parse\n    threshold: 2%\n')
  const sides = ['compare', '--baseline', '../a', '--warmups', '0', '--seed', 'scenario']
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

  const more = await counterbalance(sandbox, ['resume', 'record.json', '--json', 'report.json'], here)
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
  const again = await counterbalance(sandbox, ['resume', 'record.json', '--json', 'report.json'], here)
  expect(again.stdout).toContain(' · experiment 2: ')
  expect(again.stdout).toContain('experiment 2 decides; experiment 1: ')
  const [finding] = findingsOf(readReport(sandbox, 'b/report.json'))
  expect(finding!.experiments!.earlier).toHaveLength(1)
  const second = readRecord(sandbox.read(place))
  expect(second.earlier[0].rounds).toEqual(resumed.rounds)
  expect(second.seed).not.toBe(resumed.seed)

  sandbox.write('b/bench.sh', 'exit 1\n')
  const other = await counterbalance(sandbox, ['resume', 'record.json'], here)
  expect(other).toMatchObject({ status: 2, stdout: '' })
  expect(other.stderr).toContain('the files of the contender have changed since: start a new comparison with "compare"')
  expect(readRecord(sandbox.read(place))).toEqual(second)
  // What is refused leaves the files as they were.
  expect(readRecord(sandbox.read(`${place}.before`)).rounds).toEqual(resumed.rounds)

  const streamed = await counterbalance(sandbox, ['resume', '-'], here)
  expect(streamed).toMatchObject({ status: 2, stdout: '' })
  expect(streamed.stderr).toContain('give "--record" a file too')
})
