import { type Findings, listNodes, listUntried, type RangeComparison, type Segment } from './comparison.js'
import { type Hypothesis, type Posterior, weigh } from './posterior.js'

/** The bounds of a search. */
export interface SearchLimits {
  /** The numbers of rounds that a comparison may have, ascending; the first comparison and the one that closes the search have the last. */
  readonly lengths: readonly number[]
  readonly seconds: number
}

interface RunComparison extends RangeComparison {
  readonly seconds: number
  readonly isDifferent: boolean
  /** The number of rounds that were planned, where the time was over before. */
  readonly asked?: number
}

/** The findings of a search, and how long they took. */
export interface SearchProgress extends Findings {
  readonly comparisons: readonly RunComparison[]
  /** Seconds that each build took. */
  readonly builds: readonly number[]
}

export interface ComparisonRequest {
  readonly from: number
  readonly to: number
  readonly rounds: number
  readonly isClosing: boolean
}

/** The world of a search. */
export interface SearchPorts {
  /** Makes a commit ready for comparisons, once. Returns whether it could be built. */
  build(position: number): Promise<boolean>
  /** Returns undefined if the side `to` cannot be measured. */
  comparison(request: ComparisonRequest): Promise<RunComparison | undefined>
  keep(progress: SearchProgress): void
  /** In seconds, from any beginning. */
  clock(): number
}

/** The end of a search. */
export type SearchEnd =
  /** Nothing sets the good commit and the bad one apart. */
  | { readonly kind: 'same' }
  /** The step lies behind `from`, up to and with `to`: one commit, or one and those before it that could not be built. */
  | { readonly kind: 'named'; readonly segment: Segment; readonly probability: number; readonly two: number }
  /** The smallest set of segments that hold the step with 95%. */
  | {
      readonly kind: 'set'
      readonly segments: readonly Segment[]
      readonly probability: number
      readonly reason: SetReason
    }

/** The reason why there is a set and not one commit. `failed`: a commit that had been measured could not be measured again. */
export type SetReason = 'comparisons' | 'told' | 'time' | 'failed'

/** Searches the commit that made the difference between the first commit of a range and the last, from where `begun` left off. */
export async function search(begun: SearchProgress, limits: SearchLimits, ports: SearchPorts): Promise<SearchEnd> {
  const deadline = ports.clock() + limits.seconds
  const built = new Set<number>()
  let progress = begun
  const learn = (more: Partial<SearchProgress>): void => {
    progress = { ...progress, ...more }
    ports.keep(progress)
  }
  const skip = (position: number): void => learn({ skipped: [...progress.skipped, position] })
  const build = async (position: number): Promise<boolean> => {
    if (built.has(position)) return true
    const start = ports.clock()
    if (!(await ports.build(position))) return false
    built.add(position)
    learn({ builds: [...progress.builds, ports.clock() - start] })
    return true
  }
  while (true) {
    const request = chooseStep(progress, limits, deadline - ports.clock())
    if ('kind' in request) return request
    const { from, to } = request
    const isRaced = listNodes(progress).includes(to)
    const comparison = (await build(from)) && (await build(to)) ? await ports.comparison(request) : undefined
    const wanted = request.rounds
    if (comparison !== undefined)
      learn({
        comparisons: [
          ...progress.comparisons,
          comparison.rounds < wanted ? { ...comparison, asked: wanted } : comparison,
        ],
      })
    else if (isRaced) return endWithSet(weigh(progress), 'failed')
    else skip(to)
  }
}

