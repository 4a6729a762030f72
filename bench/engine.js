// How long the statistics take. After `npx tsc -p .`: node bench/engine.js

import { normalQuantile } from '../lib/stats/distributions/normal.js'
import { makeEngine } from '../lib/stats/engine.js'
import { makeRandom } from '../lib/stats/random.js'

const random = makeRandom('bench')

function draw(rounds, perSide) {
  const noise = () => 0.01 * normalQuantile(random.next() || 0.5) + (random.next() < 0.1 ? 0.1 : 0)
  return Array.from({ length: rounds }, () => {
    const level = 5 + 2 * noise()
    const side = () => Array.from({ length: perSide }, () => level + noise())
    return { a: side(), b: side(), order: shuffle([...Array(perSide).fill('a'), ...Array(perSide).fill('b')]) }
  })
}

function shuffle(items) {
  for (let i = items.length - 1; i > 0; i--) {
    const other = random.below(i + 1)
    ;[items[i], items[other]] = [items[other], items[i]]
  }
  return items
}

function infer(rounds) {
  const engine = makeEngine(rounds)
  return [engine.p, engine.estimate, engine.standardError, engine.interval(0.95)]
}

function test(rounds) {
  return makeEngine(rounds).p
}

function report(name, work) {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  console.log(`${((user + system) / 1000).toFixed(0).padStart(6)} ms CPU  ${name}`)
}

const many = Array.from({ length: 1000 }, () => ({ change: draw(20, 2), controls: [draw(20, 1), draw(20, 1)] }))
const long = [draw(40, 2), draw(10_000, 2)]
const inferAll = () => {
  for (const { change, controls } of many) {
    infer(change)
    infer(controls[0])
    test(controls[1])
  }
}
report('1000 benchmarks of 20 rounds of 4, each with two controls (cold)', inferAll)
report('the same again', inferAll)
report('one benchmark of 40 rounds of 4', () => infer(long[0]))
report('one benchmark of 10,000 rounds of 4', () => infer(long[1]))
