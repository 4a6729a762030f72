import type { AskedInputs } from '../inputs/inputs.js'
import { showCommand } from '../measure/command.js'
import type { Origin, SessionRecord } from '../record/record.js'
import { readEnvironment } from '../system/environment.js'
import { makeRecordFile } from '../system/record-file.js'

/** The record of a comparison that there is no baseline for, which says so and holds no round; kept at `path`. */
export function keepUnpaired(
  { commands, suite, settings, statistic, options, leg, shard, pullRequest, warnings = [] }: AskedInputs,
  { contender, absence }: { readonly contender: Origin; readonly absence: string },
  path: string,
): SessionRecord {
  const record: SessionRecord = {
    suite,
    ...(leg === undefined ? {} : { leg }),
    ...(shard === undefined ? {} : { shard }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    createdAt: new Date().toISOString(),
    command: showCommand(commands.contender),
    options,
    statistic,
    sides: { contender },
    absence,
    settings,
    environment: readEnvironment(),
    warnings,
    rounds: [],
  }
  using file = makeRecordFile(path)
  file.open(record).finish(record)
  return record
}
