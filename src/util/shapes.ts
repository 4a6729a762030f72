/** The numbers from one to another. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** A number with its interval; an end without a bound is null. */
export interface BoundedValue {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

/** A text by its name. */
export interface NamedText {
  readonly name: string
  readonly value: string
}

/** A number in its base unit. */
export interface UnitValue {
  readonly value: number
  readonly unit: string
}
