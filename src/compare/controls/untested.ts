import type { Warning } from '../../record/record.js'
import { nameSome } from '../../util/list.js'
import type { Comparison } from '../comparison.js'
import { isControl } from '../verdicts/judged.js'
import type { Trial } from '../verdicts/trial.js'

const mostNamed = 3

/** Warns about control benchmarks that could not be tested in any metric. */
export function warnOfUntestedControls(trial: Trial): readonly Warning[] {
  const { comparisons, table, leftOut } = trial
  if (comparisons.length === 0) return []
  const own = table.series.filter(
    one => one.ruling.control === true && one.ruling.ignore === undefined && !leftOut.has(one),
  )
  const untested = [...new Set(own.map(({ benchmark }) => benchmark))].flatMap(benchmark => {
    const reason = findReason(benchmark, trial)
    return reason === undefined ? [] : [{ benchmark, reason }]
  })
  const [first, ...more] = untested
  if (first === undefined) return []
  const which = nameSome(
    untested.map(({ benchmark }) => benchmark),
    mostNamed,
  )
  const subject = more.length === 0 ? `control benchmark ${which} was` : `control benchmarks ${which} were`
  const message = `the ${subject} not tested, so it is unknown whether something besides the change made a difference (${first.reason})`
  return [{ code: 'control-untested', message }]
}

/** Why no metric of `benchmark` was tested; undefined if one was. */
function findReason(benchmark: string, { comparisons, record }: Trial): string | undefined {
  const shared = comparisons.filter(({ series }) => series.benchmark === benchmark)
  if (shared.length === 0) return 'only one side has it'
  const chosen = shared.filter(({ series }) => isControl(series, record.settings.metrics))
  if (chosen.length === 0) return 'see "metrics", and "direction" in the file of rules'
  const reasons = chosen.map(one => describeObstacle(one.basis))
  return reasons.includes(undefined) ? undefined : reasons[0]
}

function describeObstacle(basis: Comparison['basis']): string | undefined {
  if (basis.kind === 'exact') return undefined
  return basis.kind === 'obstacle' ? basis.reason : basis.shortage
}
