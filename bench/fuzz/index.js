// Tries inputs that are broken, hostile or extreme, many of each kind, drawn from a seed. Prints Markdown; the exit status is 1 where
// one crashed, took more than 2 s of CPU time, or was accepted with a number that it must not have.
//
//     npm run fuzz -- [--inputs 10000] [--seed 1] [--kinds formats,records]
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { makeTable } from '../simulate/table.js'
import { kindNames } from './kinds.js'

const longestInSeconds = 2
/** An input that takes this long is waited for no more. */
const hangInSeconds = 120

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
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) results.set(name, await tryKind(name))
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

/** A process of its own, so that an input that never ends can be ended. */
function tryKind(name) {
  const begun = performance.now()
  const secondsSince = () => (performance.now() - begun) / 1000
  const child = fork(new URL('./process.js', import.meta.url), [name, inputs, seed, longestInSeconds].map(String))
  return new Promise(resolve => {
    let [count, heard, hasEnded] = [0, performance.now(), false]
    const end = tried => {
      if (hasEnded) return
      hasEnded = true
      clearInterval(watch)
      child.kill('SIGKILL')
      console.error(`${secondsSince().toFixed(0).padStart(5)} s  ${name}${tried.failure ? `: ${tried.failure}` : ''}`)
      resolve({ accepted: 0, refused: 0, slowest: 0, ...tried, seconds: secondsSince() })
    }
    const watch = setInterval(() => {
      if (performance.now() - heard < 1000 * hangInSeconds) return
      end({ failure: `an input behind number ${count} of seed ${seed} does not end` })
    }, 1000)
    child.on('message', ({ count: known = count, tried }) => {
      ;[count, heard] = [known, performance.now()]
      if (tried) end(tried)
    })
    child.on('exit', status => end({ failure: `the process ended (${status}) behind number ${count} of seed ${seed}` }))
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
