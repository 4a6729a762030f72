import type { Pair } from '../../record/pair.js'
import type { Comparison } from '../comparison.js'
import { describeMoved, type Moved } from '../controls/control-benchmarks.js'
import { describeSuiteChanges } from '../suite-files.js'
import { findWorkEffect, otherWork, type WorkEffect } from '../work.js'
import type { Judgement } from './evidence.js'

/** The facts about a whole run that can take its verdicts. */
export interface Overruling {
  readonly work: WorkEffect
  readonly moved: Moved
  /** Why the benchmarks of both sides are not the same; undefined where they are, or where that is to be judged. */
  readonly suite: string | undefined
}

/** Finds what overrules the verdicts of `record`, in which these control benchmarks moved. */
export function findOverruling(record: Pair, moved: Moved): Overruling {
  const isAllowed = record.settings.suiteChanges === 'judge'
  return { work: findWorkEffect(record), moved, suite: isAllowed ? undefined : describeSuiteChanges(record) }
}

/** Takes the verdict of `judgement` where the run does not allow one. What is incomparable anyway keeps its reason. */
export function overrule(judgement: Judgement, { work, moved, suite }: Overruling, comparison: Comparison): Judgement {
  if (judgement.verdict === 'incomparable') return judgement
  if (suite !== undefined) return refuse(judgement, suite, 'contender-changed')
  // Nobody knows what else moved without the change.
  if (moved.size > 0) return refuse(judgement, describeMoved(moved, comparison), 'machine')
  return withWork(judgement, work)
}

function refuse(judgement: Judgement, reason: string, cause: NonNullable<Judgement['cause']>): Judgement {
  return { ...judgement, verdict: 'incomparable', cause, reason, roundsToSettle: null }
}

/** A program that does something else is not faster. Where it is slower, that may be why. */
function withWork(judgement: Judgement, effect: WorkEffect): Judgement {
  const { verdict, warnings } = judgement
  if (effect === 'none') return judgement
  if (verdict === 'improved' || effect === 'incomparable') return refuse(judgement, otherWork, 'contender-changed')
  if (verdict !== 'regressed') return judgement
  return { ...judgement, warnings: [...warnings, { code: 'other-work', message: otherWork }] }
}
