import { mean, median } from 'simple-statistics'
import { largest } from '../../metrics/number.js'
import type { LedgerEntry, Pair } from '../../record/record.js'
import type { Copies, Side } from '../../schedule/round.js'
import { madOfNormal, normalCdf, normalDensity, normalQuantile } from '../../stats/distributions/normal.js'
import type { Bias, Circumstances, Control, Described, WeightedVariance } from '../assessment.js'
import { makeDesign } from '../rounds/design.js'
import type { Series } from '../series.js'
import { toLog } from '../verdict.js'

/** The estimate of a control, in natural logs, and the rounds that it is of. */
interface ControlResult extends Omit<GroupDifference, 'weight'> {
  readonly numbers: Series['numbers']
}

/** The differences that the copies of both sides show: in each block of rounds that has copies of its own, where these are long enough. */
export function listControlResults(controls: ReadonlyMap<Described, Control>, record: Pair): readonly ControlResult[] {
  if (!hasBias(record)) return []
  return (['baseline', 'contender'] as const).flatMap(side =>
    [...controls].flatMap(([{ series }, { sides }]): readonly ControlResult[] => {
      const shift = sides[side]
      if (shift === undefined) return []
      const { estimate, standardError } = shift
      return compareInstallations(series, side, record) ?? [{ numbers: series.numbers, estimate, standardError }]
    }),
  )
}

/** The number of controls that a best guess needs. */
export const leastControls = 8
// More tell no more; a ledger may have many.
const mostControls = 2000

/** Nothing is timed more exactly, in natural logs. */
const finest = 1e-4
/** No two values that are compared are further apart; but a ledger is a file, and may say anything. */
const farthest = Math.log(largest)

/**
 * Estimates the bias of installations from what is usual and from the controls: the distribution of offsets that inferences use. With
 * enough controls, its best guess is by the method of moments, since a control has w times the variance of one installation:
 * τ̂² = max(0, mean((a² − se²) / w)).
 */
export function estimateBias(controls: readonly GroupDifference[]): Bias {
  const known = controls
    .slice(-mostControls)
    .filter(({ estimate, standardError }) => Math.abs(estimate) <= farthest && standardError <= farthest)
  const typical = known.length === 0 ? 0 : median(known.map(offset => offset.standardError))
  const squares = known.map(({ estimate, standardError, weight }) => (estimate ** 2 - standardError ** 2) / weight)
  // A coarse clock makes errors look smaller than they are, and one such control would outvote all others.
  const careful = known.map(offset => ({
    ...offset,
    standardError: Math.max(offset.standardError, typical / 2, finest),
  }))
  return {
    variance: known.length < leastControls ? null : Math.max(0, mean(squares)),
    offsets: predictOffsets(careful),
  }
}

/** Counts how often the variance of one installation enters the difference of two sides. */
export function countInstallations({ baseline, contender }: Copies): number {
  return 1 / baseline + 1 / contender
}

/** A standard error, and the times that one installation's variance enters the difference of the sides. */
type Uncertainty = Omit<GroupDifference, 'estimate'>

/** The two-sided chance that noise and installations alone make an estimate of at least `distance`. */
export function chanceBeyond({ offsets }: Bias, { standardError, weight }: Uncertainty, distance: number): number {
  let chance = 0
  for (const offset of offsets)
    chance += offset.weight * 2 * normalCdf(-distance / Math.sqrt(standardError ** 2 + weight * offset.variance))
  return chance
}

/** The density of that chance. */
function densityAt({ offsets }: Bias, { standardError, weight }: Uncertainty, distance: number): number {
  let density = 0
  for (const offset of offsets) {
    const deviation = Math.sqrt(standardError ** 2 + weight * offset.variance)
    density += (2 * offset.weight * normalDensity(distance / deviation)) / deviation
  }
  return density
}

/** The distance beyond which that chance is `alpha`, by Newton's method on its logarithm, which bends less. */
export function reachOf(bias: Bias, uncertainty: Uncertainty, alpha: number): number {
  const { standardError, weight } = uncertainty
  const z = -normalQuantile(alpha / 2)
  const reachWith = (variance: number): number => z * Math.sqrt(standardError ** 2 + weight * variance)
  let [low, high] = [reachWith(0), reachWith(Math.max(0, ...bias.offsets.map(({ variance }) => variance)))]
  let distance = reachWith(
    bias.offsets.reduce((sum, weightedVariance) => sum + weightedVariance.weight * weightedVariance.variance, 0),
  )
  for (let step = 0; step < 60 && high - low > 1e-12 * high; step++) {
    const chance = chanceBeyond(bias, uncertainty, distance)
    if (chance > alpha) low = distance
    else high = distance
    const next = distance + (Math.log(chance / alpha) * chance) / densityAt(bias, uncertainty, distance)
    const isInside = next >= low && next <= high
    // Newton's steps square the error.
    if (isInside && Math.abs(next - distance) <= 1e-5 * distance) return next
    distance = isInside ? next : (low + high) / 2
  }
  return distance
}

