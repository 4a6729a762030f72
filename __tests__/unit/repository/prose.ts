/** What is wrong with the prose of `text`, which is Markdown: each line names one sentence or list item. */
export function findFaults(text: string, avoided: readonly string[]): readonly string[] {
  const blocks = findBlocks(text)
  const sentences = blocks.flatMap(({ prose }) => splitSentences(prose))
  return [
    ...sentences.filter(one => countWords(one) > mostWords).map(one => `${countWords(one)} words: ${one}`),
    ...blocks.filter(block => block.isItem && !isClosed(block)).map(({ prose }) => `no full stop: ${prose}`),
    ...findAvoided(withoutCode(text), avoided),
  ]
}

/** The longest sentence that people understand at the first reading. */
const mostWords = 25

interface Block {
  /** A paragraph, a heading or a list item, in one line. */
  readonly prose: string
  readonly isItem: boolean
  /** Whether what follows belongs to the item: code, or a list below it. */
  readonly isContinued: boolean
}

const fence = /^( *)(```|~~~)[\s\S]*?^ *\2.*$/gm
const listMark = /^ *(?:[-*]|\d+\.) +/
const isEnd = (line: string): boolean => /^\s*$|^\||^#/.test(line)

/** The prose of `text`, split at blank lines, headings and list marks. Tables and code are apart. */
function findBlocks(text: string): readonly Block[] {
  const blocks: { prose: string; isItem: boolean; isContinued: boolean }[] = []
  let isOpen = false
  for (const line of withoutCode(text).split('\n')) {
    const isItem = listMark.test(line)
    if (/^ {2,}\S/.test(line) && (isItem || !isOpen) && blocks.length > 0) blocks.at(-1)!.isContinued = true
    if (isEnd(line)) {
      isOpen = false
      if (!line.startsWith('#')) continue
    }
    const words = line.replace(listMark, '').replace(/^#+ +/, '').trim()
    if (isOpen && !isItem) blocks.at(-1)!.prose += ` ${words}`
    else blocks.push({ prose: words, isItem, isContinued: false })
    isOpen = !line.startsWith('#')
  }
  return blocks
}

/** `text` with nothing in place of blocks of code and comments, and with one word for code within a sentence. */
function withoutCode(text: string): string {
  return text
    .replace(fence, '$1code')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/``.+?``|`[^`]*`/g, 'code')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

function splitSentences(prose: string): readonly string[] {
  return prose.split(/(?<=[.!?][)*_”’"]*)\s+/)
}

/** Numbers are words too; signs such as `=` and `–` are not. */
function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

function isClosed({ prose, isContinued }: Block): boolean {
  return /[.!?][)*_”’"]*$/.test(prose) || (isContinued && prose.endsWith(':'))
}

/** Turns of phrase that readers must not meet, in the words around them. */
function findAvoided(text: string, avoided: readonly string[]): readonly string[] {
  const flat = text.replace(/\s+/g, ' ')
  return avoided.flatMap(phrase =>
    [...flat.matchAll(new RegExp(`\\b${phrase}\\b`, 'gi'))].map(
      ({ index }) => `"${phrase}": ${flat.slice(Math.max(0, index - aroundIt), index + phrase.length + aroundIt)}`,
    ),
  )
}

/** Characters of the text before and after a phrase, by which people find it. */
const aroundIt = 40
