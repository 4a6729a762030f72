import * as v from 'valibot'
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'

/** A file of settings and rules that its user must mend; the message names the place, and what belongs there. */
export class RulesError extends Error {
  override readonly name = 'RulesError'
}

const longestInCharacters = 2 ** 18

export type PathKey = string | number

/** The decoded content of a file, and where its parts stand. */
export interface WrittenYaml<T> {
  readonly value: T
  /** The line of what stands at `path`, from 1. */
  line(path: readonly PathKey[]): number
  /** File, line and column of what stands at `path`, for a message. */
  place(path: readonly PathKey[]): string
}

/** Decodes the YAML `text` of the file that messages call `source`. Returns undefined if it only has comments. */
export function decodeYaml<T>(
  text: string,
  source: string,
  schema: v.GenericSchema<unknown, T>,
): WrittenYaml<T> | undefined {
  if (text.length > longestInCharacters)
    throw new RulesError(`${source}: the file has ${text.length} characters; at most ${longestInCharacters} are read`)
  if (isTooDeep(text)) throw new RulesError(`${source}: brackets are nested too deeply`)
  const lines = new LineCounter()
  const placeOf: PlaceOf = offset => {
    const { line, col } = lines.linePos(offset)
    return `${source}:${line}:${col}`
  }
  const document = parse(text, { lines, source, placeOf })
  if (document.contents === null) return undefined
  if (!isMap(document.contents))
    throw new RulesError(`${placeOf(document.contents.range?.[0] ?? 0)}: it must be a map of keys and values`)
  const result = v.safeParse(schema, document.toJS({ maxAliasCount: 0 }))
  if (!result.success) throw describe(result.issues[0], document, placeOf)
  return {
    value: result.output,
    line: path => lines.linePos(findOffset(document, path)).line,
    place: path => placeOf(findOffset(document, path)),
  }
}

/** Writes file, line and column of an offset in the text. */
type PlaceOf = (offset: number) => string

const deepest = 500

/** The parser calls itself for each level, until there is no room; quotes are not looked at, since rules need two levels. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]|- (?=- )/g)) {
    depth = bracket === ']' || bracket === '}' ? Math.max(0, depth - 1) : depth + 1
    if (depth > deepest) return true
  }
  return false
}

function parse(text: string, { lines, source, placeOf }: { lines: LineCounter; source: string; placeOf: PlaceOf }) {
  try {
    const document: Document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
    visit(document, {
      // A pattern without quotes; nobody needs more of them for so little text.
      Alias(_key, { range }) {
        throw new RulesError(`${placeOf(range?.[0] ?? 0)}: ${needsQuotes}`)
      },
    })
    const [error] = [...document.errors, ...document.warnings]
    if (error) throw new RulesError(`${placeOf(error.pos[0])}: ${messages[error.code] ?? error.message}`)
    return document
  } catch (cause) {
    if (cause instanceof RulesError) throw cause
    throw new RulesError(`${source}: this is not valid YAML: ${(cause as Error).message}`, { cause })
  }
}

const needsQuotes = 'a text that begins with * needs quotes, such as "*/big" (YAML would read it as an alias)'

/** Messages instead of the library's own, which are written for programmers. */
const messages: Readonly<{ [code: string]: string }> = {
  BAD_ALIAS: needsQuotes,
  MULTIPLE_DOCS: 'the file is one document: remove what follows the line ---',
}

function describe(issue: v.BaseIssue<unknown>, document: Document, placeOf: PlaceOf): RulesError {
  const path = (issue.path ?? []).map(({ key }) => key as PathKey)
  const name = path.findLast(key => typeof key === 'string')
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  const isMissing = issue.type === 'strict_object' && issue.received === 'undefined'
  const at = placeOf(findOffset(document, path, isUnknown))
  if (isUnknown) return new RulesError(`${at}: there is no "${String(name).slice(0, 80)}" here; ${issue.message}`)
  if (isMissing) return new RulesError(`${at}: "${name}" is missing; ${issue.message}`)
  const value = shown(document, path)
  const what = value.startsWith('"') ? `invalid value ${value} for "${name}"` : `"${name}" is ${value}`
  return new RulesError(`${at}: ${name === undefined ? '' : `${what}; `}${issue.message}`)
}

/** Finds the place of the value at `path`, or of its key, or of the nearest thing around it. */
function findOffset(document: Document, path: readonly PathKey[], isKey = false): number {
  let offset = document.contents?.range?.[0] ?? 0
  let node: unknown = document.contents
  for (const [depth, key] of path.entries()) {
    if (!isCollection(node)) break
    const item = isMap(node)
      ? node.items.find(pair => String(isScalar(pair.key) ? pair.key.value : pair.key) === String(key))
      : node.items[Number(key)]
    const isLast = depth === path.length - 1
    const valueNode = (isPair(item) ? (isKey && isLast ? item.key : (item.value ?? item.key)) : item) as
      | Node
      | undefined
    if (!valueNode?.range) break
    offset = valueNode.range[0]
    node = valueNode
  }
  return offset
}

/** Describes the value at `path` for a message. */
function shown(document: Document, path: readonly PathKey[]): string {
  const node = document.getIn(path, true)
  if (isCollection(node)) return isMap(node) ? 'a map' : 'a list'
  const value = isScalar(node) ? (node.source ?? node.value) : node
  return value === undefined || value === null || value === '' ? 'empty' : `"${String(value).slice(0, 80)}"`
}
