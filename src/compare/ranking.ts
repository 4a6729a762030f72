import { seriesKey } from '../record/key.js'
import type { SessionRecord } from '../record/record.js'
import { listContenders, makePair } from '../record/record.js'
import { adjustByHolm, rejects } from '../stats/multiple.js'
import {
  blank,
  type Confirmation,
  type Control,
  hasZeros,
  type Inference,
  isInferred,
  type Tested,
  type TestedRun,
} from './assessment.js'
import { assess } from './conclude.js'
import type { SideRanking } from './conclusion.js'
import type { Finding } from './finding.js'
import { confirmAll } from './once/confirm.js'
import { applyGuards, findRunGuards } from './stages/5-guard.js'
import { toLog } from './verdict.js'
import { findLead } from './zeros.js'

/**
 * The ranking of all sides of `record` by each benchmark and metric that is judged, from the `findings` of each contender against the
 * baseline. A side is among the best where no other beats it.
 *
 * Against the baseline, the verdicts of the findings decide, so that no ranking contradicts them. What is not comparable has no place.
 * Every two contenders are tested, with Holm's correction for the number of all pairs (Holm 1979).
 */
export function rankSides(
  record: SessionRecord,
  findings: ReadonlyMap<string, readonly Finding[]>,
): readonly SideRanking[] {
  const contenders = listContenders(record).map(({ name }) => name)
  const pairings = contenders.flatMap((first, index) =>
    contenders.slice(index + 1).flatMap(second => findPairings(record, first, second)),
  )
  const judged = contenders.flatMap(side =>
    (findings.get(side) ?? []).filter(({ verdict }) => verdict !== null).map(finding => [side, finding] as const),
  )
  // Duels are in the order in which benchmarks were first printed.
  const keys = new Set([...pairings, ...judged.map(([, finding]) => finding)].map(seriesKey))
  return [...keys].flatMap(key => {
    const judgedHere = new Map(judged.filter(([, finding]) => seriesKey(finding) === key))
    const between = pairings.filter(pairing => seriesKey(pairing) === key)
    return judgedHere.size === 0
      ? []
      : [rank([record.baseline, ...contenders], judgedHere, between, record.settings.confidence)]
  })
}

/** Returns whether it is in doubt that the typical value changed; how much of it matters, and slow runs, are no question of ranks. */
function isDoubtful({ doubt }: Finding): boolean {
  return doubt === 'tick' || doubt === 'tails' || doubt === 'unconfirmed'
}

/** The ranking of the sides with these `names`, the baseline first, by the `findings` of one series. */
function rank(
  names: readonly string[],
  findings: ReadonlyMap<string, Finding>,
  pairings: readonly Pairing[],
  confidence: number,
): SideRanking {
  const baseline = names[0]!
  const { benchmark, metric, unit, better } = [...findings.values()][0]!
  const judgedHere = new Map([...findings].filter(([, { verdict }]) => verdict !== 'not-comparable'))
  const ranked = judgedHere.size === 0 ? [] : names.filter(name => name === baseline || judgedHere.has(name))
  const winnerOf = ({ first, second, estimate }: Pairing): string => (estimate > 0 ? first : second)
  const fought = pairings.filter(({ first, second }) => judgedHere.has(first) && judgedHere.has(second))
  const adjusted = adjustByHolm(
    fought.map(pairing => (isDoubtful(judgedHere.get(winnerOf(pairing))!) ? 1 : pairing.p)),
    (names.length * (names.length - 1)) / 2,
  )
  const lost = fought
    .filter(({ estimate }, index) => estimate !== 0 && rejects(adjusted[index]!, 1 - confidence))
    .map(pairing => (winnerOf(pairing) === pairing.first ? pairing.second : pairing.first))
  // A gain whose rare slow runs could not be seen yet is a gain of the typical run, which ranks are of.
  const called = [...judgedHere].flatMap(([side, { verdict, doubt }]) =>
    verdict === 'regressed' ? [side] : verdict === 'improved' || doubt === 'few-runs' ? [baseline] : [],
  )
  const beaten = new Set([...called, ...lost])
  const costs = new Map([...judgedHere].map(([side, finding]) => [side, costOf(finding)]))
  const compare = (a: number, b: number): number => (a === b ? 0 : a - b)
  return {
    ...{ benchmark, metric, unit, better },
    places: ranked
      // Two sides without any cost are alike, which a difference of infinities would not say.
      .toSorted((a, b) => compare(costs.get(a) ?? 0, costs.get(b) ?? 0))
      .map(side => {
        const { change = null, verdict } = judgedHere.get(side) ?? {}
        // What is unchanged without a ratio counts as no change.
        const none = side === baseline || verdict === 'unchanged' ? 0 : null
        return { side, change: change?.value ?? none, isAmongBest: !beaten.has(side) }
      }),
    unranked: names.filter(name => !ranked.includes(name)),
  }
}

