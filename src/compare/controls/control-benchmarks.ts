import { percentSize } from '../../metrics/scale.js'
import type { Pair } from '../../record/pair.js'
import { rejects } from '../../stats/engine/rejection.js'
import { adjustByHolm } from '../../stats/opinions/holm.js'
import type { Comparison } from '../comparison.js'
import { fromLog } from '../verdicts/change.js'
import { ownThreshold } from '../verdicts/description.js'
import type { Evidence } from '../verdicts/evidence.js'
import { isControl } from '../verdicts/judged.js'

/** What was tested of a control benchmark. */
type Tested = Pick<Evidence, 'comparison' | 'inference' | 'shortage'>

/** The control benchmarks that moved, and how far, as fractions. */
export type Moved = ReadonlyMap<Comparison, number>

const alpha = 0.01

/**
 * Finds the control benchmarks among `comparisons` that moved: by their threshold at least, and with p ≤ 1 % after the correction of Holm
 * (1979) for all of them. No change can touch them, so something else made the difference.
 */
export function findMoved(comparisons: readonly Comparison[], tested: readonly Tested[], record: Pair): Moved {
  const own = comparisons.filter(({ series }) => isControl(series, record.settings.metrics))
  if (own.length === 0) return new Map()
  const evidence = new Map(tested.map(one => [one.comparison, one]))
  const found = own.map(one => findChange(one, evidence.get(one)))
  const adjusted = adjustByHolm(found.map(({ p }) => p))
  const changes = own.map((one, index) => [one, found[index]!.change] as const)
  return new Map(
    changes.filter(
      ([one, change], index) => rejects(adjusted[index]!, alpha) && Math.abs(change) >= ownThreshold(one, record),
    ),
  )
}

interface Found {
  readonly p: number
  readonly change: number
}

const still: Found = { p: 1, change: 0 }

function findChange({ basis, series }: Comparison, tested: Tested | undefined): Found {
  if (basis.kind === 'exact') {
    const { baseline, contender } = basis
    return contender === baseline ? still : { p: 0, change: contender / baseline - 1 }
  }
  if (tested === undefined || tested.shortage !== undefined) return still
  const { p, estimate } = tested.inference
  return { p, change: fromLog(estimate, series.metric.better) - 1 }
}

/** Explains why a comparison is worth nothing where control benchmarks moved: what moved the most, and how far. */
export function describeMoved(moved: Moved, comparison?: Comparison): string {
  const own = comparison && moved.get(comparison)
  if (own !== undefined) return `a control benchmark, which no change can touch, moved by ${percentSize(own)}`
  const sorted = [...moved].sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  const [{ series }, change] = sorted[0]!
  const more = sorted.length === 1 ? '' : `, and ${sorted.length - 1} more`
  return `the control benchmark ${series.benchmark} moved by ${percentSize(change)}${more}`
}
