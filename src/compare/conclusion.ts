import type { Direction } from '../metrics/unit.js'
import type { Warning } from '../record/record.js'
import type { Change, Finding, Status } from './finding.js'
import type { Growth } from './growth/growth.js'
import type { RulesOutcome } from './rules-outcome.js'
import type { ControlSummary } from './test-controls.js'
import type { SpinSummary } from './trust/spin.js'

/** Everything that is concluded from a record. */
export interface Conclusion {
  readonly status: Status
  readonly control: ControlSummary
  /** Geometric mean of the ratios of all benchmarks of time; null where there are not two. */
  readonly suiteChange: Change | null
  /** The smallest change that would have been found with 80% power: the median over what is judged; null where nothing is. */
  readonly resolution: number | null
  /** Traces of the machine in our own work after rounds; left out where there was none. */
  readonly spin?: SpinSummary
  readonly findings: readonly Finding[]
  /** Growth with the size, where there are scans. */
  readonly growths?: readonly Growth[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly warnings: readonly Warning[]
  /** Outcome of the rules, where there are any. */
  readonly rules?: RulesOutcome
}

/** One side in a ranking. */
export interface RankedSide {
  readonly side: string
  /** Its level relative to the baseline's, as a fraction: 0.02 is 2% more. null: there is no ratio. */
  readonly change: number | null
  /** True if no other side is better, as far as can be told. */
  readonly isAmongBest: boolean
}

/** All sides by one benchmark and metric, the lowest estimate of cost first. A first place alone has no p-value: it is chosen by the same data. */
export interface SideRanking {
  readonly benchmark: string
  readonly metric: string
  readonly unit: string
  readonly better: Direction
  readonly places: readonly RankedSide[]
  /** Sides that cannot be compared with the baseline. */
  readonly unranked: readonly string[]
}
