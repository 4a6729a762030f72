import type { Output, OutputFile } from './format.js'
import { parseJson } from './json.js'
import { splitLines } from './lines.js'

/** An output as formats look at it; what is costly to make is made when it is first asked for, and once. */
export interface Document {
  readonly output: Output
  /** The file that `output` names, where it is one; else what was printed. */
  readonly text: string
  /** `text` as lines, without colours. */
  readonly lines: readonly string[]
  /** `text` as JSON, with what tools write for numbers that are none; undefined where it is no JSON. */
  readonly json: unknown
  /** The files of a directory; none where `output` names a file, or nothing. */
  readonly files: readonly OutputFile[]
}

/** `output`, ready to be looked at. */
export function makeDocument(output: Output): Document {
  const files = output.files ?? []
  const text = files.length === 1 ? files[0]!.text : output.files === undefined ? output.stdout : ''
  let lines: readonly string[] | undefined
  let json: { readonly value: unknown } | undefined
  return {
    output,
    text,
    files: files.length === 1 ? [] : files,
    get lines() {
      lines ??= splitLines(text)
      return lines
    },
    get json() {
      json ??= { value: parseJson(text) }
      return json.value
    },
  }
}
