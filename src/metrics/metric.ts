/** The way in which values get better. With `unknown`, a change is reported and never judged. */
export type Direction = 'lower' | 'higher' | 'unknown'

/** The quantity that a value measures. */
export interface Metric {
  readonly name: string
  /** A base unit (`s`, `B`, `count`, `1/s`), or the tool's own word where it is none of these. */
  readonly unit: string
  readonly better: Direction
  /** Whether its benchmark is about it, where the tool says so; else that is the time, or what comes first. */
  readonly primary?: true
  /** Whether it is of the process as a whole, beside what the command prints: judged only where it is named. */
  readonly aside?: true
}
