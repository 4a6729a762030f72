import { type Block, type BlockOf, isRight, type Keep, layColumns, listShown, type Table } from './document.js'
import { inert, markdownCellVoice, markdownVoice } from './escape.js'
import { type Text, write } from './text.js'

/** Prints a document for GitHub, no larger than `limit`: blocks and rows go by their rank, then from the end, and a sentence says what went. */
export function toMarkdown(blocks: readonly Block[], limit?: Limit): string {
  const parts = listShown(blocks, 'markdown').map(block => print(block, 2))
  const page = assemble(parts)
  if (limit === undefined || measure(page, limit) <= limit.size) return page
  const { gone, note } = leaveOut(parts, limit)
  return `${assemble(parts, gone)}${note}`
}

/** Prints a document as a file of its own, which begins with a heading of the first level: a comment has none. */
export function toMarkdownFile(blocks: readonly Block[]): string {
  return assemble(listShown(blocks, 'markdown').map(block => print(block, 1)))
}

interface Part {
  readonly open: string
  readonly parts: readonly Part[]
  readonly close: string
  readonly keep?: Keep | undefined
}

function print(block: Block, top: number): Part {
  const { keep } = block
  const whole = (text: string): Part => ({ open: `${text}\n\n`, parts: [], close: '', keep })
  switch (block.kind) {
    case 'heading':
      return whole(`${'#'.repeat(block.level + top - 1)} ${prose(block.text)}`)
    case 'callout':
      return whole(printCallout(block))
    case 'paragraph':
      return whole(prose(block.text))
    case 'list':
      return whole(block.items.map(item => `- ${prose(item)}`).join('\n'))
    case 'table':
      return printTable(block, keep)
    case 'details': {
      const state = block.open ? ' open' : ''
      // What stands in an element is no Markdown.
      const open = `<details${state}><summary>${write(block.summary, markdownCellVoice)}</summary>\n\n`
      return { open, parts: block.body.map(block => print(block, top)), close: '</details>\n\n', keep }
    }
    case 'code':
      return whole(printCode(block))
    case 'footer':
      return whole(`<sub>${prose(block.text)}</sub>`)
    // The others are only on pages.
    default:
      return whole('')
  }
}

