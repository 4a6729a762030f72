import type { CausesOutcome } from '../causes/causes.js'
import { concludeCauses } from '../causes/conclude.js'
import { type Conclusion, concludeAll } from '../compare/conclude.js'
import { addExperiments } from '../compare/experiments.js'
import type { Finding } from '../compare/finding.js'
import { listLooks } from '../compare/rounds/design.js'
import { listStages, startOfSecond } from '../compare/stages.js'
import { compareWork, type Work } from '../compare/work.js'
import type { Pair } from '../record/pair.js'
import { usualNames } from '../record/record.js'
import { makeRandom } from '../stats/random.js'
import { present } from '../util/present.js'
import { addSince, type SinceRelease } from './since.js'
import type { View } from './view.js'

/** All findings, the control, the environment; plain data, as it stands in the JSON. */
export interface Section
  extends Conclusion,
    Pick<
      Pair,
      | 'part'
      | 'environment'
      | 'runners'
      | 'outage'
      | 'sides'
      | 'names'
      | 'command'
      | 'options'
      | 'seed'
      | 'plan'
      | 'tampered'
      | 'suiteChanges'
      | 'suiteReplaced'
      | 'reinstall'
      | 'stages'
    > {
  readonly suite: string
  /** Change since the last release, where comparisons anchor the baseline to one. */
  readonly since?: SinceRelease
  /** The functions that account for a change, where it was profiled. */
  readonly causes?: CausesOutcome
  /** Complete rounds that the findings rest on, without those of a second stage. */
  readonly rounds: number
  readonly settings: { readonly threshold: number; readonly confidence: number; readonly looks: readonly number[] }
  /** Output of both sides, compared where it holds no numbers. */
  readonly work?: Work
  /** Filter of the rows that a reader asked for; all of them by default. */
  readonly view?: View
}

/** The report of `record`; the same record gives the same report, to the last digit. */
export function makeSection(record: Pair): Section {
  return makeSections([record])[0]!
}

/** The reports of `records`, which have the same confidence, with one correction for many over all that is judged in any of them. */
export function makeSections(records: readonly Pair[]): readonly Section[] {
  const outcomes = concludeAll(records)
  return records.map((record, index) => assemble(record, outcomes[index]!))
}

function assemble(record: Pair, { status, warnings: found, findings, ...outcome }: Conclusion): Section {
  const { suite, part, rounds, settings, warnings } = record
  const { environment, runners, sides, names, command, options, seed, plan, tampered, reinstall } = record
  const { suiteChanges, suiteReplaced, outage } = record
  const { threshold, confidence } = settings
  return {
    status,
    suite,
    rounds: startOfSecond(record) ?? rounds.length,
    settings: { threshold, confidence, looks: listLooks(record) },
    ...outcome,
    findings: addExperiments(findings, record),
    warnings: [...warnings, ...found],
    ...present({
      part,
      environment,
      runners,
      outage,
      sides,
      names,
      command,
      options,
      seed,
      plan,
      tampered,
      suiteChanges,
      suiteReplaced,
      reinstall,
      ...listStages(record),
      work: compareWork(record),
      causes: explain(record, findings),
      since: record.since && addSince(record.since, findings),
    }),
  }
}

/** The causes of what changed between the sides of `record`, where these were profiled. */
function explain(
  { causes, names = usualNames, settings: { confidence }, seed = '' }: Pair,
  findings: readonly Finding[],
): CausesOutcome | undefined {
  if (causes === undefined || 'absence' in causes) return causes
  if (!causes.sides.includes(names.baseline) || !causes.sides.includes(names.contender)) return undefined
  const about = findings.filter(({ benchmark }) => benchmark === (causes.benchmark ?? benchmark))
  const ways = (['regressed', 'improved'] as const).filter(way => about.some(({ verdict }) => verdict === way))
  const direction = ways.length !== 1 ? {} : ({ direction: ways[0] === 'regressed' ? 1 : -1 } as const)
  return concludeCauses(causes, { ...names, ...direction, confidence, random: makeRandom(`${seed}/causes/test`) })
}
