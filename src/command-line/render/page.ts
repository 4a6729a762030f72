import { exporters } from '../../exports/exporters.js'
import { type Get, InputError } from '../../inputs/values.js'
import type { SessionRecord } from '../../record/record.js'
import { narrowAll, reportRecords } from '../../report/merged.js'
import { type Renderer, renderBy, renderers } from '../../report/pages/renderers.js'
import type { Judging } from '../judging.js'
import { terminalOf } from '../terminal.js'

/** The pages that `--as` offers. */
export const pages = renderers.filter(one => one.isOfferedByName)

/** Chooses the page that `get` requests. Returns undefined if `--as` names none. */
export function choosePage(get: Get): Renderer | undefined {
  const name = get('as') || 'terminal'
  const renderer = pages.find(one => one.name === name)
  if (renderer !== undefined && get('side')) {
    const tools = exporters.map(one => one.name).join(', ')
    throw new InputError(`"--side" chooses a side for the file of another tool: ${tools}`)
  }
  return renderer
}

/** Makes a page of the records of one run, judged and narrowed as the user asks. */
export function renderRecords(
  renderer: Renderer,
  records: readonly SessionRecord[],
  { get, judging: { apply, narrowing } }: { readonly get: Get; readonly judging: Judging },
): string {
  const { report, recordOf } = reportRecords(records.map(apply))
  return renderBy(renderer, narrowAll(report, narrowing), { ...terminalOf(process.stdout, get), recordOf })
}
