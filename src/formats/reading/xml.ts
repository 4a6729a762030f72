import { once } from '../../util/once.js'
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

/** An element that is being read. */
interface Draft extends Element {
  readonly children: Draft[]
  text: string
}

const deepest = 200
const cutOff = 'the XML is cut off before its end'

/**
 * The root element of the XML that begins in `text`, or a FormatError where it is cut off, or is none. A document type (and with it entities
 * of its own, and other files) is refused; only XML's five entities and characters by number are read.
 */
export function parseXml(text: string): Element {
  const open: Draft[] = []
  let at = text.indexOf('<')
  while (at >= 0) {
    const end = findEnd(text, at)
    const root = place(text.slice(at + 1, end), open)
    if (root) return root
    at = text.indexOf('<', end)
    const [outer, between] = [open.at(-1), text.slice(end + 1, Math.max(at, end + 1))]
    // Most of what stands between elements is their indentation.
    if (outer?.children.length === 0 && /\S/.test(between)) outer.text += decode(between)
  }
  throw new FormatError(cutOff)
}

/** Puts a tag (without its brackets) into what is open; gives the root when it is closed. */
function place(tag: string, open: Draft[]): Element | undefined {
  const parent = open.at(-1)
  if (/^[!?]/.test(tag)) return undefined
  if (tag.startsWith('/')) {
    if (parent?.name !== tag.slice(1).trim())
      throw new FormatError(`the XML closes "${tag.slice(1, 100)}", which is not open`)
    open.pop()
    return open.length === 0 ? parent : undefined
  }
  const isEmpty = tag.endsWith('/')
  const element = makeDraft(isEmpty ? tag.slice(0, -1) : tag)
  parent?.children.push(element)
  if (isEmpty) return parent ? undefined : element
  if (open.push(element) > deepest) throw new FormatError('the XML is nested more deeply than any tool nests')
  return undefined
}

/** Comments, instructions and CDATA sections, which are not read. */
const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Finds the last character of the tag, comment or instruction that begins at `at`. Quotes in a tag may hold brackets. */
function findEnd(text: string, at: number): number {
  const [start, stop] = asides.find(([start]) => text.startsWith(start, at)) ?? []
  if (start === undefined && text[at + 1] === '!')
    throw new FormatError('XML with a document type is not read: no tool for benchmarks writes it')
  if (start !== undefined) {
    const end = text.indexOf(stop!, at + start.length)
    if (end < 0) throw new FormatError(cutOff)
    return end + stop!.length - 1
  }
  const mark = /["'>]/g
  mark.lastIndex = at
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    if (match[0] === '>') return match.index
    const close = text.indexOf(match[0], mark.lastIndex)
    mark.lastIndex = close < 0 ? text.length : close + 1
  }
  throw new FormatError(cutOff)
}

/** An element without what is in it. Most are never asked for their attributes, so that these are read when they are. */
function makeDraft(tag: string): Draft {
  const name = /^\S*/.exec(tag)![0]
  const attributes = once(() => {
    // Sticky, so that a long tag without attributes is not tried from each of its characters.
    const matches = tag.slice(name.length).matchAll(/\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy)
    return new Map([...matches].map(([, key, double, single]) => [key!, decode(double ?? single ?? '')]))
  })
  return {
    name,
    children: [],
    text: '',
    get attributes() {
      return attributes()
    },
  }
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
