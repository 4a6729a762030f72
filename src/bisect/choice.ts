import type { Hypothesis, Posterior } from './posterior.js'
import { type Findings, listUntried } from './race.js'

/** The time that things take, in any unit. */
export interface Costs {
  readonly round: number
  readonly build: number
}

/** The costs before a race was run: a build is as long as 20 rounds. */
export const usualCosts: Costs = { round: 1 / 20, build: 1 }

/** A race with the good commit that may come next. */
export interface Choice {
  readonly position: number
  readonly rounds: number
  readonly isNew: boolean
  /** In the unit of the costs. */
  readonly cost: number
}

/** The expectation of later races. */
export interface Prospect {
  /** The variance of a value that comes from one round: of 20 rounds, a twentieth. */
  readonly noisePerRound: number
  /** The variance that the copies of a race add. */
  readonly offsets: number
  /** The numbers of rounds that a race may have. */
  readonly lengths: readonly number[]
  readonly costs: Costs
}

/** Chooses the race that tells most for its time; undefined if no race would tell anything. */
export function chooseRace(
  posterior: Posterior,
  findings: Findings,
  { noisePerRound, offsets, lengths, costs }: Prospect,
): Choice | undefined {
  // Of the good commit, and of the other one.
  const layouts = 2 * sumOf(posterior.hypotheses.map(({ weight, layout }) => weight * layout))
  const choices = listCandidates(posterior, findings).flatMap(candidate =>
    lengths.map(rounds => {
      const cost = (rounds + 1) * costs.round + (candidate.isNew ? costs.build : 0)
      const variance = addLayouts(noisePerRound / rounds + offsets, findNoise(candidate, findings), layouts)
      return { ...candidate, rounds, cost, worth: findWorth(candidate, posterior, variance) / cost }
    }),
  )
  const best = choices.reduce((one, other) => (other.worth > one.worth ? other : one), {
    worth: 0,
    position: 0,
    rounds: 0,
    isNew: false,
    cost: 0,
  })
  if (best.worth === 0) return undefined
  const { position, rounds, isNew, cost } = best
  return { position, rounds, isNew, cost }
}

/** The variance that the races of `position` leave of its level, without layouts; infinite before the first of them. */
function findNoise({ position }: Pick<Candidate, 'position'>, { races }: Findings): number {
  return 1 / sumOf(races.filter(({ to }) => to === position).map(({ noise, offsets }) => 1 / (noise + offsets)))
}

/** The variance of what one more race tells: races tell of the layouts of two builds only once, however many there are. */
function addLayouts(variance: number, before: number, layouts: number): number {
  const after = 1 / (1 / variance + 1 / before)
  return 1 / (1 / (after + layouts) - 1 / (before + layouts))
}

/** A commit that could be raced. */
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
    const near = [0.25, 0.5, 0.75].flatMap(part => nearest(untried, segment.from + part * length) ?? [])
    const inner = [...new Set(near)].map(position => ({
      position,
      isNew: true,
      segment: index,
      fraction: (position - segment.from) / length,
    }))
    return [...inner, { position: segment.to, isNew: false, segment: index, fraction: 1 }]
  })
}

function nearest(positions: readonly number[], wanted: number): number | undefined {
  return positions.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]
}

/** Computes what a race of `candidate` would tell on the mean about its side of the step, in bits. */
function findWorth(candidate: Candidate, { hypotheses, larger }: Posterior, variance: number): number {
  const { mean, square } = predictLevel(candidate, hypotheses)
  // Not the share of the whole height: two steps in opposite directions have levels beyond both ends.
  const behind = sumOf(larger.map((probability, segment) => probability * partBehind(segment, candidate)))
  if (!(behind > 0 && behind < 1)) return 0
  const distance = Math.sqrt((square - mean ** 2) / (behind * (1 - behind)) / variance)
  return entropy(behind) * informationAt(distance)
}

/** The mean of the candidate's level, and of its square. */
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

/** The entropy of a yes or no of this probability, in bits. */
function entropy(p: number): number {
  return -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p))
}

/** The part of a bit that a normal value tells of which of two means it has, `distance` standard deviations apart (ten Brink, Kramer & Ashikhmin 2004). */
export function informationAt(distance: number): number {
  return (1 - 2 ** (-0.3073 * distance ** 1.787)) ** 1.1064
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
