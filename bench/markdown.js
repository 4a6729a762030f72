// CPU time of a report of many benchmarks as text. Run it after `tsc -p .`: node bench/markdown.js [1000 10000 …]
import { commentLimit, summaryLimit } from '../lib/document/markdown.js'
import { makeReport } from '../lib/report/make-report.js'
import { renderMarkdown, renderTerminal } from '../lib/report/render.js'
import { makeRandom } from '../lib/stats/random.js'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000]
const rounds = 5

console.log('benchmarks   comment   summary      file  terminal')
for (const size of sizes) {
  const report = makeReport(makeRecord(size))
  const times = [
    () => renderMarkdown(report, commentLimit, {}),
    () => renderMarkdown(report, summaryLimit, {}),
    () => renderMarkdown(report, undefined, {}),
    () => renderTerminal(report, { width: 100 }),
  ].map(timed)
  const columns = times.map(seconds => `${seconds.toFixed(2)} s`.padStart(8))
  console.log([String(size).padStart(10), ...columns].join('  '))
}

/** The CPU seconds of `run`. */
function timed(run) {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Noise of about 1% on each value; every tenth benchmark is 5% slower. */
function makeRecord(size) {
  const random = makeRandom('markdown')
  const slots = ['baseline', 'contender'].flatMap(side => [1, 2].map(copy => ({ side, copy })))
  const measure = (side, index) => {
    const effect = side === 'contender' && index % 10 === 0 ? 0.05 : 0
    return {
      benchmark: `group ${index % 20}/${index}`,
      metric: { name: 'time', unit: 's', better: /** @type {const} */ ('lower') },
      value: 0.01 * Math.exp(effect + 0.02 * (random.next() + random.next() - 1)),
    }
  }
  return {
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
    baseline: 'baseline',
    sides: ['baseline', 'contender'].map(name => ({ name, copies: 2 })),
    plan: { inPlace: false, rounds, looks: [rounds], stoppedBy: /** @type {const} */ ('complete'), seconds: 600 },
    rounds: Array.from({ length: rounds }, () =>
      slots.map(slot => ({
        slot,
        outcome: /** @type {const} */ ('ok'),
        measurements: Array.from({ length: size }, (_, index) => measure(slot.side, index)),
      })),
    ),
  }
}
