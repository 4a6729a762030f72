import { withoutAnchor } from '../history/anchor.js'
import type { PackedBaseline } from '../inputs/baseline.js'
import { type AskedInputs, withAnchor } from '../inputs/inputs.js'
import { InvocationError } from '../measure/invocation-error.js'
import { TimeError } from '../plan/time.js'

interface AnchoredRace<Inputs, Made> {
  readonly inputs: Inputs
  /** The third side; undefined where this push has none. */
  readonly anchor: PackedBaseline | undefined
  readonly measure: (inputs: Inputs) => Promise<Made>
  readonly tell: (text: string) => void
}

/** Races a push against the anchor too. One that cannot run, or for which there is no time, keeps no new version from being published. */
export async function raceAnchored<Inputs extends Pick<AskedInputs, 'contenders'>, Made>({
  inputs,
  anchor,
  measure,
  tell,
}: AnchoredRace<Inputs, Made>): Promise<Made> {
  if (anchor === undefined) return await measure(inputs)
  try {
    return await measure(withAnchor(inputs, anchor))
  } catch (error) {
    if (!(error instanceof InvocationError || error instanceof TimeError)) throw error
    tell(withoutAnchor(error))
    return await measure(inputs)
  }
}