/** A fence is longer than any that the lines could hold. */
function printCode({ lines, language }: BlockOf<'code'>): string {
  if (language === undefined) return `<pre><code>${lines.map(inert).join('\n')}</code></pre>`
  const text = lines.join('\n')
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

function printCallout({ icon, label, alert, lines, quote = [] }: BlockOf<'callout'>): string {
  if (alert !== undefined) {
    // Two blanks break a line wherever Markdown is shown, and are not seen in a mail.
    const write = (some: readonly Text[]): string => some.map(prose).join('  \n')
    const quoted = `<pre>${quote.map(inert).join('\n')}</pre>`
    const parts = quote.length === 0 ? [write(lines)] : [write(lines.slice(0, 1)), quoted, write(lines.slice(1))]
    return `[!${alert}]\n${parts.join('\n\n').trimEnd()}`.replace(/^/gm, '> ').replace(/^> $/gm, '>')
  }
  const [first = [], ...others] = lines
  const opening = [icon, label && `${prose(label)}:`, prose(first)].filter(Boolean).join(' ')
  return `## ${opening}\n${others.map(prose).join('\n\n')}`.trim()
}

function prose(text: Text): string {
  return write(text, markdownVoice).trim()
}

function printTable(table: Table, keep: Keep | undefined): Part {
  const { columns, rows } = layColumns(table, 'markdown')
  const rules = columns.map(column => (column.cell === 'mark' ? ':-:' : isRight(column) ? '---:' : ':---'))
  const open = `${printRow(columns.map(({ head }) => head))}| ${rules.join(' | ')} |\n`
  const lines = rows.map(({ cells }) => printRow(cells))
  if (!keep?.byRow) return { open: `${open}${lines.join('')}`, parts: [], close: '\n', keep }
  const parts = lines.map((line, at): Part => {
    const { rank = keep.rank } = rows[at]!
    return { open: line, parts: [], close: '', keep: { ...keep, rank } }
  })
  return { open, parts, close: '\n' }
}

function printRow(cells: readonly Text[]): string {
  return `| ${cells.map(cell => write(cell, markdownCellVoice).replaceAll('|', '&#124;')).join(' | ')} |\n`
}

function assemble(parts: readonly Part[], gone: ReadonlySet<Part> = new Set()): string {
  const text = assembleParts(parts, gone).trimEnd()
  return text === '' ? '' : `${text}\n`
}

function assembleParts(parts: readonly Part[], gone: ReadonlySet<Part>): string {
  return parts
    .map(part => {
      if (gone.has(part)) return ''
      const inner = assembleParts(part.parts, gone)
      return inner === '' && part.parts.length > 0 ? '' : `${part.open}${inner}${part.close}`
    })
    .join('')
}

/** A part among others, as long as it is there. */
interface Entry {
  readonly part: Part
  readonly parent: Entry | undefined
  /** The size of what is left of it. */
  size: number
  count: number
}

function leaveOut(parts: readonly Part[], limit: Limit): { readonly gone: ReadonlySet<Part>; readonly note: string } {
  const [page, ...entries] = listEntries({ open: '', parts, close: '' }, undefined, limit)
  const most = limit.size - measure(writeNote(entries, entries, limit), limit)
  const gone = new Set<Part>()
  const isGone = ({ part, parent }: Entry): boolean => gone.has(part) || (parent !== undefined && isGone(parent))
  const leave = ({ part, parent, size }: Entry): void => {
    gone.add(part)
    if (parent === undefined) return
    for (let above: Entry | undefined = parent; above; above = above.parent) above.size -= size
    parent.count--
    if (parent.count === 0) leave(parent)
  }
  const left: Entry[] = []
  // Parts without a rank go last.
  const rankOf = ({ part: { keep } }: Entry): number => keep?.rank ?? Number.MAX_VALUE
  for (const entry of entries.toReversed().sort((a, b) => rankOf(a) - rankOf(b))) {
    if (page!.size <= most) break
    if (isGone(entry)) continue
    leave(entry)
    left.push(entry)
  }
  return { gone, note: writeNote(left, entries, limit) }
}

function listEntries(part: Part, parent: Entry | undefined, limit: Limit): readonly Entry[] {
  const entry: Entry = { part, parent, size: measure(`${part.open}${part.close}`, limit), count: part.parts.length }
  const inner = part.parts.map(part => listEntries(part, entry, limit))
  for (const [first] of inner) entry.size += first!.size
  return [entry, ...inner.flat()]
}

/** Names what is left out; rows of one name are counted together. */
function writeNote(left: readonly Entry[], all: readonly Entry[], { elsewhere }: Limit): string {
  const rows = countRows(all)
  const listed = [...countRows(left)].map(([name, count]) =>
    count === 0 ? name : `${count} of ${rows.get(name)} ${name}`,
  )
  return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`
}

/** Counts the rows of each name among `entries`; other blocks count 0. */
function countRows(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { keep } of entries.map(({ part }) => part)) {
    const name = keep?.called ?? 'the rest'
    counts.set(name, (counts.get(name) ?? 0) + (keep?.byRow ? 1 : 0))
  }
  return counts
}

const encoder = new TextEncoder()

function measure(text: string, { unit }: Limit): number {
  return unit === 'characters' ? text.length : encoder.encode(text).length
}

/** The largest size of a text, and the place where the reader finds what had to be left out. */
export interface Limit {
  readonly size: number
  readonly unit: 'characters' | 'bytes'
  readonly elsewhere: string
}

/** Limit of a comment: GitHub refuses more than 65,536 characters. */
export const commentLimit: Limit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' }

/** Limit of a job summary: the runner discards a summary that is longer than 1 MiB. */
export const summaryLimit: Limit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' }
