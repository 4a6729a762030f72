import { asPrinted, type Selection } from '../../formats/selection/language.js'
import type { Invocation } from '../../record/record.js'

/** A benchmark that is profiled alone, because the command chooses its own number of iterations. */
export interface Alone {
  readonly benchmark: string
  readonly metric: string
  /** The text that tells the command to run nothing else. */
  readonly select: string
}

/** A comparison of a benchmark's values, as far as it matters here. */
interface Changed {
  readonly benchmark: string
  readonly metric: string
  /** A base unit. */
  readonly unit: string
  /** As a fraction. */
  readonly change: { readonly value: number } | null
}

/** Chooses the benchmark whose time has changed most, if the command can be told to run it alone. */
export function chooseAlone(changed: readonly Changed[], selection: Selection | undefined): Alone | undefined {
  if (selection?.language === undefined) return undefined
  const sizeOf = ({ change }: Changed): number => Math.abs(Math.log1p(change?.value ?? 0))
  const timed = changed.filter(({ unit }) => unit === 's' || unit === '1/s')
  const [first] = timed.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const select = first && selection.language.express([first.benchmark])
  return select === undefined ? undefined : { benchmark: first!.benchmark, metric: first!.metric, select }
}

/**
 * Finds the time of one operation in nanoseconds, as an invocation of the benchmark alone printed it. Returns in words why there is
 * none.
 */
export function readOperation({ outcome, reason, measurements }: Invocation, alone: Alone): number | string {
  if (outcome !== 'ok') return reason ?? 'it failed'
  const own = measurements.filter(({ metric }) => !metric.aside)
  const names = asPrinted(alone.benchmark)
  const other = own.find(({ benchmark }) => !names.includes(benchmark))
  if (other) return `the command ran "${other.benchmark}" too when only "${alone.benchmark}" was selected`
  const found = own.find(({ metric }) => metric.name === alone.metric)
  if (!found || !(found.value > 0)) return `the command did not print the ${alone.metric} of "${alone.benchmark}" alone`
  return found.metric.unit === 's' ? found.value * 1e9 : 1e9 / found.value
}
