import type { CausesOutcome } from '../causes/causes.js'
import type { Conclusion, Work } from '../compare/conclusion.js'
import type { Pair } from '../record/pair.js'
import type { SinceRelease } from './since.js'
import type { View } from './view.js'

/** All findings, the control, the environment; plain data, as it stands in the JSON. */
export interface Section
  extends Conclusion,
    Pick<
      Pair,
      | 'part'
      | 'environment'
      | 'runners'
      | 'outage'
      | 'sides'
      | 'names'
      | 'command'
      | 'options'
      | 'seed'
      | 'plan'
      | 'tampered'
      | 'suiteChanges'
      | 'suiteReplaced'
      | 'reinstall'
      | 'stages'
    > {
  readonly suite: string
  /** Change since the last release, where comparisons anchor the baseline to one. */
  readonly since?: SinceRelease
  /** The functions that account for a change, where it was profiled. */
  readonly causes?: CausesOutcome
  /** Complete rounds that the findings rest on, without those of a second stage. */
  readonly rounds: number
  readonly settings: { readonly threshold: number; readonly confidence: number; readonly looks: readonly number[] }
  /** Output of both sides, compared where it holds no numbers. */
  readonly work?: Work
  /** Filter of the rows that a reader asked for; all of them by default. */
  readonly view?: View
}
