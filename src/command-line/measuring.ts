import type { Inputs } from '../inputs/inputs.js'
import { nameSides } from '../inputs/sides.js'
import { measureOnLocalMachine } from '../system/local-machine.js'
import { makeProgressView } from './progress.js'
import { refuseConsole } from './refuse-console.js'

/** Measures as `inputs` ask, and shows the progress. `outputs` are the other files that this call writes. */
export async function measureInView(
  inputs: Inputs,
  recordPath = '',
  outputs: readonly string[] = [],
): ReturnType<typeof measureOnLocalMachine> {
  using view = makeProgressView(process.stderr, {
    ...nameSides(inputs),
    settings: inputs.settings,
    suite: inputs.suite,
  })
  const { watch } = view
  return await measureOnLocalMachine(inputs, { recordPath, outputs, watch, meetConsole: refuseConsole, occasion: {} })
}
