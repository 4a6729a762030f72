import { type Reinstall, reinstallChoices } from '../record/record.js'

export const reinstallRequests = ['auto', ...reinstallChoices] as const

/** The choice when copies are made anew. `auto`: as often as it costs little. */
export type ReinstallRequest = (typeof reinstallRequests)[number]

/** The times that decide how often copies are made anew. */
interface Prices {
  /** The most rounds there may be. */
  readonly rounds: number
  readonly secondsPerRound: number
  /** To make all copies anew once. */
  readonly secondsPerRenewal: number
  /** New copies may take as long, if they draw the code layout. */
  readonly secondsToDraw?: number
}

const mostShare = 0.05
const leastSeconds = 10
/** The part of the time that is left which linking may take: without it, an `install` that draws the code layout would hardly draw any. */
export const shareToDraw = 0.25

/** All the time that new copies may take: a twentieth of the rounds, and 10 s are always little. */
export function allowRenewals({
  rounds,
  secondsPerRound,
  secondsToDraw = 0,
}: Pick<Prices, 'rounds' | 'secondsPerRound' | 'secondsToDraw'>): number {
  return Math.max(leastSeconds, mostShare * rounds * secondsPerRound, secondsToDraw)
}

/** The first of `round`, `quarter` and `once` that costs no more than it may, however many rounds there will be. */
export function chooseReinstall(prices: Prices): Reinstall['when'] {
  const { rounds, secondsPerRenewal } = prices
  const costs = (blocks: number): boolean => blocks * secondsPerRenewal <= allowRenewals(prices)
  if (costs(rounds)) return 'round'
  return costs(Math.ceil(rounds / roundsPerBlock('quarter', rounds))) ? 'quarter' : 'once'
}

const mostQuarters = 4

/** The number of rounds that share their copies, of at most `rounds`. */
export function roundsPerBlock(when: Reinstall['when'], rounds: number): number {
  const sizes = { once: Number.POSITIVE_INFINITY, quarter: Math.ceil(rounds / mostQuarters), round: 1 }
  return sizes[when]
}

/**
 * Returns whether the first run in a new copy takes longer than the second one, by more than half the threshold: in every copy, of two or
 * more. `ratios` are the logarithms of first over second. Of four copies, chance alone makes one side of their runs slower in one session of 16.
 */
export function isColder(ratios: readonly number[], threshold: number): boolean {
  return ratios.length > 1 && ratios.every(ratio => ratio > Math.log1p(threshold) / 2)
}