/** The change on the scale of the engine. Where there is no ratio, the verdict says which side costs more. */
function costOf({ change, verdict, better }: Finding): number {
  if (change !== null) return toLog(1 + change.value, better)
  return verdict === 'regressed' ? Infinity : verdict === 'improved' ? -Infinity : 0
}

/** The comparison of the second of two contenders with the first, by one benchmark and metric. */
interface Pairing extends Pick<Finding, 'benchmark' | 'metric'> {
  readonly first: string
  readonly second: string
  /** 1 where something else than the programs may make the difference. */
  readonly p: number
  /** On the scale of the engine: natural logs, where more is worse. */
  readonly estimate: number
}

function findPairings(record: SessionRecord, first: string, second: string): readonly Pairing[] {
  const run = assess(makePair(record, first, second))
  const confirmations = confirmAll([run])
  const guards = findRunGuards(run.record, run.table)
  return run.assessments.flatMap(assessment => {
    const tied =
      assessment.role === 'judged' ? findDifference(assessment, confirmations.get(assessment), run) : undefined
    if (tied === undefined) return []
    const { benchmark, metric } = assessment.series
    // Neither of the two may win by doing something else.
    const { verdict } = applyGuards({ ...blank, verdict: 'improved' }, guards, assessment.series)
    const p = verdict === 'improved' ? tied.p : 1
    return [{ benchmark, metric: metric.name, first, second, p, estimate: tied.estimate }]
  })
}

/** Finds how the sides of one benchmark differ; undefined where they have nothing to compare. */
function findDifference(
  tested: Tested,
  confirmation: Confirmation | undefined,
  { record: { settings } }: TestedRun,
): Pick<Pairing, 'p' | 'estimate'> | undefined {
  const { basis, series, isLeftOut, shortage } = tested
  const { better } = series.metric
  const none = { p: 1, estimate: 0 }
  if (basis.kind === 'exact') {
    const { baseline, contender } = basis
    return baseline === contender ? none : { p: 0, estimate: toLog(contender, better) - toLog(baseline, better) }
  }
  if (hasZeros(tested)) {
    // Without a ratio, only which side costs more is known.
    const lead = findLead(series) * (better === 'higher' ? -1 : 1)
    if (shortage !== undefined || lead === 0) return none
    return { p: tested.basis.isApart ? 0 : tested.inference.p, estimate: lead }
  }
  if (!isInferred(tested)) return undefined
  if (isLeftOut) return none
  const { inference } = confirmation?.assessment ?? tested
  const isConfirmed = confirmation === undefined || (confirmation.second !== undefined && confirmation.isSame)
  const isClear =
    shortage === undefined && isConfirmed && isBeyondControl(tested.control, inference, settings.confidence)
  return { p: isClear ? inference.p : 1, estimate: inference.estimate }
}

/** Returns whether sides differ by more than two copies of one side may. */
function isBeyondControl(control: Control | undefined, inference: Inference, confidence: number): boolean {
  const { reach } = control?.widening ?? {}
  if (reach === undefined) return true
  return inference.excludes(reach, 'low', confidence) || inference.excludes(-reach, 'high', confidence)
}
