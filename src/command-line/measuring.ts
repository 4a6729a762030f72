import type { Inputs } from '../inputs/inputs.js'
import { nameSides } from '../inputs/named-sides.js'
import { measureHere } from '../system/measure-here.js'
import { makeProgressView } from './progress.js'
import { refuseConsole } from './refuse-console.js'

/** Measures as `inputs` ask, and shows how it goes on. */
export async function measureInView(inputs: Inputs, recordPath = ''): ReturnType<typeof measureHere> {
  using view = makeProgressView(process.stderr, { ...nameSides(inputs), settings: inputs.settings })
  return await measureHere(inputs, { recordPath, watch: view.watch, meetConsole: refuseConsole, occasion: {} })
}