/** Chooses what comes next. `secondsLeft` is the time that is left of all. */
function chooseStep(
  progress: SearchProgress,
  limits: SearchLimits,
  secondsLeft: number,
): ComparisonRequest | SearchEnd {
  const { length, comparisons } = progress
  const most = limits.lengths.at(-1)!
  const [first] = comparisons
  if (first === undefined) return { from: 0, to: length, rounds: most, isClosing: false }
  if (!first.isDifferent) return { kind: 'same' }
  const posterior = weigh(progress)
  if (posterior.none >= 0.5) return { kind: 'same' }
  const named = findNamed(posterior, progress)
  // True once both ends have run the closing comparison, as far as its time allowed; the first comparison of all proves nothing twice.
  if (
    named &&
    comparisons
      .slice(1)
      .some(
        comparison =>
          comparison.from === named.segment.from &&
          comparison.to === named.segment.to &&
          (comparison.asked ?? comparison.rounds) >= most,
      )
  )
    return { kind: 'named', ...named }
  if (comparisons.length >= mostComparisons(length)) return endWithSet(posterior, 'comparisons')
  const rounds = progress.comparisons.reduce((sum, comparison) => sum + comparison.rounds, 0)
  const noise = progress.comparisons.reduce((sum, comparison) => sum + comparison.noise * comparison.rounds ** 2, 0)
  const prospect = {
    noisePerRound: noise / rounds,
    offsets: progress.comparisons.at(-1)!.offsets,
    lengths: limits.lengths,
    costs: findCosts(progress.comparisons, progress.builds),
  }
  if (named) {
    const cost = (most + 1) * prospect.costs.round
    if (takes({ cost }, progress) > secondsLeft) return endWithSet(posterior, 'time')
    return { ...named.segment, rounds: most, isClosing: true }
  }
  const choice = chooseComparison(posterior, progress, prospect)
  if (choice === undefined) return endWithSet(posterior, 'told')
  if (takes(choice, progress) > secondsLeft) return endWithSet(posterior, 'time')
  return { from: 0, to: choice.position, rounds: choice.rounds, isClosing: false }
}

const sure = 0.95

/** Finds the segment that holds the step with 95%, once there is nothing left in it to be built. */
function findNamed({ segments, larger, two }: Posterior, findings: Findings) {
  const index = larger.findIndex(probability => probability >= sure)
  const segment = segments[index]
  if (segment === undefined || listUntried(segment, findings).length > 0) return undefined
  return { segment, probability: larger[index]!, two }
}

/** Counts the comparisons that a search may take. */
export function mostComparisons(length: number): number {
  return 6 * Math.ceil(Math.log2(Math.max(2, length))) + 40
}

function endWithSet({ segments, larger }: Posterior, reason: SetReason): SearchEnd {
  const ranked = segments
    .map((segment, index) => ({ segment, probability: larger[index]! }))
    .toSorted((a, b) => b.probability - a.probability)
  let probability = 0
  const kept = ranked.filter(prospect => {
    const isNeeded = probability < sure
    if (isNeeded) probability += prospect.probability
    return isNeeded
  })
  const ordered = kept.map(({ segment }) => segment).toSorted((a, b) => a.from - b.from)
  return { kind: 'set', segments: ordered, probability, reason }
}

/** The time of a round and of a build, in seconds as they were measured. */
function findCosts(comparisons: SearchProgress['comparisons'], builds: readonly number[]): Costs {
  const seconds = comparisons.reduce((sum, comparison) => sum + comparison.seconds, 0)
  if (seconds === 0) return usualCosts
  const rounds = comparisons.reduce((sum, comparison) => sum + comparison.rounds + 1, 0)
  const build = builds.length === 0 ? 0 : builds.reduce((sum, value) => sum + value, 0) / builds.length
  return { round: seconds / rounds, build }
}

function takes({ cost }: Pick<Choice, 'cost'>, { comparisons }: SearchProgress): number {
  return comparisons.some(({ seconds }) => seconds > 0) ? cost : 0
}

/** The time that things take, in any unit. */
interface Costs {
  readonly round: number
  readonly build: number
}

/** The costs before a comparison was run: a build is as long as 20 rounds. */
export const usualCosts: Costs = { round: 1 / 20, build: 1 }

/** A comparison with the good commit that may come next. */
interface Choice {
  readonly position: number
  readonly rounds: number
  readonly isNew: boolean
  /** In the unit of the costs. */
  readonly cost: number
}

interface Prospect {
  /** The variance of a value that comes from one round: of 20 rounds, a twentieth. */
  readonly noisePerRound: number
  readonly offsets: number
  readonly lengths: readonly number[]
  readonly costs: Costs
}

