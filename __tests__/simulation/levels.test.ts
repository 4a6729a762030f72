import { describe, expect, test } from 'vitest'
import { randomRounds } from '../../bench/simulate/arrangement.js'
import { type Noise, noises } from '../../bench/simulate/noise.js'
import { drawSession, valuesOf } from '../../bench/simulate/session.js'
import { commentLimit } from '../../src/document/markdown.js'
import { percent } from '../../src/metrics/scale.js'
import type { Pair } from '../../src/record/record.js'
import { makeSection } from '../../src/report/make-report.js'
import type { Section } from '../../src/report/report.js'
import { makeRandom } from '../../src/stats/random.js'
import { renderMarkdown, renderTerminal } from '../unit/report/shown.js'
import { recordedNoises } from './recorded.js'

const effects = [-0.3, -0.06, -0.01, 0, 0.004, 0.02, 0.1, 1.5]
const slots = (['baseline', 'contender'] as const).flatMap(side => ([1, 2] as const).map(copy => ({ side, copy })))
const metrics = [
  { name: 'time', unit: 's', better: 'lower' },
  { name: 'rate', unit: '1/s', better: 'higher' },
] as const

/** A session in which a benchmark has each of the effects, as a time and as a rate. */
function simulate(noise: Noise, seed: string, rounds: number): Section {
  const layout = randomRounds(2 * rounds, makeRandom(seed))
  const sessions = effects.map((effect, index) => {
    const session = drawSession({ noise, arrange: () => layout, perSide: 2 * rounds, seed, index, makeRandom })
    return valuesOf(session, effect)
  })
  const measure = (i: number) =>
    sessions.flatMap((values, index) =>
      metrics.map(metric => ({
        benchmark: `b${index}-${metric.name}`,
        metric,
        value: metric.better === 'lower' ? 0.0523 * values[i]! : 81.2 / values[i]!,
      })),
    )
  const invoke = (i: number) => ({
    slot: slots[layout.places[i]!]!,
    outcome: 'ok' as const,
    measurements: measure(i),
  })
  const record: Pair = {
    suite: 'simulated',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'all' },
    warnings: [],
    rounds: Array.from({ length: rounds }, (_, round) => [0, 1, 2, 3].map(place => invoke(4 * round + place))),
  }
  return makeSection(record)
}

interface Shown {
  readonly baseline: string
  readonly contender: string
  readonly change: string
}

/** Both values of a row, as in `52.2 → 131 ms`; a number and its unit are kept together by no-break spaces. */
const pairOfValues = /([\d.]+)\s→\s([\d.]+)\s(?:ms|\/s)/

function readRow(cell: string, change: string): readonly Shown[] {
  const [, baseline, contender] = pairOfValues.exec(cell) ?? []
  const [shown] = change.match(/[+−]?[\d.]+%/) ?? []
  return baseline && contender && shown ? [{ baseline, contender, change: shown }] : []
}

/** What a reader sees of each row of the comment: mark, benchmark, change, strip and values. */
function rowsOfComment(page: string): readonly Shown[] {
  return page.split('\n').flatMap(line => {
    const cells = line.startsWith('| ') ? line.slice(2, -2).split(' | ') : []
    return readRow(cells.at(-1) ?? '', cells[2] ?? '')
  })
}

/** The same of a terminal. */
function rowsOfTerminal(page: string): readonly Shown[] {
  return page.split('\n').flatMap(line => readRow(line, line))
}

const digitsOf = (text: string): string => /\d+(?:\.\d+)?/.exec(text)![0]
const numberOf = (text: string): number => Number(digitsOf(text))
/** How far a number may be from what is shown of it. */
const roundingOf = (text: string): number => 0.5 * 10 ** -(digitsOf(text).split('.')[1]?.length ?? 0)
const changeOf = (text: string): number => (text.startsWith('−') ? -1 : 1) * numberOf(text)

function expectAgreement({ baseline, contender, change }: Shown): void {
  const [from, to] = [numberOf(baseline), numberOf(contender)]
  const [fromRounding, toRounding] = [roundingOf(baseline), roundingOf(contender)]
  const least = 100 * ((to - toRounding) / (from + fromRounding) - 1)
  const most = 100 * ((to + toRounding) / (from - fromRounding) - 1)
  const rounding = roundingOf(change) + 1e-9
  const row = `${baseline} → ${contender}, ${change}`
  expect(changeOf(change), row).toBeGreaterThanOrEqual(least - rounding)
  expect(changeOf(change), row).toBeLessThanOrEqual(most + rounding)
  if (from !== to && /^[+−]/.test(change)) expect(Math.sign(to - from), row).toBe(Math.sign(changeOf(change)))
}

describe.each([...noises, ...recordedNoises])('under $name', noise => {
  test.each([
    ['a', 20],
    ['b', 6],
    ['c', 3],
    ['d', 45],
  ])('the levels that are shown make the change that is shown: seed %s, %i rounds', (seed, rounds) => {
    const report = simulate(noise, seed, rounds)
    expect(report.findings).toHaveLength(2 * effects.length)
    // A coarse clock may show the same time in every run, which nobody has measured then.
    const compared = report.findings.filter(({ reason }) => reason?.code !== 'recorded')
    expect(compared.length).toBeGreaterThan(2)
    for (const { baseline, contender, change } of compared) {
      expect(percent(contender!.level!.value / baseline!.level!.value - 1)).toBe(percent(change!.value))
      expect(contender!.level!.value / baseline!.level!.value).toBeCloseTo(1 + change!.value, 9)
    }
    const comment = rowsOfComment(renderMarkdown(report, { limit: commentLimit }))
    const terminal = rowsOfTerminal(renderTerminal(report, { color: false }))
    expect([comment.length, terminal.length]).toEqual([compared.length, compared.length])
    for (const row of [...comment, ...terminal]) expectAgreement(row)
  })
})