/** The standard error with what installations add to it: how far they and noise reach in two of three runs. */
export function widen(bias: Bias, uncertainty: Uncertainty): number {
  return reachOf(bias, uncertainty, 2 * normalCdf(-1))
}

/**
 * Gathers the facts beside a benchmark's own values: when the data were examined, and how far installations of the same code lie apart, by
 * the `controls` of both sides and by those of past baselines on the same kind of machine.
 */
export function makeCircumstances(
  record: Pair,
  controls: readonly ControlResult[],
): (numbers: Series['numbers']) => Circumstances {
  const copies = record.plan?.copies ?? countCopies(record)
  const starts = listStarts(record)
  // Each runner, and each block of rounds, has installations of its own, and what they add averages out.
  const shareOf = remember(numbers =>
    starts.length < 2 || numbers.length === 0
      ? 1
      : splitByInstallation(numbers, starts).reduce(
          (sum, firstRounds) => sum + (firstRounds.length / numbers.length) ** 2,
          0,
        ),
  )
  // A control compares two installations; each has this share of its variance left where there were several of it.
  const known = [
    ...findOwnEntries(record).map(({ estimate, standardError }) => ({ estimate, standardError, weight: 2 })),
    ...controls.map(({ numbers, ...control }) => ({ ...control, weight: 2 * shareOf(numbers) })),
  ]
  const bias = hasBias(record) && known.length > 0 ? estimateBias(known) : null
  return remember(numbers => ({
    design: makeDesign(record, numbers),
    bias,
    weight: countInstallations(copies) * shareOf(numbers),
  }))
}

/**
 * In one directory, and without any control, there is nothing to estimate it from, and it is not 0. Where each round had copies of its
 * own, their offsets are among the noise of the rounds.
 */
function hasBias({ plan, reinstall }: Pair): boolean {
  return !plan?.inPlace && reinstall?.when !== 'round'
}

function listStarts({ runners = [], reinstall }: Pick<Pair, 'runners' | 'reinstall'>): readonly number[] {
  const all = [...runners.map(({ firstRound }) => firstRound), ...(reinstall?.starts ?? [])]
  return [...new Set([0, ...all])].sort((a, b) => a - b)
}

function splitByInstallation(numbers: Series['numbers'], starts: readonly number[]): readonly Series['numbers'][] {
  return starts.map((start, index) =>
    numbers.filter(number => start <= number && number < (starts[index + 1] ?? Infinity)),
  )
}

/** Fewer rounds tell little of the difference of two installations. */
const leastRounds = 3

/**
 * Compares copy 2 of `side` with copy 1 in each block of rounds that has installations of its own, which tells more of them than one
 * difference over all blocks, where they average out. Each estimate is Hodges & Lehmann's of the differences within rounds, and their noise
 * is that within blocks, so it holds no offset. Undefined with fewer than two blocks of three rounds, and without any spread.
 */
export function compareInstallations(
  series: Pick<Series, 'rounds' | 'numbers' | 'metric'>,
  side: Side,
  record: Pick<Pair, 'runners' | 'reinstall'>,
): readonly ControlResult[] | undefined {
  const differences = new Map(
    series.rounds.flatMap((round, index) => {
      const [first, second] = ([1, 2] as const).map(copy =>
        round
          .filter(observation => observation.side === side && observation.copy === copy)
          .map(observation => toLog(observation.value, series.metric.better)),
      ) as [number[], number[]]
      const isWhole = first.length > 0 && second.length > 0
      return isWhole ? [[series.numbers[index]!, mean(second) - mean(first)] as const] : []
    }),
  )
  const blocks = splitByInstallation([...differences.keys()], listStarts(record)).flatMap(numbers => {
    if (numbers.length < leastRounds) return []
    const values = numbers.map(number => differences.get(number)!)
    const estimate = median(values.flatMap((value, i) => values.slice(i).map(second => (value + second) / 2)))
    // Values lie closer to their own estimate than to the truth.
    const factor = Math.sqrt(values.length / (values.length - 1))
    return [{ numbers, estimate, distances: values.map(value => factor * Math.abs(value - estimate)) }]
  })
  if (blocks.length < 2) return undefined
  const spread = median(blocks.flatMap(({ distances }) => distances)) / madOfNormal
  if (!(spread > 0 && Number.isFinite(spread))) return undefined
  return blocks.map(({ numbers, estimate }) => ({
    ...{ numbers, estimate, standardError: spread / Math.sqrt(numbers.length) },
  }))
}

