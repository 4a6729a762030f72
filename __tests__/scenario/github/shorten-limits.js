// Loaded before the bundle, where limits are to pass: after a fiftieth of their time, and two seconds at least. What is not faulty
// may meet one too, on a busy machine, and is then tried again; so count only what is.

import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

const { setTimeout } = promises
promises.setTimeout = (milliseconds, ...rest) =>
  setTimeout(milliseconds < 30_000 ? milliseconds : Math.max(2000, milliseconds / 50), ...rest)
syncBuiltinESMExports()
