import { exporters } from '../../exports/exporters.js'
import { type Get, InputError, parseChoice } from '../../inputs/values.js'
import { decodeRecordData } from '../../record/decode.js'
import { isRecord } from './schema.js'

/** Options that choose rows of a page. */
const narrowing = ['filter', 'only', 'sort']

/** What makes the file of another tool from a record, as `get` asks; undefined where `--as` names no such tool. */
export function chooseExport(get: Get): ((data: unknown) => string) | undefined {
  const name = get('as')
  const exporter = exporters.find(one => one.name === name)
  if (exporter === undefined) return undefined
  const narrowed = narrowing.find(option => get(option) !== '')
  if (narrowed) throw new InputError(`"${narrowed}" is for pages; the file of another tool has all values`)
  const side = get('side')
  const sides = side === '' ? exporter.sides : [parseChoice(side, '--side', ['baseline', 'contender'])]
  return data => {
    if (isRecord(data)) return exporter.write(decodeRecordData(data), sides)
    throw new InputError(
      `"--as" is "${name}", which needs every value, and a report has none: name the record of the run (compare --record FILE)`,
    )
  }
}
