import { joinSessions, type Network } from '../../stats/network/network.js'
import { logDeterminant, solve, sumProducts } from '../../stats/network/symmetric.js'
import { type Findings, listNodes, listSegments, type Segment } from './comparison.js'

/** One place for the steps, their likely sizes, and how likely all this is. */
export interface Hypothesis {
  /** Numbers of the segments with a step: none, one or two. */
  readonly steps: readonly number[]
  readonly weight: number
  /** The gain or loss of a build by the layout of its code, as a variance. */
  readonly layout: number
  /** The mean of each step's size, as the log of a ratio. */
  readonly means: readonly number[]
  readonly covariance: readonly (readonly number[])[]
}

/** Everything that the comparisons say about the place of the step. */
export interface Posterior {
  readonly nodes: readonly number[]
  readonly segments: readonly Segment[]
  /** Their weights sum to 1. */
  readonly hypotheses: readonly Hypothesis[]
  /** Probability that the larger step lies in a segment, by segment. */
  readonly larger: readonly number[]
  /** The probability that there is no step. */
  readonly none: number
  /** The probability that there are two. */
  readonly two: number
}

/** Beforehand: one step, two of them, or none. Steps in one segment count as one. */
const prior = { one: 0.83, two: 0.15, none: 0.02 }

/** The layouts that a program may have, as multiples of the usual ones: few programs have layouts of 1%, and these show it by many levels. */
const layoutScales = [
  { scale: 1, chance: 0.95 },
  { scale: 3.5, chance: 0.05 },
]

/**
 * Weighs all places of one or two steps by Bayes' rule. Every commit is as likely as any other, and sizes are normal, as wide as the
 * first comparison makes plausible. The data are the levels of the network, with their covariance. Each build has a layout of its own, whose
 * size the comparisons tell too.
 */
export function weigh(findings: Findings): Posterior {
  const { nodes, network } = joinComparisons(findings)
  const segments = listSegments(nodes)
  const usual = findings.comparisons[0]!.layout
  const all = layoutScales.flatMap(({ scale, chance }) => {
    const layout = scale ** 2 * usual
    const { log, ...evidence } = findEvidence(network, layout)
    return listHypotheses(segments, findings, evidence).map(hypothesis => ({
      ...{ ...hypothesis, layout },
      log: hypothesis.log + log + Math.log(chance),
    }))
  })
  const highest = Math.max(...all.map(({ log }) => log))
  const total = all.reduce((sum, { log }) => sum + Math.exp(log - highest), 0)
  const hypotheses = all.map(({ log, ...one }) => ({ ...one, weight: Math.exp(log - highest) / total }))
  const weightOf = (count: number): number =>
    hypotheses.reduce((sum, { steps, weight }) => (steps.length === count ? sum + weight : sum), 0)
  return {
    nodes,
    segments,
    hypotheses,
    larger: segments.map((_, segment) =>
      hypotheses.reduce((sum, hypothesis) => (findLarger(hypothesis) === segment ? sum + hypothesis.weight : sum), 0),
    ),
    none: weightOf(0),
    two: weightOf(2),
  }
}

/** Joins the comparisons to a network of the commits that were compared. */
export function joinComparisons(findings: Findings): { readonly nodes: readonly number[]; readonly network: Network } {
  const nodes = listNodes(findings)
  const sessions = findings.comparisons.map(({ from, to, value, noise, offsets }) => {
    const variance = (noise + offsets) / 2
    return [
      { node: nodes.indexOf(from), value: 0, variance },
      { node: nodes.indexOf(to), value, variance },
    ]
  })
  return { nodes, network: joinSessions(sessions, nodes.length) }
}

function findLarger({ steps, means: [first = 0, second = 0] }: Hypothesis): number | undefined {
  return Math.abs(second) > Math.abs(first) ? steps[1] : steps[0]
}

/** The probability of a segment where builds differ by their layout as much as they may. */
export interface WideLayout {
  /** The standard deviation of a build's gain or loss, as a log. */
  readonly layout: number
  readonly probability: number
}

