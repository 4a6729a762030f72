import { makeReason } from '../record/reasons.js'
import type { LedgerEntry, Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { adjustByHolm, adjustPValues, rejects } from '../stats/multiple.js'
import { medianOf } from '../stats/quantile.js'
import { estimateShift, leastP, type Shift, testOffsets } from '../stats/signed-ranks.js'
import type { Control, Described } from './assessment.js'
import { type ControlOutcome, type ControlSummary, controlEffects, gravestOutcome } from './conclusion.js'
import { makeJudgedSeries } from './judged-clock.js'
import { type Series, sortByPresence } from './series.js'
import { describeSeries } from './stages/1-describe.js'
import { findClock } from './steps.js'
import { toChange, toFraction, toLog } from './verdict.js'

/** A clean run fails its A/A test with this probability at most: half of it for the suite's mean, and half for all benchmarks. */
const alpha = 0.01

/** Of the benchmarks that are named in a run that fails, at most this share is named without a reason. */
const falseShare = 0.05

/** An interval with less confidence is no bound: four rounds have 87.5%, and five have 93.75%. */
const leastLevel = 0.9

/** Each side against itself, by benchmark, and what that says of the run. */
export interface Controls {
  readonly controls: ReadonlyMap<Described, Control>
  readonly summary: Omit<ControlSummary, 'bias'>
}

/**
 * Compares each side with itself, which is the A/A test: copy 2 less copy 1 makes a contrast for each pair of runs, and their signs are
 * exchanged exactly. Always gives a bound of what copies of the same code differ by, from five rounds on, and an outcome where the test could
 * fail. Only those of `judged` have a control that have two copies of a side and a ratio.
 */
export function testControls(judged: readonly Described[], confidence: number): Controls {
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
  const pValues = tested.map(({ p }) => p)
  const isDifferent =
    adjustByHolm(pValues).some(p => rejects(p, share)) || (suite !== undefined && rejects(testContrasts(suite), share))
  // Which benchmarks these are is asked only then, and less strictly: one that is missed would keep an interval that is too narrow.
  const adjusted = adjustPValues(pValues)
  const areFound = adjusted.map(p => isDifferent && rejects(p, falseShare))
  const common = averageContrasts(contrasted.filter((_, index) => areFound[index]))
  const commonSides = common && estimateSides(common, confidence, 0)
  const outcomes = tested.map(({ sides }, index) =>
    areFound[index] ? classifyAmong(sides, commonSides) : ('passed' as const),
  )
  // The others may differ in their mean, if not each for itself.
  const others = isDifferent
    ? averageContrasts(contrasted.filter((_, index) => outcomes[index] === 'passed'))
    : undefined
  const isOfMean = others !== undefined && rejects(testContrasts(others), share)
  const meanSides = others ? estimateSides(others, confidence, 0) : noSides
  const mean: Tested = { outcome: isOfMean ? classify(meanSides) : 'passed', sides: meanSides }
  const controls = new Map(
    tested.map(({ assessment, ...found }, index) => [
      assessment,
      makeControl(assessment, { ...found, outcome: outcomes[index]! }, mean, confidence),
    ]),
  )
  const outcome = gravestOutcome([...outcomes, mean.outcome])
  const suiteSides = suite ? estimateSides(suite, confidence, 0) : noSides
  const boundOf = (side: Side) => ({
    median: medianOf(tested.map(({ sides }) => boundFor(sides[side]))),
    suite: boundFor(suiteSides[side]),
  })
  const summary: Controls['summary'] = {
    status: canReject(contrasted, suite, share) ? outcome : 'not-run',
    differing: outcome === 'passed' ? 0 : outcomes.filter(result => result === outcome).length,
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
  contrasted: readonly { readonly assessment: Described; readonly contrasts: Contrasts }[],
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

const noSides: Sides = { baseline: undefined, contender: undefined }

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

/** Two differences are alike if they lie apart by so many standard errors, or by such a share of the larger one, at most. */
const likeness = { errors: 2, share: 0.1 }

/** Returns whether the difference of two copies is clear of 0. */
function isApart(shift: Shift | undefined): boolean {
  return shift !== undefined && (shift.low > 0 || shift.high < 0)
}

/** Returns whether the copies of both sides may differ in the same way. */
function areAlike({ baseline, contender }: Sides): boolean {
  if (baseline === undefined || contender === undefined) return false
  const [ofBaseline, ofContender] = [baseline.estimate, contender.estimate]
  const errors = Math.hypot(baseline.standardError, contender.standardError)
  const room = Math.max(
    likeness.errors * errors,
    likeness.share * Math.max(Math.abs(ofBaseline), Math.abs(ofContender)),
  )
  return Math.sign(ofBaseline) === Math.sign(ofContender) && Math.abs(ofBaseline - ofContender) <= room
}

/**
 * Says whose copies differ, where the test has found that some do: those of the baseline, of the contender alone, or of both in the same way, as
 * by a path that both sides have in common. Since only likeness excuses the baseline, both must stand out then, or neither alone.
 */
function classify(sides: Sides): ControlOutcome {
  if (sides.baseline === undefined) return 'contender-differs'
  const [isBaseline, isContender] = [isApart(sides.baseline), isApart(sides.contender)]
  if (areAlike(sides) && isBaseline === isContender) return 'paths-matter'
  return isContender && !isBaseline ? 'contender-differs' : 'failed'
}

/** The same of one benchmark among several that differ: what their mean clearly shows is so for each that does not speak against it. */
function classifyAmong(sides: Sides, common: Sides | undefined): ControlOutcome {
  if (common === undefined) return classify(sides)
  const outcome = classify(common)
  const speaksFor: Readonly<Partial<Record<ControlOutcome, boolean>>> = {
    failed: isApart(common.baseline) && sides.baseline !== undefined && !isApart(sides.contender),
    'contender-differs': !isApart(sides.baseline),
    'paths-matter': isApart(common.baseline) && areAlike(sides),
  }
  return speaksFor[outcome] ? outcome : classify(sides)
}

/** The far end of an interval, in natural logs. */
function reachOf({ low, high }: Shift): number {
  return Math.max(Math.abs(low), Math.abs(high))
}

/** The most that two copies of the same side differ by, of either side, in natural logs; infinite where nothing bounds it. */
export function boundOf({ sides }: Control): number {
  return Math.max(...Object.values(sides).map(shift => (shift ? reachOf(shift) : 0)))
}

function boundFor(shift: Shift | undefined): number | null {
  return shift ? toFraction(reachOf(shift)) : null
}

interface Tested {
  readonly outcome: ControlOutcome
  readonly sides: Sides
}

/** The control of one benchmark: its own outcome decides, or else that of the mean of all that do not stand out themselves. */
function makeControl(
  { series }: Described,
  { outcome, sides, p }: Tested & { readonly p: number },
  mean: Tested,
  confidence: number,
): Control {
  const { better } = series.metric
  const deciding = outcome === 'passed' ? mean : { outcome, sides }
  const shift = deciding.sides[outcome === 'contender-differs' ? 'contender' : 'baseline']
  const change = shift ? Math.expm1(Math.abs(shift.estimate)) : 0
  const { isWidened, hasNote } = controlEffects[deciding.outcome]
  const ofBaseline = sides.baseline && toChange(sides.baseline, better, confidence)
  return {
    sides,
    failed: outcome === 'failed',
    change: ofBaseline ? { value: ofBaseline.value, low: ofBaseline.low, high: ofBaseline.high, p } : null,
    ...(isWidened && shift
      ? {
          widening: {
            reach: reachOf(shift),
            reason: makeReason('control-failed', { change, ...(deciding === mean ? { isMean: true } : {}) }),
          },
        }
      : {}),
    ...(hasNote && deciding !== mean ? { note: makeReason('contender-control', { change }) } : {}),
  }
}

/**
 * Finds what the controls of `record` showed, for the ledger: one entry for each benchmark and metric that is judged. None if both copies
 * ran in one directory, where nothing makes installations differ, or if they were made anew, which tells little of one installation.
 */
export function findControlEstimates(record: Pair): readonly Omit<LedgerEntry, 'fingerprint'>[] {
  const { plan, reinstall = { when: 'once' } } = record
  if (plan?.inPlace || reinstall.when !== 'once') return []
  const table = makeJudgedSeries(record)
  const judged = sortByPresence(table)
    .shared.map(series => describeSeries(series, table, record))
    .filter(({ role }) => role === 'judged')
  const { controls } = testControls(judged, record.settings.confidence)
  return [...controls].flatMap(([{ series }, { sides }]) => {
    const { estimate = Number.NaN, standardError = Infinity } = sides.baseline ?? {}
    const isKnown = Number.isFinite(estimate) && Number.isFinite(standardError)
    return isKnown ? [{ benchmark: series.benchmark, estimate, standardError }] : []
  })
}
