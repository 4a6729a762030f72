import type { AskedInputs } from '../inputs/inputs.js'
import { showCommand } from '../measure/process.js'
import type { Origin } from '../record/origin.js'
import type { Outage } from '../record/outage.js'
import { type SessionRecord, usualNames } from '../record/record.js'
import { readEnvironment } from '../system/host/machine.js'
import { makeRecordFile } from '../system/record-file.js'

/** Why nothing was measured: there is no baseline, or a command failed before the first round. */
type Cause = { readonly absence: string; readonly outage?: Outage } | { readonly failure: string }

/** The record of a comparison of which nothing was measured, which says why and holds no round; kept at `path`. */
export function keepUnmeasured(
  { contenders, suite, settings, statistic, options, part, partNumber, pullRequest, warnings = [] }: AskedInputs,
  { contender, ...cause }: { readonly contender: Origin } & Cause,
  path: string,
): SessionRecord {
  const record: SessionRecord = {
    suite,
    ...(part === undefined ? {} : { part }),
    ...(partNumber === undefined ? {} : { partNumber }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    createdAt: new Date().toISOString(),
    command: showCommand(contenders[0]!.command),
    options,
    statistic,
    baseline: usualNames.baseline,
    sides: [{ name: usualNames.baseline }, { name: usualNames.contender, origin: contender }],
    ...('absence' in cause ? cause : {}),
    settings,
    environment: readEnvironment(),
    warnings: 'failure' in cause ? [...warnings, { code: 'not-measured', message: cause.failure }] : warnings,
    rounds: [],
  }
  using file = makeRecordFile(path)
  file.open(record).finish(record)
  return record
}
