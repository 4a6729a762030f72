// Loaded before the bundle: what is waited for between two tries takes a thousandth of its time.
//
// Only waits are short. What ends something that takes too long is as long as ever, however busy the machine is: a limit of this
// project is a timer of node:timers/promises or of AbortSignal, and a limit of GitHub's clients is half a minute or more. Scenarios in
// which limits pass load shorten-limits.js too.
import { scheduler, setTimeout as wait } from 'node:timers/promises'

const isWait = milliseconds => milliseconds >= 1000 && milliseconds < 30_000

// The global timers are those of GitHub's clients: the linter keeps src/ from them.
for (const name of ['setTimeout', 'setInterval']) {
  const original = globalThis[name]
  globalThis[name] = (callback, milliseconds, ...rest) =>
    original(callback, isWait(milliseconds) ? milliseconds / 1000 : milliseconds, ...rest)
  Object.defineProperties(globalThis[name], Object.getOwnPropertyDescriptors(original))
}

// By which src/github/ waits, and does nothing else.
scheduler.wait = milliseconds => wait(milliseconds / 1000)
