import { makeReason } from '../record/reasons.js'
import {
  type ClockGuard,
  type Inference,
  type Inferred,
  isInferred,
  type Judgement,
  type TestedRun,
} from './assessment.js'
import type { ByCpuTime, Finding } from './finding.js'
import { makeInference } from './inference.js'
import { valuesByRun } from './judged-clock.js'
import type { OwnSettings } from './resolved-rule.js'
import type { Series } from './series.js'
import { compareSides } from './stages/1-describe.js'
import { findOthersShare } from './trust/host.js'
import { equivalenceLevel, toChange, toLogs } from './verdict.js'

/** Adds the guard to what is judged by CPU time in `run`. */
export function guardClocks(run: TestedRun): TestedRun {
  const guardOf = ({ series, circumstances }: Inferred): ClockGuard | undefined => {
    if (series.clocks === undefined) return undefined
    // What installations differ by is in the verdict already; the guard is to see whatever there is.
    const infer = (guarding: Series): Inference =>
      makeInference(compareSides(guarding), { ...circumstances, bias: null })
    const busy = withoutQueue(series.clocks)
    return { wall: infer(series.clocks.wall), busy: busy && infer(busy), others: findOthersShare(run.whole) }
  }
  return {
    ...run,
    assessments: run.assessments.map(tested => {
      const guard = isInferred(tested) ? guardOf(tested) : undefined
      return guard === undefined ? tested : { ...tested, guard }
    }),
  }
}

function withoutQueue({ wall, runDelay }: NonNullable<Series['clocks']>): Series | undefined {
  const delays = valuesByRun(runDelay)
  const rounds = wall.rounds.map((round, at) =>
    round.map(run => ({ ...run, value: run.value - (delays.get(`${wall.numbers[at]} ${run.turn}`) ?? Number.NaN) })),
  )
  return rounds.every(round => round.every(({ value }) => value > 0)) ? { ...wall, rounds } : undefined
}

/**
 * Takes a verdict by CPU time that the other clocks do not allow. Where one of them shows that time moved the other way, neither is believed. A gain
 * counts only if CPU time and waiting together have improved, and *unchanged* only if they are within the threshold: CPU time says nothing of waiting.
 */
export function guardByClocks(
  { verdict }: Pick<Judgement, 'verdict'>,
  { guard }: Inferred,
  { threshold, confidence }: OwnSettings,
): Pick<Finding, 'verdict' | 'doubt' | 'reason'> | undefined {
  if (guard === undefined || (verdict !== 'regressed' && verdict !== 'improved' && verdict !== 'unchanged'))
    return undefined
  const { wall, busy } = guard
  const isLess = [wall, busy].some(inference => inference?.excludes(0, 'high', confidence))
  const isMore = [wall, busy].some(inference => inference?.excludes(0, 'low', confidence))
  if (verdict === 'regressed' ? isLess : isMore) {
    const isWaiting = verdict !== 'regressed' && busy?.excludes(0, 'low', confidence) === true
    const facts = { verdict, isWaiting }
    return { verdict: 'inconclusive', doubt: 'clocks', reason: makeReason('clocks-disagree', facts) }
  }
  if (verdict === 'regressed' || isAllowed(verdict, guard, { threshold, confidence })) return undefined
  return { verdict: 'inconclusive', reason: makeReason('waiting-open', { verdict }) }
}

function isAllowed(
  verdict: 'improved' | 'unchanged',
  { busy }: ClockGuard,
  { threshold, confidence }: OwnSettings,
): boolean {
  if (busy === undefined) return false
  if (verdict === 'improved') return busy.excludes(0, 'high', confidence)
  return isWithin(busy, { threshold, confidence })
}

function isWithin(inference: Inference, { threshold, confidence }: OwnSettings): boolean {
  const { less, more } = toLogs(threshold, 'lower')
  const level = equivalenceLevel(confidence)
  return inference.excludes(less, 'low', level) && inference.excludes(more, 'high', level)
}

/** Tells what else is known of a finding that is judged by CPU time. */
export function describeClocks({ guard }: Inferred, settings: OwnSettings): ByCpuTime | undefined {
  if (guard === undefined) return undefined
  const { wall, busy, others } = guard
  const { confidence } = settings
  const changeOf = (inference: Inference) => toChange(inference.interval(confidence), 'lower', confidence)
  return {
    ...(others === undefined ? {} : { others }),
    wall: changeOf(wall),
    ...(isWithin(wall, settings) ? {} : { isAlone: true }),
    ...(busy ? { busy: changeOf(busy) } : {}),
  }
}
