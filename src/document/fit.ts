/** The largest size of a text, and the place where the reader finds what had to be left out. */
export interface Limit {
  readonly size: number
  readonly unit: 'characters' | 'bytes'
  readonly elsewhere: string
}

/** A part of a page that may be shortened. */
export interface PageBlock {
  /** What its rows are called when some are missing, or what it is called when it is missing. */
  readonly name: string
  readonly open: string
  readonly rows: readonly string[]
  /** Which of its rows are left out before the others are; none where nothing is said. */
  readonly spare?: ReadonlySet<number>
  readonly close: string
  /** More about its rows, between them and its end: left out before any row is. */
  readonly details?: string
  /** Whether it is left out as a whole, and before any row of another block is. */
  readonly isOptional: boolean
  /** Of blocks that are not optional, those of a lower rank lose their rows first; 0 where nothing is said. */
  readonly rank?: number
}

/** Of a comment: GitHub refuses more than 65,536 characters. */
export const commentLimit: Limit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' }

/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
export const summaryLimit: Limit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' }

/**
 * The page that `parts` make, within the limit: optional blocks are left out from the end, then details, then rows of the others, each
 * from the end again; what is left out is said. Text that is no block stays.
 */
export function fit(parts: readonly (string | PageBlock)[], limit: Limit): string {
  const page = parts.map(part => (typeof part === 'string' ? part : assemble(part))).join('')
  const excess = measure(page, limit) - limit.size
  if (excess <= 0) return page
  const kept = shorten(parts, excess + roomForNote, limit)
  const rest = parts.map(part => (typeof part === 'string' ? part : assemble(kept.get(part) ?? part)))
  return `${rest.join('')}${noteOf(parts, kept, limit)}`
}

const roomForNote = 600

/** The blocks that must be shortened to save `excess`, and what is left of them. */
function shorten(
  parts: readonly (string | PageBlock)[],
  excess: number,
  limit: Limit,
): ReadonlyMap<PageBlock, PageBlock> {
  const blocks = parts.flatMap(part => (typeof part === 'string' || part.rows.length === 0 ? [] : [part])).reverse()
  const kept = new Map<PageBlock, PageBlock>()
  let left = excess
  const required = blocks.filter(one => !one.isOptional).sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
  const steps: readonly Step[] = [
    ...blocks.filter(one => one.isOptional).map((block): Step => [block, whole => ({ ...whole, rows: [] })]),
    ...required.filter(one => one.details).map((block): Step => [block, withoutDetails]),
    ...required.map((block): Step => [block, rest => withoutLast(rest, left, limit)]),
  ]
  for (const [block, shortenBlock] of steps) {
    if (left <= 0) break
    const before = kept.get(block) ?? block
    const shorter = shortenBlock(before)
    left -= measure(assemble(before), limit) - measure(assemble(shorter), limit)
    kept.set(block, shorter)
  }
  return kept
}

/** A block, and how it is shortened. */
type Step = readonly [block: PageBlock, shortenBlock: (block: PageBlock) => PageBlock]

function withoutDetails({ details: _, ...block }: PageBlock): PageBlock {
  return block
}

function withoutLast(block: PageBlock, excess: number, limit: Limit): PageBlock {
  const isSpare = (row: number): boolean => block.spare?.has(row) ?? false
  const all = block.rows.map((_, row) => row).reverse()
  const left = new Set<number>()
  let saved = 0
  for (const row of [...all.filter(isSpare), ...all.filter(row => !isSpare(row))]) {
    if (saved >= excess) break
    saved += measure(block.rows[row]!, limit)
    left.add(row)
  }
  return { ...block, rows: block.rows.filter((_, row) => !left.has(row)) }
}

/** What is left out, by name: several blocks of one name are counted together. */
function noteOf(
  parts: readonly (string | PageBlock)[],
  kept: ReadonlyMap<PageBlock, PageBlock>,
  { elsewhere }: Limit,
): string {
  const blocks = parts.filter(part => typeof part !== 'string')
  const shortened = [...kept.keys()]
  const namesOf = (isOptional: boolean): readonly string[] => [
    ...new Set(shortened.filter(block => block.isOptional === isOptional).map(({ name }) => name)),
  ]
  const rows = namesOf(false).flatMap(name => {
    const named = blocks.filter(block => block.name === name)
    const [all, left] = [named, named.map(block => kept.get(block) ?? block)].map(countRows)
    return all === left ? [] : `${all! - left!} of ${all} ${name}`
  })
  const hasLess = shortened.some(block => !block.isOptional && kept.get(block)!.details !== block.details)
  const listed = [...namesOf(true), ...(hasLess ? ['numbers of rows'] : []), ...rows]
  return `\n✂️ Left out to keep this short: ${listed.join('; ')}. The whole report is in ${elsewhere}.\n`
}

function countRows(blocks: readonly PageBlock[]): number {
  return blocks.reduce((sum, { rows }) => sum + rows.length, 0)
}

function assemble({ open, rows, details = '', close }: PageBlock): string {
  return rows.length === 0 ? '' : `${open}${rows.join('')}${details}${close}`
}

function measure(text: string, { unit }: Limit): number {
  return unit === 'characters' ? text.length : new TextEncoder().encode(text).length
}
