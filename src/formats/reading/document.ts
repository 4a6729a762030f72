import { once } from '../../util/once.js'
import type { Output, WrittenFile } from '../output.js'
import { parseJsonValues, parseWholeJson } from './json.js'
import { longestRow, splitLines } from './lines.js'
import { cutPrefix } from './prefix.js'

/** An output as formats look at it; what is costly to make is made when it is first asked for, and once. */
export interface Document {
  readonly output: Output
  /** The file that `output` names, where it is one; else what was printed. */
  readonly text: string
  /** `text` as lines, without colours; none where all of it is one value of JSON, whose lines are no results of their own. */
  readonly lines: readonly string[]
  /** `lines` with what another program has put before each: whoever describes lines may have seen that. */
  readonly linesAsPrinted: readonly string[]
  /** `lines`, of which those are empty that are longer than a row of a table for people: what looks for blanks takes long on them. */
  readonly rows: readonly string[]
  /** `text` as JSON, with what tools write for numbers that are none; undefined where it is no JSON. Of several values it is the last. */
  readonly json: unknown
  /** The files of a directory; none where `output` names a file, or nothing. */
  readonly files: readonly WrittenFile[]
  /** Its parts, each as a document of its own: the files of a directory, or JSON values one below the other; none if it has only one. */
  readonly parts: readonly Document[]
}

/** `output`, ready to be looked at. */
export function makeDocument(printed: Output): Document {
  const output = withoutPrefixes(printed)
  const files = output.files ?? []
  const text = textOf(output)
  const whole = once(() => parseWholeJson(text))
  const values = once(() => (whole() === undefined ? parseJsonValues(text) : [whole()]))
  const lines = once(() => (whole() === undefined ? splitLines(text) : []))
  const asPrinted = once(() => splitLines(textOf(printed)))
  const rows = once(() =>
    lines().some(line => line.length > longestRow)
      ? lines().map(line => (line.length > longestRow ? '' : line))
      : lines(),
  )
  const parts = once((): readonly Document[] => {
    if (files.length > 1) return printed.files!.map(file => makeDocument({ ...printed, files: [file] }))
    // Each as JSON and nothing else: read as text, it has been read with the whole.
    const nothing = { stdout: '', benchOutput: '', seconds: 0 }
    const empty = { output: nothing, text: '', lines: [], linesAsPrinted: [], rows: [], files: [], parts: [] }
    return values().length < 2 ? [] : values().map(json => ({ ...empty, json }))
  })
  return {
    output,
    text,
    files: files.length === 1 ? [] : files,
    get lines() {
      return lines()
    },
    get linesAsPrinted() {
      return output === printed ? lines() : asPrinted()
    },
    get rows() {
      return rows()
    },
    get json() {
      return values().at(-1)
    },
    get parts() {
      return parts()
    },
  }
}

function textOf({ files, stdout }: Output): string {
  if (files === undefined) return stdout
  return files.length === 1 ? files[0]!.text : ''
}

/** `output` without what other programs have put before each line; the same object where there is nothing of the kind. */
function withoutPrefixes(output: Output): Output {
  const stdout = cutPrefix(output.stdout)
  const files = output.files?.map(file => ({ ...file, text: cutPrefix(file.text) }))
  const isSame = stdout === output.stdout && (files ?? []).every(({ text }, at) => text === output.files![at]!.text)
  return isSame ? output : { ...output, stdout, ...(files && { files }) }
}
