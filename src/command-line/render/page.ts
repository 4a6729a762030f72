import { exporters } from '../../exports/exporters.js'
import { decodeGiven } from '../../inputs/declarations.js'
import { type Get, InputError } from '../../inputs/values.js'
import { decodeRecordData } from '../../record/decode.js'
import { decodeReport } from '../../report/decode.js'
import { decodeMergedReport } from '../../report/merged-decode.js'
import { type Renderer, type RenderOptions, renderers } from '../../report/pages/renderers.js'
import { makeReport } from '../../report/report.js'
import { type Narrowing, narrow } from '../../report/view.js'
import { checkNarrowing } from '../narrowing.js'
import { terminalOf } from '../terminal.js'
import { isMergedReport, isRecord } from './schema.js'

/** The pages that `--as` offers. */
export const pages = renderers.filter(one => one.isOfferedByName)

/** What makes a page from a report or a record, as `get` asks; undefined where `--as` names no page. */
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
    if (isMergedReport(data)) return renderMerged(data, renderer, asked, options)
    if (!isRecord(data)) return renderer.render(narrow(decodeReport(data), asked), options)
    const record = decodeRecordData(data)
    return renderer.render(narrow(makeReport(record), asked), { ...options, record })
  }
}

function renderMerged(data: unknown, renderer: Renderer, asked: Narrowing, options: RenderOptions): string {
  if (renderer.renderMerged === undefined) {
    const others = pages.filter(one => one.renderMerged).map(one => one.name)
    throw new InputError(
      `"--as" is "${renderer.name}", and a merged report has no such page; it can be ${others.join(', ')}`,
    )
  }
  const merged = decodeMergedReport(data)
  return renderer.renderMerged({ ...merged, sections: merged.sections.map(one => narrow(one, asked)) }, options)
}