/** Finds how likely the larger step lies in `segment` if layouts are the widest, which few builds cannot tell from none; undefined for what no layout changes. */
export function findWideLayout({ segments, hypotheses }: Posterior, segment: Segment): WideLayout | undefined {
  const layout = Math.max(...hypotheses.map(hypothesis => hypothesis.layout))
  if (layout === 0) return undefined
  const wide = hypotheses.filter(hypothesis => hypothesis.layout === layout)
  const weightOf = (all: readonly Hypothesis[]): number => all.reduce((sum, { weight }) => sum + weight, 0)
  const isHere = (at: number | undefined): boolean => at !== undefined && segments[at]!.to === segment.to
  const here = wide.filter(hypothesis => isHere(findLarger(hypothesis)))
  return { layout: Math.sqrt(layout), probability: weightOf(here) / weightOf(wide) }
}

/** The network, by segments in place of nodes: a step lifts all nodes behind it. */
interface Evidence {
  readonly precision: readonly (readonly number[])[]
  readonly pull: readonly number[]
}

/**
 * Finds the evidence if layouts have this variance. They add it to the covariance of the nodes' levels, so with A = 1 + `layout`·L the
 * Laplacian is A⁻¹L and the pull A⁻¹h; `log` is the likelihood of no step, up to a constant.
 */
function findEvidence(network: Network, layout: number): Evidence & { readonly log: number } {
  const { laplacian, pull } = network
  const mixed = laplacian.map((row, i) => row.map((value, k) => (i === k ? 1 : 0) + layout * value))
  const [blurredPull, ...blurred] = solve(mixed, [pull, ...laplacian])
  const behind = laplacian.slice(1).map((_, segment) => segment + 1)
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  return {
    precision: behind.map(first => behind.map(second => sum(blurred.slice(first).map(row => sum(row.slice(second)))))),
    pull: behind.map(first => sum(blurredPull!.slice(first))),
    log: (layout * sumProducts(pull, blurredPull!) - logDeterminant(mixed)) / 2,
  }
}

type Weighed = Omit<Hypothesis, 'weight' | 'layout'> & { readonly log: number }

function listHypotheses(segments: readonly Segment[], findings: Findings, evidence: Evidence): readonly Weighed[] {
  const { length: n } = findings
  const width = findWidth(findings)
  const lengths = segments.map(({ from, to }) => to - from)
  const pairs = n < 2 ? 0 : prior.two / (n * (n - 1))
  const hypothesis = lengths.map((length, segment) => {
    const weight = (prior.one * length) / n + pairs * length * (length - 1)
    const log = Math.log(weight)
    const [seen, pulled] = [evidence.precision[segment]![segment]!, evidence.pull[segment]!]
    const sure = seen + width ** -2
    return {
      steps: [segment],
      log: log - Math.log1p(width ** 2 * seen) / 2 + pulled ** 2 / sure / 2,
      means: [pulled / sure],
      covariance: [[1 / sure]],
    }
  })
  const two = lengths.flatMap((length, first) =>
    lengths
      .slice(first + 1)
      .map((second, index) =>
        weighTwo([first, first + 1 + index], Math.log(2 * pairs * length * second), evidence, width),
      ),
  )
  return [...hypothesis, ...two, { steps: [], log: Math.log(prior.none), means: [], covariance: [] }]
}

/** The standard deviation of a step's size beforehand, after the first comparison of the good commit with the bad one. */
function findWidth({ comparisons }: Findings): number {
  const first = comparisons[0]!
  return 1.5 * Math.max(Math.abs(first.value), Math.sqrt(first.noise + first.offsets))
}

function weighTwo(
  steps: readonly [number, number],
  log: number,
  { precision, pull }: Evidence,
  width: number,
): Weighed {
  const [first, second] = steps
  const square = width ** 2 / 2
  const [a, b, c] = [precision[first]![first]!, precision[first]![second]!, precision[second]![second]!]
  const [p, q] = [pull[first]!, pull[second]!]
  const [sureA, sureC] = [a + 1 / square, c + 1 / square]
  const determinant = sureA * sureC - b * b
  const covariance = [
    [sureC / determinant, -b / determinant],
    [-b / determinant, sureA / determinant],
  ] as const
  const means = covariance.map(([left, right]) => left * p + right * q)
  return {
    steps,
    log: log - Math.log(determinant * square ** 2) / 2 + (means[0]! * p + means[1]! * q) / 2,
    means,
    covariance,
  }
}
