// How long the statistics take. After `npx tsc -p .`: node bench/engine.js
import { makeEngine } from '../lib/stats/engine.js'
import { normalQuantile } from '../lib/stats/normal.js'
import { makeRandom } from '../lib/stats/random.js'

const random = makeRandom('bench')

function draw(rounds, perSide) {
  const noise = () => 0.01 * normalQuantile(random.next() || 0.5) + (random.next() < 0.1 ? 0.1 : 0)
  return Array.from({ length: rounds }, () => {
    const level = 5 + 2 * noise()
    const side = () => Array.from({ length: perSide }, () => level + noise())
    return { a: side(), b: side() }
  })
}

function infer(rounds) {
  const engine = makeEngine(rounds)
  return [engine.p, engine.estimate, engine.interval(0.95)]
}

function report(name, samples) {
  const start = process.cpuUsage()
  for (const sample of samples) infer(sample)
  const { user, system } = process.cpuUsage(start)
  console.log(`${((user + system) / 1000).toFixed(0).padStart(6)} ms CPU  ${name}`)
}

const many = Array.from({ length: 1000 }, () => [draw(20, 2), draw(20, 1), draw(20, 1)]).flat()
report('1000 benchmarks of 20 rounds of 4, each with two controls (cold)', many)
report('the same again', many)
report('one benchmark of 40 rounds of 4', [draw(40, 2)])
report('one benchmark of 10,000 rounds of 4', [draw(10_000, 2)])
