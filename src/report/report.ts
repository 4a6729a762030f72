import { findLooks } from '../compare/design.js'
import { conclude, type Outcome } from '../compare/outcome.js'
import type { Record } from '../record/record.js'

/** All findings, the control, the environment; plain data, as it stands in the JSON. */
export interface Report
  extends Outcome,
    Pick<Record, 'environment' | 'sides' | 'command' | 'options' | 'seed' | 'plan'> {
  readonly schema: 'counterbalance/report@1'
  readonly suite: string
  /** Complete rounds that the findings rest on. */
  readonly rounds: number
  readonly settings: { readonly threshold: number; readonly confidence: number; readonly looks: readonly number[] }
}

/** The report of `record`; the same record gives the same report, to the last digit. */
export function makeReport(record: Record): Report {
  const { suite, rounds, settings, environment, sides, command, options, seed, plan, warnings } = record
  const { threshold, confidence } = settings
  const { status, warnings: found, ...outcome } = conclude(record)
  return {
    schema: 'counterbalance/report@1',
    status,
    suite,
    rounds: rounds.length,
    settings: { threshold, confidence, looks: findLooks(record) },
    ...outcome,
    warnings: [...warnings, ...found],
    ...present({ environment, sides, command, options, seed, plan }),
  }
}

/** `fields` without those that are undefined. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
