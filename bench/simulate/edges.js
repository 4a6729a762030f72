// What it would cost and bring to measure a changed benchmark again on other copies, where copies are fresh in each round anyway, if its
// interval reaches into the threshold:
//
//     npm run build && node bench/simulate/edges.js [SESSIONS]
import { settle } from '../../lib/compare/rounds/settled.js'
import { makeSection } from '../../lib/report/make-report.js'
import { noises } from './noise.js'
import { makeTable } from './table.js'
import { drawAll, isAlarm, makeRecord, valuesOfAll } from './whole-sessions.js'

const sessions = Number(process.argv[2] ?? 300)
const threshold = 0.02
const secondRounds = 8
const shared = { sessions, rounds: 20, looks: [5, 8, 13, 20], threshold, reinstall: 'round' }

/** The report of the look at which the one benchmark is settled, or of the last. */
function measure(benchmarks, effect) {
  const values = valuesOfAll(benchmarks, effect)
  for (const look of shared.looks) {
    const record = makeRecord(benchmarks, values, shared, look)
    if (look === shared.rounds || settle([record]).isSettled) return makeSection(record)
  }
}

/** Whether a second stage finds the same, by itself. */
function isConfirmed(benchmarks, effect, { change }) {
  const experiment = { ...shared, looks: [secondRounds] }
  const record = makeRecord(benchmarks, valuesOfAll(benchmarks, effect), experiment, secondRounds)
  const [second] = makeSection(record).findings
  return second.p <= 0.05 && Math.sign(second.change.value) === Math.sign(change.value)
}

const rows = ['iid', 'heavy tails', 'spikes', 'two modes', 'bursts', 'drift', 'AR(1)'].flatMap(name =>
  [1, 3].flatMap(scale =>
    [0, 0.01, 0.03, 0.05, 0.1].map(effect => {
      const noise = noises.filter(one => one.name === name)
      const [first, second] = ['edges', 'edges again'].map(seed => drawAll(1, noise, { ...shared, scale, seed }))
      let [changed, edges, kept] = [0, 0, 0]
      for (const [index, draw] of first.entries()) {
        const section = measure(draw(), effect)
        const finding = section.findings.find(isAlarm)
        if (finding === undefined) continue
        const { value, low, high } = finding.change
        const isEdge = (value > 0 ? low : -high) < threshold
        changed++
        if (isEdge) edges++
        if (!isEdge || isConfirmed(second[index](), effect, finding)) kept++
      }
      const share = count => ((100 * count) / sessions).toFixed(1)
      return [name, `${2 * scale}%`, `+${100 * effect}%`, share(changed), share(edges), share(kept), edges]
    }),
  ),
)
const heads = ['noise', 'spread', 'change', 'called', 'of these edges', 'called after a second stage', 'second stages']
process.stdout.write(
  `${makeTable(
    heads,
    rows.map(row => row.map(String)),
  )}\n`,
)
