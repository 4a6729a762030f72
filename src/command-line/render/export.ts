import { type Exporter, exporters } from '../../exports/exporters.js'
import { listInputs } from '../../inputs/declarations.js'
import { type Get, InputError, parseChoice } from '../../inputs/values.js'
import { listContenders } from '../../record/pair.js'
import type { SessionRecord } from '../../record/record.js'

/** The inputs that decide what a page says and shows. */
const ofPages = listInputs('command line').filter(({ takenBy }) => takenBy.includes('analyze'))

/**
 * Chooses the function that converts a record to the file of another tool, as `get` requests. Returns undefined if `--as` names
 * no such tool.
 */
export function chooseExport(get: Get): ((records: readonly SessionRecord[]) => string) | undefined {
  const name = get('as')
  const exporter = exporters.find(one => one.name === name)
  if (exporter === undefined) return undefined
  const given = ofPages.find(input => get(input.name) !== '')
  if (given) throw new InputError(`"${given.name}" is for pages; the file of another tool has all values`)
  return ([record, ...others]) => {
    if (others.length > 0)
      throw new InputError(`"--as" is "${name}", which holds one record, not ${others.length + 1}: give exactly one`)
    return exporter.write(record!, chooseSides(record!, exporter, get('side')))
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
