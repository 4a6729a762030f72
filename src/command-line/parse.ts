import { realpathSync } from 'node:fs'
import { harmlessJson } from '../document/escape.js'
import type { Reading } from '../formats/format.js'
import { chooseFormat, detectIn } from '../formats/index.js'
import type { Output } from '../formats/output.js'
import { readDocument } from '../formats/read.js'
import { makeDocument } from '../formats/reading/document.js'
import { decodeGiven } from '../inputs/declarations.js'
import { checkFormat } from '../inputs/format.js'
import { InputError } from '../inputs/values.js'
import { endAfter } from '../system/processes/end-after.js'
import { readOutput } from '../system/processes/result-files.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { explainFormats } from './explain.js'
import { readInput } from './files.js'
import { optionsOf } from './options.js'

const what = 'FILE|DIR'

export const parse: CliCommand = {
  usage: 'counterbalance parse [--format NAME] [--explain] FILE|DIR|-',
  summary: "a tool's output as lines of JSON, on stdout",
  options: {
    ...optionsOf('parse'),
    explain: { group: 'Output', help: 'Say on stderr why the format was chosen.' },
  },
  async run({ get, words }) {
    const given = decodeGiven(get, 'parse')
    checkFormat(given)
    const document = makeDocument(read(words))
    if (get('explain')) process.stderr.write(explainFormats(document, given.format))
    const format = chooseFormat(given, endAfter) ?? detectIn(document)
    const readings = readDocument(format, document, given.suite)
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

/** As many as one line of JSON has room for. */
const mostSamples = 2000

/** A reading in the format `native`; what has more samples than a line has room for takes several, which are read as one. */
function makeLines({ benchmark, metric, values, error }: Reading): readonly string[] {
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
