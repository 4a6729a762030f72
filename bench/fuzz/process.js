// Tries one kind, in a process of its own, whose CPU time is that of the kind.
import { loadCode } from './code.js'
import { makeKind } from './kinds.js'
import { tryKind } from './try-kind.js'

const [name, inputs, seed, longestInSeconds] = process.argv.slice(2)
const code = await loadCode(new URL('../../lib/', import.meta.url), 'js')
let told = 0
let count = 0
const note = () => {
  count++
  if (performance.now() - told < 1000) return
  told = performance.now()
  process.send({ count })
}
const options = { inputs: Number(inputs), seed: Number(seed), longestInSeconds: Number(longestInSeconds), note }
process.send({ tried: await tryKind(await makeKind(name, code), options) })
