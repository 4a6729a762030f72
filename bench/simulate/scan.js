// Exponents: how often their intervals hold the true one, and what becomes of their verdicts.

import { judgeGrowth } from '../../lib/compare/growth/judge.js'
import { openGrowths } from '../../lib/compare/growth/scans.js'
import { makeSeries } from '../../lib/compare/series.js'
import { correct } from '../../lib/compare/stages/3-correct.js'
import { makeRandom, shuffle } from '../../lib/stats/random.js'
import { randomRounds } from './arrangement.js'
import { shareOf } from './share.js'
import { makeTable, withError } from './table.js'

/** Sizes over a factor of 100, as a user would choose them. */
const sizes = [100, 300, 1000, 3000, 10_000]
const metric = { name: 'time', unit: 's', better: 'lower' }
/** The exponent of the baseline; the contender's is larger by one of the changes. */
const exponent = 1
const changes = [0, 0.15]

/** The intervals of exponents under each of the noise models, as Markdown. */
export function simulateScan(noises, { sessions, rounds, seed }, report) {
  const rows = noises.map(noise => {
    const results = Array.from({ length: sessions }, (_, index) => simulateSession(noise, { rounds, seed, index }))
    report(noise.name)
    const [quiet, grown] = changes.map((_, at) => results.map(one => one[at]))
    const share = (all, test) => withError(shareOf(all.map(test)))
    return [
      noise.name,
      share(quiet, ({ baseline }) => holds(baseline.exponent, exponent)),
      share(grown, ({ contender }) => holds(contender.exponent, exponent + changes[1])),
      share(grown, ({ change }) => holds(change, changes[1])),
      share(quiet, ({ verdict }) => verdict === 'regressed' || verdict === 'improved'),
      share(quiet, ({ verdict }) => verdict === 'unchanged'),
      share(grown, ({ verdict }) => verdict === 'regressed'),
    ]
  })
  return [
    '### Exponents',
    `${sessions} sessions of ${rounds} rounds with one look, and ${sizes.length} sizes from ${sizes[0]} to ${sizes.at(-1)}. Holds: the 95% interval holds the true exponent of the baseline (1), of the contender (1.15), or their difference. False: regressed or improved without a difference, at a threshold of 0.1. Found: regressed, with a difference of 0.15. Percent ± one Monte-Carlo standard error.`,
    makeTable(
      ['noise', 'baseline holds', 'contender holds', 'difference holds', 'false', 'unchanged', '+0.15 found'],
      rows,
    ),
  ].join('\n\n')
}

/** The growth without a change and with one, under the same noise. */
function simulateSession(noise, { rounds, seed, index }) {
  const random = makeRandom(`${seed}/scan/${noise.name}/${index}`)
  const { places } = randomRounds(2 * rounds, random)
  // Each invocation runs at all sizes, one directly after the other, in an order of its own.
  const turns = Array.from(places, place => shuffle([...sizes.keys()], random).map(size => ({ place, size }))).flat()
  const layout = { places: turns.map(({ place }) => place), roundSize: 4 * sizes.length }
  const logs = noise.draw(random, layout)
  const read = noise.read ?? (value => value)
  const noisy = Array.from(logs, log => read(Math.exp(log)))
  return changes.map(change => {
    const record = makeRecord(places, rounds, (invocation, size) => {
      const at = sizes.length * invocation + orderOf(turns, invocation, size)
      const own = exponent + (places[invocation] >= 2 ? change : 0)
      return noisy[at] * sizes[size] ** own
    })
    return concludeGrowth(record)
  })
}

/** The growth of the one scan in `record`, without the verdicts of its sizes: these would take most of the time. */
function concludeGrowth(record) {
  const table = makeSeries(record)
  const [open] = openGrowths(
    // All that a scan asks of the comparison of a size is that there is one.
    table.series.map(series => ({ series, basis: { kind: 'inference' } })),
    record,
  )
  const [correction] = correct([open.inference.p], record.settings.confidence)
  return judgeGrowth(open, correction, record)
}

function orderOf(turns, invocation, size) {
  const start = sizes.length * invocation
  return turns.slice(start, start + sizes.length).findIndex(turn => turn.size === size)
}

function makeRecord(places, rounds, valueAt) {
  const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))
  return {
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary', looks: [rounds] },
    reinstall: { when: 'round', starts: Array.from({ length: rounds }, (_, round) => round) },
    warnings: [],
    rounds: Array.from({ length: rounds }, (_, round) =>
      Array.from({ length: 4 }, (_, turn) => ({
        slot: slots[places[4 * round + turn]],
        outcome: 'ok',
        measurements: sizes.map((size, at) => ({
          benchmark: `n=${size}`,
          metric,
          value: valueAt(4 * round + turn, at),
        })),
      })),
    ),
  }
}

function holds({ low, high }, value) {
  return low <= value && value <= high
}
