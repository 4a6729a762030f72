import { expect, test } from 'vitest'
import { makeProgressView } from '../../../src/command-line/progress.js'
import { columnsOf } from '../../../src/document/terminal.js'
import type { WatchedInputs } from '../../../src/inputs/sides.js'
import type { Progress } from '../../../src/measure/session.js'
import { makeSided } from '../record/whole.js'

const record = makeSided({ baseline: { level: 1 }, contender: { level: 1.1 } }, { benchmarks: ['a rather long name'] })
const ran: Progress = { kind: 'invoked', slot: { side: 'baseline', copy: 1 }, outcome: 'ok' }
const end = (number: number): Progress => ({
  ...{ kind: 'round-finished', number, of: 20, secondsLeft: 31 },
  round: record.rounds[number - 1]!,
})
const sides = record.sides.map(({ name }) => ({
  name,
  command: { kind: 'argv', argv: ['bench'] } as const,
  source: { kind: 'directory', directory: name } as const,
}))
const inputs: WatchedInputs = {
  suite: record.suite,
  settings: record.settings,
  reference: sides[0]!,
  contenders: sides.slice(1),
}

/** A view of a measurement on a terminal of so many columns, or in a log, and what it writes. */
function openView({ columns = 80, isTTY = true, clock = (): number => 0 } = {}) {
  const written: string[] = []
  const stream = { columns, isTTY, write: (text: string) => written.push(text.replace('\r\u001b[K', '')) }
  return { ...makeProgressView(stream as unknown as NodeJS.WriteStream, inputs, clock), written }
}

test('a terminal shows the run within the round', () => {
  const { watch, written } = openView()
  for (const event of [ran, ran, ran, ran, end(1), ran, ran]) watch(event)
  expect(written.slice(1, 3)).toEqual(['round 1, run 1', 'round 1, run 2'])
  expect(written.at(-1)).toMatch(/^━{2}╌{18} round 2\/20, run 2\/4 · 31 s left( · |$)/)
})

test.each([20, 30, 40, 48, 60, 80, 120])('no word is cut where there are %d columns', columns => {
  const { watch, written } = openView({ columns })
  const whole = openView({ columns: 500 })
  for (const each of [watch, whole.watch]) each(end(1))
  const partsOf = (line: string) =>
    line
      .replace(/^[━╌]+ /, '')
      .split(' · ')
      .filter(Boolean)
  const [shown, all] = [written, whole.written].map(lines => partsOf(lines.at(-1)!))
  expect(shown).toEqual(all!.slice(0, shown!.length))
  expect(all).toHaveLength(3)
  if (shown!.length > 0) expect(columnsOf(written.at(-1)!)).toBeLessThanOrEqual(columns)
})

test('a log is not silent in a round that takes long', () => {
  let now = 0
  const { watch, written } = openView({ isTTY: false, clock: () => now })
  for (const event of [ran, ran, ran, ran, end(1)]) {
    now += 9
    watch(event)
  }
  expect(written).toEqual(['round 1, run 3\n', 'round 1 of 20, 31 s left\n'])
  written.length = 0
  for (let second = 1; second <= 45; second++) {
    now++
    watch({ kind: 'waited', seconds: second })
  }
  expect(written).toEqual(['round 2, run 1: 20 s so far\n', 'round 2, run 1: 40 s so far\n'])
  watch({ kind: 'ended', message: 'after 1 round' })
  now += 60
  watch({ kind: 'waited', seconds: 105 })
  expect(written.at(-1)).toBe('after 1 round\n')
})

test('a terminal counts the seconds of a long run', () => {
  let now = 0
  const { watch, written } = openView({ clock: () => now })
  watch({ kind: 'waited', seconds: 12 })
  expect(written.at(-1)).toBe('round 1, run 1 · 12 s')
  for (const event of [ran, ran, ran, ran, end(1)]) watch(event)
  now += 7
  watch({ kind: 'waited', seconds: 7 })
  expect(written.at(-1)).toContain(' round 1/20 · 24 s left')
})
