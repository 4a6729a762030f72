import { makeReason } from '../../record/reasons.js'
import type { LedgerEntry, Pair } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { adjustByHolm, rejects } from '../../stats/multiple.js'
import { medianOf } from '../../stats/quantile.js'
import { estimateShift, leastP, type Shift, testOffsets } from '../../stats/signed-ranks.js'
import { type AssessedRun, type Assessment, type Control, listRunning } from '../assessment.js'
import { toChange, toFraction, toLog } from '../change.js'
import type { ControlSummary } from '../conclusion.js'
import { type ControlOutcome, controlEffects, gravestOutcome } from '../control-outcomes.js'
import { makeSeries, type Series, sortByPresence } from '../series.js'
import { findClock } from '../steps.js'
import { describeSeries } from './1-describe.js'

/** A clean run fails its A/A test with this probability at most: half of it for the suite's mean, and half for all benchmarks. */
const alpha = 0.01

/** An interval with less confidence is no bound: four rounds have 87.5%, and five have 93.75%. */
const leastLevel = 0.9

/**
 * Compares each side with itself, which is the A/A test: copy 2 less copy 1 makes a contrast for each pair of runs, and their signs are
 * exchanged exactly. Always gives a bound of what copies of the same code differ by, from five rounds on, and an outcome where the test could fail.
 */
export function testControls(run: AssessedRun): AssessedRun {
  const { controls, summary } = testCopies(listRunning(run.assessments), run.record.settings.confidence)
  return {
    ...run,
    assessments: run.assessments.map(assessment => ({ ...assessment, control: controls.get(assessment) })),
    control: { ...run.control, ...summary },
  }
}

/** The controls of those of `judged` that have one, and what they say of the run. */
export function testCopies(judged: readonly Assessment[], confidence: number) {
  const contrasted = judged.flatMap(assessment => {
    const contrasts = assessment.basis.kind === 'inference' ? contrastCopies(assessment.series) : undefined
    return contrasts && (contrasts.baseline.size > 0 || contrasts.contender.size > 0) ? [{ assessment, contrasts }] : []
  })
  const suite = averageContrasts(contrasted)
  const share = suite ? alpha / 2 : alpha
  const tested = contrasted.map(({ assessment, contrasts }) => ({
    ...{ assessment, p: testContrasts(contrasts) },
    sides: estimateSides(contrasts, confidence, reachOfClock(assessment.series)),
  }))
  const adjusted = adjustByHolm(tested.map(({ p }) => p))
  const outcomes = tested.map(({ sides }, index) => (rejects(adjusted[index]!, share) ? classify(sides) : 'passed'))
  const isAnyDifferent = outcomes.some(outcome => outcome !== 'passed')
  const suiteSides = suite ? estimateSides(suite, confidence, 0) : { baseline: undefined, contender: undefined }
  // The mean of benchmarks that stand out themselves tells nothing more.
  const suiteOutcome =
    suite && !isAnyDifferent && rejects(testContrasts(suite), share) ? classify(suiteSides) : 'passed'
  const controls = new Map(
    tested.map(({ assessment, ...found }, index) => {
      const ofSuite = { outcome: suiteOutcome, sides: suiteSides }
      return [assessment, makeControl(assessment, { ...found, outcome: outcomes[index]! }, ofSuite, confidence)]
    }),
  )
  const outcome = gravestOutcome([...outcomes, suiteOutcome])
  const boundOf = (side: Side) => ({
    median: medianOf(tested.map(({ sides }) => boundFor(sides[side]))),
    suite: boundFor(suiteSides[side]),
  })
  const summary: Omit<ControlSummary, 'bias'> = {
    status: canReject(contrasted, suite, share) ? outcome : 'not-run',
    differing: outcome === 'passed' ? 0 : outcomes.filter(one => one === outcome).length,
    of: controls.size,
    bounds: { baseline: boundOf('baseline'), contender: boundOf('contender') },
  }
  return { controls, summary }
}

/** Copy 2 less copy 1 of each side, in natural logs where more is worse, by the runs that a contrast is of. */
type Contrasts = Readonly<Record<Side, ReadonlyMap<string, number>>>

/**
 * Contrasts the copies of both sides in each round. Where a copy runs several times in a round, neighbours in the order of the side's runs make a
 * pair if they are of different copies: given which pairs these are, every pair had either order with the same probability.
 */
function contrastCopies({ rounds, numbers, metric }: Pick<Series, 'rounds' | 'numbers' | 'metric'>): Contrasts {
  const ofSide = (side: Side): ReadonlyMap<string, number> => {
    const contrasts = new Map<string, number>()
    for (const [index, round] of rounds.entries()) {
      const runs = round.filter(observation => observation.side === side)
      for (let at = 0; at + 1 < runs.length; at += 2) {
        const [first, second] = [runs[at]!, runs[at + 1]!]
        if (first.copy === second.copy) continue
        const difference = toLog(second.value, metric.better) - toLog(first.value, metric.better)
        contrasts.set(`${numbers[index]} ${first.turn} ${second.turn}`, second.copy === 2 ? difference : -difference)
      }
    }
    return contrasts
  }
  return { baseline: ofSide('baseline'), contender: ofSide('contender') }
}

/**
 * The mean contrast over the main metrics of all benchmarks, pair by pair: what their runs share counts once. Undefined for less than two of them.
 */
