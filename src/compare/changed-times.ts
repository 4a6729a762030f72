import { isSpeed } from '../metrics/unit.js'
import type { SessionRecord } from '../record/record.js'
import { listContenders, listPairs } from '../record/record.js'
import { concludeAll } from './conclude.js'
import type { Changed, Conclusion } from './conclusion.js'
import type { Finding } from './finding.js'
import { isCalled } from './verdict.js'

/** Finds the contenders of `record` whose time has changed. What only changed in size is nothing that a profile of time explains. */
export function findChanged(record: SessionRecord): readonly Changed[] {
  const conclusions = concludeAll(listPairs(record))
  return listContenders(record)
    .map(({ name }, at) => ({ name, findings: listTimes(conclusions[at]!) }))
    .filter(({ findings }) => findings.length > 0)
}

function listTimes({ findings }: Conclusion): readonly Finding[] {
  const isOfTime = ({ unit, metric }: Finding): boolean => isSpeed(unit) || metric === 'instructions'
  return findings.filter(one => isCalled(one.verdict) && isOfTime(one))
}
