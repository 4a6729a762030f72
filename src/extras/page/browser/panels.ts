/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { watchFigures } from '../../../browser/figures.js'
import { unpack } from '../../../browser/packed.js'
import { find } from '../../../browser/page.js'
import { printBlocks } from '../../../document/html.js'
import { restoreRecord } from '../../../record/encode.js'
import type { SessionRecord } from '../../../record/record.js'
import type { Section } from '../../../report/report.js'
import { once } from '../../../util/once.js'
import { makePanels, type Panels } from '../panels.js'

/** Makes the panel of the benchmark with that id; undefined where no section of the page has it. */
export async function makePanel(id: string): Promise<HTMLElement | undefined> {
  for (const { data, panels } of listSections()) {
    if (!id.startsWith(data.prefix ?? '')) continue
    const blocks = (await panels()).panelOf(id)
    if (blocks === undefined) continue
    const panel = document.createElement('div')
    panel.className = 'panel'
    // Our own printer wrote this: it escapes every name and message of a record.
    panel.innerHTML = printBlocks(blocks)
    watchFigures(panel)
    return panel
  }
  return undefined
}

const listSections = once(() =>
  find<HTMLElement>('script[data-prefix]').map(({ dataset: data }) => ({
    data,
    panels: once(async (): Promise<Panels> => {
      const section = JSON.parse(await unpack(data.packed!)) as Section
      return makePanels(
        section,
        data.record === undefined ? undefined : await readRecord(data.record),
        data.prefix ?? '',
      )
    }),
  })),
)

const records = new Map<string, Promise<SessionRecord>>()

/** Reads the record that the page has packed under `key`. */
export function readRecord(key: string): Promise<SessionRecord> {
  const known = records.get(key) ?? unpack(key).then(restoreRecord)
  records.set(key, known)
  return known
}