function averageContrasts(
  contrasted: readonly { readonly assessment: Assessment; readonly contrasts: Contrasts }[],
): Contrasts | undefined {
  const counted = contrasted.filter(({ assessment: { series } }) => series.primary && !series.metric.aside)
  if (counted.length < 2) return undefined
  const ofSide = (side: Side): ReadonlyMap<string, number> => {
    const sums = new Map<string, { sum: number; count: number }>()
    for (const { contrasts } of counted)
      for (const [runs, contrast] of contrasts[side]) {
        const { sum, count } = sums.get(runs) ?? { sum: 0, count: 0 }
        sums.set(runs, { sum: sum + contrast, count: count + 1 })
      }
    return new Map([...sums].map(([runs, { sum, count }]) => [runs, sum / count]))
  }
  return { baseline: ofSide('baseline'), contender: ofSide('contender') }
}

function testContrasts({ baseline, contender }: Contrasts): number {
  return testOffsets([...baseline.values()], [...contender.values()])
}

/** Returns whether the test of the suite, or of one benchmark among all, could fail at all after so few runs. */
function canReject(
  contrasted: readonly { readonly contrasts: Contrasts }[],
  suite: Contrasts | undefined,
  share: number,
): boolean {
  const canFail = ({ baseline, contender }: Contrasts, level: number): boolean =>
    rejects(leastP(baseline.size, contender.size), level)
  return (
    (suite !== undefined && canFail(suite, share)) ||
    contrasted.some(({ contrasts }) => canFail(contrasts, share / contrasted.length))
  )
}

/** The difference of the copies of each side that has two. */
type Sides = Control['sides']

/** Estimates how far the copies of each side lie apart; steps of the values may have moved them by `steps` either way. */
function estimateSides(contrasts: Contrasts, confidence: number, steps: number): Sides {
  const shiftOf = (side: Side): Shift | undefined => {
    if (contrasts[side].size === 0) return undefined
    const shift = estimateShift([...contrasts[side].values()], confidence)
    return shift.level < leastLevel
      ? { ...shift, low: -Infinity, high: Infinity }
      : { ...shift, low: shift.low - steps, high: shift.high + steps }
  }
  return { baseline: shiftOf('baseline'), contender: shiftOf('contender') }
}

function reachOfClock(series: Series): number {
  const { less, more } = findClock(series)
  return Math.max(less, more)
}

/** Standard errors that two differences may lie apart and still be called alike. */
const likeness = 2

/**
 * Says whose copies differ, where the test has found that some do: those of the baseline, of the contender alone, or of both in the same way, as
 * by a path that both sides have in common. Since only likeness excuses the baseline, both must stand out then, or neither alone.
 */
function classify({ baseline, contender }: Sides): ControlOutcome {
  if (baseline === undefined) return 'contender-differs'
  if (contender === undefined) return 'failed'
  const isApart = ({ low, high }: Shift): boolean => low > 0 || high < 0
  const isSameWay = Math.sign(baseline.estimate) === Math.sign(contender.estimate)
  const uncertainty = Math.hypot(baseline.standardError, contender.standardError)
  const isAlike = isSameWay && Math.abs(baseline.estimate - contender.estimate) <= likeness * uncertainty
  if (isAlike && isApart(baseline) === isApart(contender)) return 'paths-matter'
  return isApart(contender) && !isApart(baseline) ? 'contender-differs' : 'failed'
}

/** The far end of an interval, in natural logs. */
function reachOf({ low, high }: Shift): number {
  return Math.max(Math.abs(low), Math.abs(high))
}

function boundFor(shift: Shift | undefined): number | null {
  return shift ? toFraction(reachOf(shift)) : null
}

interface Tested {
  readonly outcome: ControlOutcome
  readonly sides: Sides
}

/** The control of one benchmark: its own outcome decides, or else that of the suite's mean, which is nobody's in particular. */
function makeControl(
  { series }: Assessment,
  { outcome, sides, p }: Tested & { readonly p: number },
  suite: Tested,
  confidence: number,
): Control {
  const { better } = series.metric
  const deciding = outcome === 'passed' ? suite : { outcome, sides }
  const shift = deciding.sides[outcome === 'contender-differs' ? 'contender' : 'baseline']
  const change = shift ? Math.expm1(Math.abs(shift.estimate)) : 0
  const { isWidened, hasNote } = controlEffects[deciding.outcome]
  const own = sides.baseline && toChange(sides.baseline, better, confidence)
  return {
    sides,
    failed: outcome === 'failed',
    change: own ? { value: own.value, low: own.low, high: own.high, p } : null,
    ...(isWidened && shift
      ? {
          widening: {
            reach: reachOf(shift),
            reason: makeReason('control-failed', { change, ...(deciding === suite ? { isMean: true } : {}) }),
          },
        }
      : {}),
    ...(hasNote && deciding !== suite ? { note: makeReason('contender-control', { change }) } : {}),
  }
}

/**
 * Finds what the controls of `record` showed, for the ledger: one entry for each benchmark and metric that is judged. None if both copies
 * ran in one directory, where nothing makes installations differ, or if they were made anew, which tells little of one installation.
 */
export function findControlEstimates(record: Pair): readonly Omit<LedgerEntry, 'fingerprint'>[] {
  const { plan, reinstall = { when: 'once' } } = record
  if (plan?.inPlace || reinstall.when !== 'once') return []
  const table = makeSeries(record)
  const judged = sortByPresence(table)
    .shared.map(series => describeSeries(series, table, record))
    .filter(({ role }) => role === 'judged')
  const { controls } = testCopies(judged, record.settings.confidence)
  return [...controls].flatMap(([{ series }, { sides }]) => {
    const { estimate = Number.NaN, standardError = Infinity } = sides.baseline ?? {}
    const isKnown = Number.isFinite(estimate) && Number.isFinite(standardError)
    return isKnown ? [{ benchmark: series.benchmark, estimate, standardError }] : []
  })
}