/** Chooses the comparison that tells most for its time; undefined if no comparison would tell anything. */
export function chooseComparison(
  posterior: Posterior,
  findings: Findings,
  { noisePerRound, offsets, lengths, costs }: Prospect,
): Choice | undefined {
  // Of the good commit, and of the other one.
  const layouts = 2 * sumOf(posterior.hypotheses.map(({ weight, layout }) => weight * layout))
  const choices = listCandidates(posterior, findings).flatMap(candidate =>
    lengths.map(rounds => {
      const cost = (rounds + 1) * costs.round + (candidate.isNew ? costs.build : 0)
      // The variance that the comparisons of `position` leave of its level, without layouts; infinite before the first of them.
      const variance = addLayouts(
        noisePerRound / rounds + offsets,
        1 /
          sumOf(
            findings.comparisons
              .filter(({ to }) => to === candidate.position)
              .map(({ noise, offsets }) => 1 / (noise + offsets)),
          ),
        layouts,
      )
      return { ...candidate, rounds, cost, worth: findWorth(candidate, posterior, variance) / cost }
    }),
  )
  const [best] = choices.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth)
  if (best === undefined) return undefined
  const { position, rounds, isNew, cost } = best
  return { position, rounds, isNew, cost }
}

/** The variance of what one more comparison tells: comparisons tell of the layouts of two builds only once, however many there are. */
function addLayouts(variance: number, before: number, layouts: number): number {
  const after = 1 / (1 / variance + 1 / before)
  return 1 / (1 / (after + layouts) - 1 / (before + layouts))
}

interface Candidate {
  readonly position: number
  readonly isNew: boolean
  readonly segment: number
  /** The part of its segment's commits that are up to it. */
  readonly fraction: number
}

/** Lists the quarters of every segment, as far as they can be built, and what is built already. */
function listCandidates({ segments }: Posterior, findings: Findings): readonly Candidate[] {
  return segments.flatMap((segment, index) => {
    const untried = listUntried(segment, findings)
    const length = segment.to - segment.from
    const near = [0.25, 0.5, 0.75].flatMap(part => {
      const distance = (at: number): number => Math.abs(at - segment.from - part * length)
      return untried.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1)
    })
    const inner = [...new Set(near)].map(position => ({
      position,
      isNew: true,
      segment: index,
      fraction: (position - segment.from) / length,
    }))
    return [...inner, { position: segment.to, isNew: false, segment: index, fraction: 1 }]
  })
}

/** Computes what a comparison of `candidate` would tell on the mean about its side of the step, in bits. */
function findWorth(candidate: Candidate, { hypotheses, larger }: Posterior, variance: number): number {
  const { mean, square } = predictLevel(candidate, hypotheses)
  // Not the share of the whole height: two steps in opposite directions have levels beyond both ends.
  const behind = sumOf(larger.map((probability, segment) => probability * partBehind(segment, candidate)))
  if (!(behind > 0 && behind < 1)) return 0
  const distance = Math.sqrt((square - mean ** 2) / (behind * (1 - behind)) / variance)
  return -(behind * Math.log2(behind) + (1 - behind) * Math.log2(1 - behind)) * informationAt(distance)
}

function predictLevel(candidate: Candidate, hypotheses: readonly Hypothesis[]) {
  let [mean, square] = [0, 0]
  for (const { steps, weight, means, covariance } of hypotheses) {
    const parts = steps.map(step => partBehind(step, candidate))
    mean += weight * sumOf(parts.map((part, i) => part * means[i]!))
    square += weight * sumOf(parts.map((part, i) => part * (means[i]! ** 2 + covariance[i]![i]!)))
    if (parts.length === 2) square += 2 * weight * parts[0]! * parts[1]! * (means[0]! * means[1]! + covariance[0]![1]!)
  }
  return { mean, square }
}

/** The chance that `candidate` is behind a step in this segment. */
function partBehind(step: number, { segment, fraction }: Candidate): number {
  if (step === segment) return fraction
  return step < segment ? 1 : 0
}

/** The part of a bit that a normal value tells of which of two means it has, `distance` standard deviations apart (ten Brink, Kramer & Ashikhmin 2004). */
export function informationAt(distance: number): number {
  return (1 - 2 ** (-0.3073 * distance ** 1.787)) ** 1.1064
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
