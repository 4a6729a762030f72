import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Format } from '../../../src/formats/format.js'
import { detectFormat } from '../../../src/formats/index.js'
import type { Output } from '../../../src/formats/output.js'
import { makeDocument } from '../../../src/formats/reading/document.js'
import { root } from '../repository/root.js'

/** What a command that wrote the file or directory at `path` would have left. */
export function outputOf(path: string): Output {
  return {
    stdout: '',
    benchOutput: '',
    seconds: 1,
    files: statSync(path).isDirectory() ? filesOf(path) : [fileAt(path)],
  }
}

/** What a command that printed `text` would have left. */
export function printed(text: string): Output {
  return { stdout: text, benchOutput: '', seconds: 1 }
}

/** Where an output is among our own fixtures. */
export function fixture(path: string): string {
  return join(root, '__tests__/fixtures/formats', path)
}

/** What `format` reads in `output`, a row for each reading; it must be the one that fits. */
export function rowsOf(format: Format, output: Output): readonly (readonly unknown[])[] {
  if (detectFormat(output) !== format) throw new Error(`it was taken for ${detectFormat(output).name}`)
  return format
    .parse(makeDocument(output), 'suite')
    .map(({ benchmark, metric, values, error }) => [
      benchmark,
      metric.name,
      metric.unit,
      metric.better,
      error ?? values.map(value => Number(value.toPrecision(6))),
    ])
}

function fileAt(path: string) {
  return { path: basename(path), text: readFileSync(path, 'utf8') }
}

function filesOf(path: string) {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(json|xml)$/.test(name))
    .sort()
    .map(name => ({ path: name, text: readFileSync(join(path, name), 'utf8') }))
}
