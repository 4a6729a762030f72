import { exporters } from '../../exports/exporters.js'
import { decodeGiven } from '../../inputs/declarations.js'
import { type Get, InputError } from '../../inputs/values.js'
import { decodeRecordData } from '../../record/decode.js'
import { decodeReport } from '../../report/decode.js'
import { narrowAll, reportRecord } from '../../report/merged.js'
import { decodeMergedReport } from '../../report/merged-decode.js'
import { renderBy, renderers } from '../../report/pages/renderers.js'
import { checkNarrowing } from '../narrowing.js'
import { terminalOf } from '../terminal.js'
import { isMergedReport, isRecord } from './schema.js'

/** The pages that `--as` offers. */
export const pages = renderers.filter(one => one.isOfferedByName)

/**
 * Chooses the function that makes a page from a report or a record, as `get` requests. Returns undefined if `--as` names no page.
 */
export function choosePage(get: Get): ((data: unknown) => string) | undefined {
  const name = get('as') || 'terminal'
  const renderer = pages.find(one => one.name === name)
  if (renderer === undefined) return undefined
  if (get('side')) {
    const tools = exporters.map(one => one.name).join(', ')
    throw new InputError(`"--side" chooses a side for the file of another tool: ${tools}`)
  }
  const asked = checkNarrowing(decodeGiven(get, 'render'))
  const options = terminalOf(process.stdout, get)
  return data => {
    if (isRecord(data)) {
      const record = decodeRecordData(data)
      return renderBy(renderer, narrowAll(reportRecord(record), asked), { ...options, record })
    }
    const report = isMergedReport(data) ? decodeMergedReport(data) : decodeReport(data)
    return renderBy(renderer, narrowAll(report, asked), options)
  }
}
