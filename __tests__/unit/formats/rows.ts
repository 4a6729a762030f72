import { readFileSync } from 'node:fs'
import type { Format } from '../../../src/formats/format.js'
import { detectFormat } from '../../../src/formats/index.js'
import type { WrittenFile } from '../../../src/formats/output.js'
import { makeDocument } from '../../../src/formats/reading/document.js'

/** What `format` reads in `text`, as rows: benchmark, metric, unit, direction, values or error; a `*` marks a metric as the primary one. */
export function rowsOf(format: Format, text: string | readonly WrittenFile[]) {
  const output = typeof text === 'string' ? { stdout: text } : { stdout: '', files: text }
  return format
    .parse(makeDocument({ benchOutput: '', seconds: 1, ...output }), 'suite')
    .filter(({ metric }) => metric.aside !== true)
    .map(({ benchmark, metric: { name, unit, better, primary }, values, error }) => [
      benchmark,
      primary ? `${name}*` : name,
      unit,
      better,
      error ?? values,
    ])
}

/** The name of the format that `text` shows itself to be of. */
export function formatOf(text: string): string {
  return detectFormat({ stdout: text, benchOutput: '', seconds: 1 }).name
}

/** An output among the fixtures of this repository. */
export function fixture(path: string): string {
  return readFileSync(new URL(`../../fixtures/formats/${path}`, import.meta.url), 'utf8')
}
