import { type ConsoleTable, describeConsole } from '../formats/consoles.js'
import type { Inputs } from '../inputs/inputs.js'
import { nameSides } from '../inputs/sides.js'
import { InputError } from '../inputs/values.js'
import { measureOnLocalMachine } from '../system/local-machine.js'
import { makeProgressView } from './progress.js'

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

/** Ends a run whose command prints a table for people: nobody there waits for the time of whole processes. */
export function refuseConsole(table: ConsoleTable): never {
  throw new InputError(describeConsole(table, 'command line'))
}
