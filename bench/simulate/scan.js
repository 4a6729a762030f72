// Exponents: how often their intervals hold the true one.

import { fitGrowth } from '../../lib/compare/growth.js'
import { makeSeries } from '../../lib/compare/series.js'
import { makeRandom, shuffle } from '../../lib/stats/random.js'
import { randomRounds } from './arrangement.js'
import { shareOf } from './share.js'
import { makeTable, withError } from './table.js'

/** Sizes over a factor of 100, as a user would choose them. */
const sizes = [100, 300, 1000, 3000, 10_000]
const metric = { name: 'time', unit: 's', better: 'lower' }
const exponents = { baseline: 1, contender: 1.15 }

/** The intervals of exponents under each of the noise models, as Markdown. */
export function simulateScan(noises, { sessions, rounds, seed }, report) {
  const rows = noises.map(noise => {
    const results = Array.from({ length: sessions }, (_, index) => simulateSession(noise, { rounds, seed, index }))
    report(noise.name)
    const holding = side => shareOf(results.map(growth => holds(growth[side], exponents[side])))
    return [noise.name, withError(holding('baseline')), withError(holding('contender'))]
  })
  return [
    '### Exponents',
    `${sessions} sessions of ${rounds} rounds with one look, and ${sizes.length} sizes from ${sizes[0]} to ${sizes.at(-1)}. Holds: the 95% interval holds the true exponent of the baseline (1), or of the contender (1.15). Percent ± one Monte-Carlo standard error.`,
    makeTable(['noise', 'baseline holds', 'contender holds'], rows),
  ].join('\n\n')
}

/** The growth of the one scan of a session. */
function simulateSession(noise, { rounds, seed, index }) {
  const random = makeRandom(`${seed}/scan/${noise.name}/${index}`)
  const { places } = randomRounds(2 * rounds, random)
  // Each invocation runs at all sizes, one directly after the other, in an order of its own.
  const turns = Array.from(places, place => shuffle([...sizes.keys()], random).map(size => ({ place, size }))).flat()
  const layout = { places: turns.map(({ place }) => place), roundSize: 4 * sizes.length }
  const logs = noise.draw(random, layout)
  const read = noise.read ?? (value => value)
  const noisy = Array.from(logs, log => read(Math.exp(log)))
  const record = makeRecord(places, rounds, (invocation, size) => {
    const at = sizes.length * invocation + orderOf(turns, invocation, size)
    const exponent = places[invocation] >= 2 ? exponents.contender : exponents.baseline
    return noisy[at] * sizes[size] ** exponent
  })
  const { series } = makeSeries(record)
  return fitGrowth({ benchmark: 'n=…', points: sizes.map((size, at) => ({ size, series: series[at] })) }, record)
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