/** Most benchmarks have the same rounds. */
function remember<Result>(compute: (numbers: Series['numbers']) => Result): (numbers: Series['numbers']) => Result {
  const known = new Map<Series['numbers'], Result>()
  return numbers => {
    const estimates = known.get(numbers) ?? compute(numbers)
    known.set(numbers, estimates)
    return estimates
  }
}

function countCopies({ rounds }: Pair): Copies {
  const has = (side: Side): boolean =>
    rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2))
  return { baseline: has('baseline') ? 2 : 1, contender: has('contender') ? 2 : 1 }
}

/** The entries of the record's ledger that were measured on a kind of machine that it was measured on itself. */
export function findOwnEntries(record: Pick<Pair, 'ledger' | 'environment' | 'runners'>): readonly LedgerEntry[] {
  const { ledger = [], environment, runners = [{ environment }] } = record
  const machines = new Set(runners.map(runner => runner.environment?.fingerprint))
  return ledger.filter(entry => machines.has(entry.fingerprint))
}

/** The distance between two groups that should not differ, and how far chance alone may take them apart. */
export interface GroupDifference {
  readonly estimate: number
  /** Above 0 and finite. */
  readonly standardError: number
  /** Multiple of the variance of one offset: 2 for the difference of two offsets. */
  readonly weight: number
}

/** The scale of offsets that half of all programs exceed, as far as is known before anything is measured. */
const usualScale = 0.003

/**
 * The likely distribution of the next offset as a mixture of normal distributions, after `differences` of offsets have been seen: Bayes'
 * rule for offsets of Student's t with 8 degrees of freedom, since some are larger than most. Beforehand, the density of their scale falls
 * as that of a half-Cauchy distribution (Gelman 2006), and once there is a difference more slowly, because two or three must be enough to
 * widen an interval. A single variance would not show how little a few controls tell.
 */
export function predictOffsets(differences: readonly GroupDifference[]): readonly WeightedVariance[] {
  // Scales from 0 to ∞, closest where the differences themselves and the usual scale are, and how much room each stands for.
  const squares = differences.reduce((sum, { estimate, standardError }) => sum + estimate ** 2 + standardError ** 2, 0)
  const seen = differences.length === 0 ? usualScale : Math.sqrt(squares / differences.length) / 2
  const typical = Math.sqrt(seen * usualScale)
  const scales = Array.from({ length: scaleCount }, (_, i) => {
    const part = (i + 0.5) / scaleCount
    return { scale: (typical * part) / (1 - part), room: 1 / (1 - part) ** 2 }
  })
  // A half-Cauchy tail holds in 89% of sessions of one benchmark whose copies differ by 3%. Without any difference, a heavier one would have no end.
  const tail = differences.length === 0 ? 2 : 1.25
  const logs = scales.map(
    ({ scale, room }) => Math.log(room / (1 + (scale / usualScale) ** tail)) + logLikelihood(differences, scale ** 2),
  )
  const highest = Math.max(...logs)
  const likely = scales.flatMap(({ scale }, i) =>
    parts.map(({ variance, weight }) => ({
      variance: variance * scale ** 2,
      weight: weight * Math.exp(logs[i]! - highest),
    })),
  )
  const total = likely.reduce((sum, { weight }) => sum + weight, 0)
  return likely
    .map(({ variance, weight }) => ({ variance, weight: weight / total }))
    .filter(({ weight }) => weight > 1e-8)
}

/** Student's t with 8 degrees of freedom as a mixture of normal distributions: inverse χ² in eight parts, closer in the tail. */
const parts: readonly WeightedVariance[] = [
  { variance: 0.5987, weight: 0.2 },
  { variance: 0.8399, weight: 0.2 },
  { variance: 1.0893, weight: 0.2 },
  { variance: 1.3908, weight: 0.15 },
  { variance: 1.78, weight: 0.12 },
  { variance: 2.3831, weight: 0.08 },
  { variance: 3.4631, weight: 0.04 },
  { variance: 5.9506, weight: 0.01 },
]

const scaleCount = 40

function logLikelihood(differences: readonly GroupDifference[], square: number): number {
  let log = 0
  for (const { estimate, standardError, weight } of differences) {
    let density = 0
    let nearest = Infinity
    for (const part of parts) {
      const variance = standardError ** 2 + weight * square * part.variance
      const depth = estimate ** 2 / (2 * variance)
      nearest = Math.min(nearest, depth)
      density += (part.weight * Math.exp(-depth)) / Math.sqrt(variance)
    }
    // Where the estimate is so far out that no part gives it a density above 0, the widest decides.
    log += density > 0 ? Math.log(density) : -nearest
  }
  return log
}
