// Loaded before the bundle, where limits are to pass: after a fiftieth of their time, and two seconds at least. What is not faulty
// may meet one too, on a busy machine, and is then tried again; so count only what is.

import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

const shorten = milliseconds => (milliseconds < 30_000 ? milliseconds : Math.max(2000, milliseconds / 50))

const { setTimeout } = promises
promises.setTimeout = (milliseconds, ...rest) => setTimeout(shorten(milliseconds), ...rest)
syncBuiltinESMExports()

const timeout = AbortSignal.timeout.bind(AbortSignal)
AbortSignal.timeout = milliseconds => timeout(shorten(milliseconds))
