/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { unpack } from '../../../browser/packed.js'
import { find } from '../../../browser/page.js'
import { writeCsv } from '../../../record/csv.js'
import { readRecord } from './panels.js'

/** Lets the readers of a page save the record that it holds, or all values of it as CSV. */
export function installDownloads(): void {
  for (const button of find<HTMLButtonElement>('button[data-download]')) {
    const { download = '', packedIn = '', name = 'record' } = button.dataset
    button.hidden = false
    button.addEventListener('click', async () => {
      const text = download === 'csv' ? await csvOf(packedIn) : await unpack(packedIn)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([text]))
      link.download = `${name}.${download}`
      link.click()
    })
  }
}

async function csvOf(key: string): Promise<string> {
  const record = await readRecord(key)
  return writeCsv(
    record,
    record.sides.map(({ name }) => name),
  )
}
