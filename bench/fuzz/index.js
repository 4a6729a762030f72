// Tries inputs that are broken, hostile or extreme, many of each kind, drawn from a seed. Prints Markdown; the exit status is 1 where
// one crashed, took longer than 2 s, or was accepted with a number that it must not have.
//
//     npm run fuzz -- [--inputs 10000] [--seed 1] [--kinds formats,records]
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { makeTable } from '../simulate/table.js'
import { kindNames } from './kinds.js'

const longestInSeconds = 2
/** An input that takes this long is waited for no more. */
const hangInSeconds = 30

const { values: flags } = parseArgs({
  options: {
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    kinds: { type: 'string', default: kindNames.join() },
  },
})
const [inputs, seed] = [flags.inputs, flags.seed].map(Number)
const names = flags.kinds.split(',')
const unknown = names.find(name => !kindNames.includes(name))
if (!Number.isSafeInteger(inputs) || inputs < 1)
  fail(`--inputs must be a whole number of at least 1, not "${flags.inputs}"`)
if (!Number.isSafeInteger(seed)) fail(`--seed must be a whole number, not "${flags.seed}"`)
if (unknown !== undefined) fail(`there is no kind "${unknown}": ${kindNames.join(', ')}`)

console.log(`\`npm run fuzz -- --inputs ${inputs} --seed ${seed}\`\n`)
const start = performance.now()
const waiting = [...names]
const results = new Map()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      results.set(name, await tryInWorker(name))
  }),
)
const rows = names.map(name => {
  const { accepted, refused, slowest, seconds, failure } = results.get(name)
  const counts = [inputs, accepted, refused].map(String)
  return [name, ...counts, `${(1000 * slowest).toFixed(0)} ms`, `${seconds.toFixed(0)} s`, failure ? 'yes' : 'no']
})
console.log(makeTable(['kind', 'inputs', 'accepted', 'refused', 'slowest', 'took', 'failed'], rows))
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s in all`)
process.exitCode = names.some(name => results.get(name).failure) ? 1 : 0

/** Another thread, so that an input that never ends can be ended. */
function tryInWorker(name) {
  const counter = new SharedArrayBuffer(4)
  const begun = performance.now()
  const secondsSince = () => (performance.now() - begun) / 1000
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { name, counter, inputs, seed, longestInSeconds },
  })
  return new Promise(resolve => {
    const end = result => {
      clearInterval(watch)
      console.error(`${secondsSince().toFixed(0).padStart(5)} s  ${name}${result.failure ? `: ${result.failure}` : ''}`)
      resolve({ accepted: 0, refused: 0, slowest: 0, ...result, seconds: secondsSince() })
    }
    let [seen, since] = [0, performance.now()]
    const watch = setInterval(() => {
      const count = Atomics.load(new Int32Array(counter), 0)
      if (count !== seen) [seen, since] = [count, performance.now()]
      else if (performance.now() - since > 1000 * hangInSeconds) {
        end({ failure: `input ${count} of seed ${seed} did not end in ${hangInSeconds} s` })
        worker.terminate()
      }
    }, 1000)
    worker.on('message', end)
    worker.on('error', error => end({ failure: error.stack }))
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
