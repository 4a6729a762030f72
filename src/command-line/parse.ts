import { realpathSync } from 'node:fs'
import { harmlessJson, harmlessLines } from '../document/escape.js'
import { recogniseConsole } from '../formats/consoles.js'
import type { Reading } from '../formats/format.js'
import { bareSign, chooseFormat, detectIn, type FormatCandidate, findCandidates } from '../formats/index.js'
import type { Output } from '../formats/output.js'
import { readDocument } from '../formats/read.js'
import { type Document, makeDocument } from '../formats/reading/document.js'
import { decodeGiven } from '../inputs/declarations.js'
import { checkFormat } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { endAfter } from '../system/end-after.js'
import { readOutput } from '../system/processes/outputs.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { makeOptions } from './options.js'

const what = 'FILE|DIR'

export const parse: CliCommand = {
  usage: 'counterbalance parse [--format NAME] [--explain] FILE|DIR|-',
  summary: "reads a tool's output, and prints its numbers as lines of JSON",
  options: makeOptions(
    'parse',
    { 'How numbers are read': ['format', 'values', 'suite'], 'What is shown': ['explain'] },
    { explain: { help: 'Say on stderr why the format was chosen.' } },
  ),
  async run({ get, words }) {
    const decoded = decodeGiven(get, 'parse')
    checkFormat(decoded)
    const document = makeDocument(read(words))
    if (get('explain')) process.stderr.write(explainFormats(document, decoded.format))
    const format = chooseFormat(decoded, endAfter) ?? detectIn(document)
    const readings = readDocument(format, document, decoded.suite)
    process.stdout.write(harmlessJson(readings.flatMap(makeLines).join('')))
    return exitStatus.done
  },
}

function read(words: readonly string[]): Output {
  const [path] = words
  const nothing = { stdout: '', benchOutput: '', seconds: 0 }
  if (path === undefined || words.length > 1 || path === '-')
    return { ...nothing, files: [{ path: '-', text: readInput(words, what) }] }
  const written = readOutput(resolve(path))
  if ('problem' in written) throw new InputError(`${what} "${path}" ${written.problem}`)
  return { ...nothing, ...written }
}

/** A user may name a link; commands may not leave one. */
function resolve(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** The number of values that fit into one line of JSON. */
const mostSamples = 2000

/** A reading in the format `native`; what has more samples than a line has room for takes several, which are read as one. */
export function makeLines({ benchmark, metric, values, error }: Reading): readonly string[] {
  const { name, unit, better } = metric
  const line = (rest: object): string =>
    `${JSON.stringify({ bench: benchmark, metric: name, unit, ...(better === 'unknown' ? {} : { better }), ...rest })}\n`
  if (error !== undefined) return [line({ error })]
  if (values.length === 1) return [line({ value: values[0] })]
  const chunks = Math.ceil(values.length / mostSamples)
  return Array.from({ length: chunks }, (_, at) =>
    line({ samples: values.slice(at * mostSamples, (at + 1) * mostSamples) }),
  )
}

/** Lists what each format lacks in `document`, the likeliest format first. `asked` is the user's choice. */
function explainFormats(document: Document, text: string): string {
  const tool = recogniseConsole(document.text)?.tool
  const candidates = findCandidates(document)
  const fitting = candidates.filter(({ lacking }) => lacking === undefined)
  const ranked = candidates.toSorted((a, b) => rank(a, tool) - rank(b, tool))
  const lines = [
    text === 'auto'
      ? `${fitting.length} of ${candidates.length} formats fit`
      : `"${text}" is given, so nothing is detected`,
    ...(tool === undefined ? [] : [`  this is the table of ${tool} for people, which is not read`]),
    ...ranked.map(({ format: { name, title }, lacking }) =>
      lacking === undefined ? `  fits: ${name} (${title})` : `  not ${name}: ${lacking}`,
    ),
  ]
  return lines.map(line => `${harmlessLines(line)}\n`).join('')
}

/** A problem inside of a document, such as `(0.unit: …)`: what is around it is as it should be. */
const inside = /\([^\s():]+\.[^\s():]+: /

/** Lower is likelier. */
function rank({ format: { title }, lacking }: FormatCandidate, tool: string | undefined): number {
  if (lacking === undefined) return 0
  if (lacking === bareSign) return 1
  if (tool !== undefined && title.startsWith(tool)) return 2
  return inside.test(lacking) ? 3 : 4
}
