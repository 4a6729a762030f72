import { decodeGiven } from '../../../src/inputs/declarations.js'
import { type AskedInputs, makeInputs } from '../../../src/inputs/inputs.js'
import type { Get } from '../../../src/inputs/values.js'

/** The inputs of a comparison that `get` gives. */
export function decodeInputs(get: Get, contender: string, argv: readonly string[] = []): AskedInputs {
  return makeInputs(decodeGiven(get, 'compare'), { get, contender, argv })
}
