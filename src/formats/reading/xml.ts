import { FormatError } from '../format.js'

/** An element of XML: no namespaces, and of its text only what stands before its first child. */
export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
  readonly text: string
}

/** The text from where `root` matches, if `mark` is in it at all: a declaration or a root at the start of a line. */
export function findXml(text: string, mark: string, root: RegExp): string | undefined {
  const start = text.includes(mark) ? text.search(root) : -1
  return start < 0 ? undefined : text.slice(start)
}

/** An element that is being read. Most are never asked for their attributes, so that these are read when they are. */
class Draft implements Element {
  readonly name: string
  readonly children: Draft[] = []
  text = ''
  readonly #tag: string
  #attributes: ReadonlyMap<string, string> | undefined

  constructor(tag: string) {
    this.#tag = tag
    this.name = /^\S*/.exec(tag)![0]
  }

  get attributes(): ReadonlyMap<string, string> {
    this.#attributes ??= parseAttributes(this.#tag, this.name.length)
    return this.#attributes
  }
}

const deepest = 200

/**
 * The root element of the XML that begins in `text`, or a FormatError where it is cut off, or is none. A document type (and with it entities
 * of its own, and other files) is refused; only XML's five entities and characters by number are read.
 */
export function parseXml(text: string): Element {
  const open: Draft[] = []
  let at = text.indexOf('<')
  while (at >= 0) {
    const end = findEnd(text, at)
    const root = text[at + 1] === '!' || text[at + 1] === '?' ? undefined : place(text.slice(at + 1, end), open)
    if (root) return root
    at = text.indexOf('<', end)
    if (at > end + 1) addText(text.slice(end + 1, at), open.at(-1))
  }
  throw new FormatError('the XML is cut off before its end')
}

/** Only what is not blank: most of what stands between elements is their indentation. */
function addText(text: string, parent: Draft | undefined): void {
  if (parent?.children.length === 0 && /\S/.test(text)) parent.text += decode(text)
}

/** Finds the last character of the tag, comment or instruction that begins at `at`. */
function findEnd(text: string, at: number): number {
  const next = text.charCodeAt(at + 1)
  if (next === exclamationMark || next === questionMark) return findEndOfAside(text, at)
  let quote = 0
  for (let index = at + 1; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === doubleQuote || code === singleQuote) quote = code
    else if (code === greaterThan) return index
  }
  return insist(-1, 0)
}

const [exclamationMark, questionMark, doubleQuote, singleQuote, greaterThan] = [33, 63, 34, 39, 62]

/** Skips comments, instructions and CDATA sections, which are not read. */
function findEndOfAside(text: string, at: number): number {
  for (const [start, stop] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const)
    if (text.startsWith(start, at)) return insist(text.indexOf(stop, at + start.length), stop.length)
  throw new FormatError('XML with a document type is not read: no tool for benchmarks writes it')
}

function insist(found: number, length: number): number {
  if (found < 0) throw new FormatError('the XML is cut off before its end')
  return found + length - 1
}

/** Puts a tag (without its brackets) into what is open; gives the root when it is closed. */
function place(tag: string, open: Draft[]): Element | undefined {
  const parent = open.at(-1)
  if (tag.startsWith('/')) {
    if (parent?.name !== tag.slice(1).trim())
      throw new FormatError(`the XML closes "${tag.slice(1, 100)}", which is not open`)
    open.pop()
    return open.length === 0 ? parent : undefined
  }
  const isEmpty = tag.endsWith('/')
  const element = new Draft(isEmpty ? tag.slice(0, -1) : tag)
  parent?.children.push(element)
  if (isEmpty) return parent ? undefined : element
  if (open.push(element) > deepest) throw new FormatError('the XML is nested more deeply than any tool nests')
  return undefined
}

function parseAttributes(tag: string, from: number): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  // Sticky, so that a long tag without attributes is not tried from each of its characters.
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  attribute.lastIndex = from
  for (let found = attribute.exec(tag); found; found = attribute.exec(tag))
    attributes.set(found[1]!, decode(found[2] ?? found[3] ?? ''))
  return attributes
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
)

/** Decodes the five entities of XML and numeric ones; any other stays as it is. */
function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities.get(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
