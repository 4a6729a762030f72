import type { SessionRecord } from '../../record/record.js'
import type { PageTools } from './context.js'
import { section } from './html.js'

/** The record, packed, and what makes files of it. */
export function drawRawData(record: SessionRecord | undefined, key: string, { packRecord }: PageTools): string {
  if (record === undefined) return ''
  const name = `counterbalance-${record.suite}`.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)
  return section(
    'Raw data',
    '<p>This page holds everything that was measured, so that anybody can judge it anew: <code>counterbalance show record.json</code>. Without scripts, its source has the record as base64 of gzip.</p>',
    `<p class="downloads">${button('json', 'The record as JSON', { key, name })}${button('csv', 'All values as CSV', { key, name })}</p>`,
    drawPacked(key, packRecord(record)),
  )
}

function button(form: string, words: string, { key, name }: { readonly key: string; readonly name: string }): string {
  return `<button type="button" class="action" hidden data-download="${form}" data-record="${key}" data-name="${name}">${words}</button>`
}

/** Data of the page: base64, which no browser runs. */
export function drawPacked(key: string, packed: string): string {
  return `<script type="application/octet-stream" data-packed="${key}">${packed}</script>`
}
