import { type Exporter, exporters } from '../../exports/exporters.js'
import { type Get, InputError, parseChoice } from '../../inputs/values.js'
import { decodeRecordData } from '../../record/decode.js'
import { listContenders } from '../../record/pair.js'
import type { SessionRecord } from '../../record/record.js'
import { isRecord } from './schema.js'

/** Options that choose rows of a page. */
const narrowing = ['filter', 'only', 'sort']

/**
 * Chooses the function that converts a record to the file of another tool, as `get` requests. Returns undefined if `--as` names
 * no such tool.
 */
export function chooseExport(get: Get): ((data: unknown) => string) | undefined {
  const name = get('as')
  const exporter = exporters.find(one => one.name === name)
  if (exporter === undefined) return undefined
  const narrowed = narrowing.find(option => get(option) !== '')
  if (narrowed) throw new InputError(`"${narrowed}" is for pages; the file of another tool has all values`)
  return data => {
    if (!isRecord(data))
      throw new InputError(
        `"--as" is "${name}", which needs every value, and a report has none: name the record of the run (compare --record FILE)`,
      )
    const record = decodeRecordData(data)
    return exporter.write(record, chooseSides(record, exporter, get('side')))
  }
}

function chooseSides(record: SessionRecord, { name, isOfOne }: Exporter, side: string): readonly string[] {
  const all = record.sides.map(one => one.name)
  if (side !== '') return [parseChoice(side, '--side', all)]
  if (!isOfOne) return all
  const [contender, ...others] = listContenders(record).map(one => one.name)
  if (others.length === 0) return [contender!]
  throw new InputError(
    `"--as" is "${name}", which holds one side: choose it with "--side"; it can be ${all.join(', ')}`,
  )
}
