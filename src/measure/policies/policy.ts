import type { StopReason } from '../../record/record.js'
import type { Round } from '../../schedule/round.js'
import type { RoundResult } from '../round.js'
import type { State } from '../state.js'

/** One decision about the rounds of a session. All that policies know of each other is in the state; they are asked in the order of their list. */
export interface Policy {
  /** Acts once, before the first round that counts. */
  readonly begin?: (state: State) => Promise<void> | void
  /** Acts before a round that counts. Returns why it does not run. */
  readonly before?: (state: State, round: Round) => Promise<StopReason | undefined> | StopReason | undefined
  /** Acts after a round that counts, which is in the state by then. Returns why it was the last one; no policy after this one is asked then. */
  readonly after?: (state: State, result: RoundResult) => StopReason | undefined
}
