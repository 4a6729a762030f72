/** A time that a clock counted, and how far rounding may have moved it, both in seconds. */
export interface CountedTime {
  readonly seconds: number
  readonly error: number
}

/** Ticks per second of clocks that count the time of processors: timers of kernels, of which 64 is that of Windows. */
const usualRates = [60, 64, 100, 250, 300, 1000]
/** The finest step of other clocks: some count in microseconds, and so meet a tick by chance. */
const finestStep = 1e-6
/** The largest probability that all of the times are whole ticks by chance. */
const mostByChance = 1e-4

/**
 * Finds the ticks per second of the clock that counted `times`, if it is so coarse that they are all whole ticks; undefined if they are
 * not, if too few of them are above 0 to tell, or if they were rounded too much.
 */
export function findTicksPerSecond(times: readonly CountedTime[]): number | undefined {
  const counted = times.filter(({ seconds }) => seconds > 0)
  return usualRates.find(rate => {
    const isWhole = counted.every(({ seconds, error }) => {
      const ticks = seconds * rate
      return Math.round(ticks) > 0 && Math.abs(ticks - Math.round(ticks)) <= error * rate
    })
    const byChance = counted.reduce((product, { error }) => product * Math.max(2 * error, finestStep) * rate, 1)
    return isWhole && byChance <= mostByChance
  })
}

/** Half a step of the last digit of `value` as it is printed. */
export function halfStepOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return 0.5 * 10 ** (Number(exponent) - (digits.split('.')[1]?.length ?? 0))
}
