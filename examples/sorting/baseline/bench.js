// How long it takes to sort as many numbers as the first argument says, without the start of Node.js.
import { performance } from 'node:perf_hooks'
import { sort } from './sort.js'

const size = Number(process.argv[2])
// The same numbers in every run, in no order.
const numbers = Float64Array.from({ length: size }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 0)

const times = []
const end = performance.now() + 40
while (times.length < 5 || (performance.now() < end && times.length < 1000)) {
  const unsorted = numbers.slice()
  const start = performance.now()
  sort(unsorted)
  times.push(performance.now() - start)
}
console.log(JSON.stringify({ bench: 'sort', samples: times, unit: 'ms' }))
