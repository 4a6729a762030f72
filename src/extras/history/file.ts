import * as v from 'valibot'
import { verdicts } from '../../compare/finding.js'
import { largest } from '../../metrics/number.js'
import { fullCommit } from '../../util/commit.js'
import { decode } from '../../util/decode.js'
import { block, decodeBlock, encodeBlock, HistoryError } from './block.js'
import {
  type ComparedSide,
  type Comparison,
  joinComparisons,
  largestHeight,
  largestWidth,
  mostEstimates,
  type TrackedMetric,
  type Word,
} from './comparison.js'
import { historyFile } from './file-name.js'

const { largestInBytes } = historyFile

/** Many more than 200 pushes with their anchors. */
const mostComparisons = 2000
const schemaName = 'counterbalance/history@1'

/** The comparisons of one suite. */
export interface History {
  readonly suite: string
  /** In the order of their times. */
  readonly comparisons: readonly Comparison[]
}

/**
 * The text of the file: a line of JSON that names what is measured, wherever that changes, and one for each comparison. What is too large to be
 * read again loses its oldest comparisons.
 */
export function encodeHistory({ suite, comparisons }: History): string {
  const text = encodeComparisons({ suite, comparisons })
  if (new TextEncoder().encode(text).length <= largestInBytes) return text
  return encodeHistory({ suite, comparisons: comparisons.slice(Math.ceil(comparisons.length / 20)) })
}

function encodeComparisons({ suite, comparisons }: History): string {
  const lines = [JSON.stringify({ schema: schemaName, suite })]
  let known = ''
  const findNewest = (key: 'absolute' | 'word'): ReadonlySet<string> => {
    const having = comparisons.filter(({ estimates }) => estimates.some(estimate => estimate[key]))
    return new Set(new Map(having.map(({ machine, id }) => [machine, id])).values())
  }
  const [valued, said] = [findNewest('absolute'), findNewest('word')]
  for (const { estimates, comparedSides, anchor, block, ...comparison } of comparisons) {
    const names = JSON.stringify({ names: estimates.map(({ of }) => [of.benchmark, of.metric, of.better]) })
    if (estimates.length > 0 && names !== known) {
      lines.push(names)
      known = names
    }
    lines.push(
      JSON.stringify({
        ...comparison,
        ...(anchor && { anchor: [anchor.digest, anchor.name] }),
        sides: comparedSides.map(({ digest, commit = null, label, copies }) => [digest, commit, label, copies]),
        ...(block && { block: encodeBlock(block) }),
        found: estimates.map(({ heights, noises }) => [...heights.slice(1), ...noises]),
        ...(estimates.some(({ width }) => width) && { widths: estimates.map(({ width }) => width ?? null) }),
        ...(valued.has(comparison.id) && {
          absolutes: estimates.map(({ absolute }) => (absolute ? [absolute.value, absolute.unit] : null)),
        }),
        ...(said.has(comparison.id) && {
          words: estimates.map(({ word }) => (word ? encodeWord(word) : null)),
        }),
      }),
    )
  }
  return `${lines.join('\n')}\n`
}

function encodeWord({ verdict, change: { value, low, high, level }, threshold }: Word) {
  return [verdict, value, low, high, level, threshold]
}

const text = v.pipe(v.string(), v.maxLength(1000))
const whole = v.pipe(v.number(), v.safeInteger())
const head = v.strictObject({ schema: v.string(), suite: v.pipe(text, v.nonEmpty()) })
const namesLine = v.strictObject({
  names: v.pipe(
    v.array(v.strictTuple([v.pipe(text, v.nonEmpty()), text, v.picklist(['lower', 'higher', 'unknown'])])),
    v.maxLength(mostEstimates),
  ),
})
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const side = v.strictTuple([
  digest,
  v.nullable(v.pipe(v.string(), v.regex(fullCommit))),
  text,
  v.pipe(whole, v.minValue(0), v.maxValue(10_000)),
])
const log = v.pipe(whole, v.minValue(-largestHeight), v.maxValue(largestHeight))
const fraction = v.pipe(v.number(), v.minValue(-1), v.maxValue(largest))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const wordOfLine = v.strictTuple([
  v.picklist(verdicts),
  fraction,
  v.nullable(fraction),
  v.nullable(fraction),
  share,
  share,
])
const comparisonLine = v.strictObject({
  id: v.pipe(text, v.nonEmpty()),
  at: v.pipe(v.string(), v.isoTimestamp()),
  machine: text,
  rounds: v.pipe(whole, v.minValue(0), v.maxValue(100_000)),
  anchor: v.exactOptional(v.strictTuple([digest, text])),
  sides: v.pipe(v.array(side), v.minLength(1), v.maxLength(300)),
  block: v.exactOptional(block),
  found: v.pipe(v.array(v.pipe(v.array(v.nullable(log)), v.maxLength(5))), v.maxLength(mostEstimates)),
  widths: v.exactOptional(
    v.pipe(
      v.array(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(largestWidth)))),
      v.maxLength(mostEstimates),
    ),
  ),
  absolutes: v.exactOptional(
    v.pipe(
      v.array(v.nullable(v.strictTuple([v.pipe(v.number(), v.minValue(-largest), v.maxValue(largest)), text]))),
      v.maxLength(mostEstimates),
    ),
  ),
  words: v.exactOptional(v.pipe(v.array(v.nullable(wordOfLine)), v.maxLength(mostEstimates))),
})

/** The history that `text` holds, by which nobody is bound to have meant well. */
export function decodeHistory(text: string): History {
  if (text.length > largestInBytes)
    throw new HistoryError(`the history has ${text.length} characters; at most ${largestInBytes} are read`)
  const lines = text.split('\n').filter(line => line !== '')
  const [first, ...rest] = lines.map((line, index) => {
    try {
      return JSON.parse(line)
    } catch (cause) {
      throw new HistoryError(`line ${index + 1} is not valid JSON, or it was cut off`, { cause })
    }
  })
  const { schema, suite } = fit(head, first, 1)
  if (schema !== schemaName)
    throw new HistoryError(`"schema" is "${schema.slice(0, 80)}", and this version reads "${schemaName}"`)
  const comparisons: Comparison[] = []
  let names: readonly TrackedMetric[] = []
  for (const [index, data] of rest.entries()) {
    const number = index + 2
    if (typeof data === 'object' && data !== null && 'names' in data)
      names = fit(namesLine, data, number).names.map(([benchmark, metric, better]) => ({ benchmark, metric, better }))
    else comparisons.push(makeComparison(fit(comparisonLine, data, number), names, number))
  }
  if (comparisons.length > mostComparisons)
    throw new HistoryError(`the history has ${comparisons.length} comparisons; at most ${mostComparisons} are read`)
  return { suite, comparisons: joinComparisons(comparisons) }
}

/** A history, or why it cannot be used. */
export interface TriedHistory {
  readonly history?: History
  readonly problem?: string
}

/** Reads a history without which things go on: where it cannot be used, a new one begins. */
export function tryHistory(read: () => History | undefined): TriedHistory {
  try {
    const history = read()
    return history === undefined ? {} : { history }
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error
    return { problem: error.message }
  }
}

/** Reads a history that came with a baseline, if one did. */
export function tryDecoding(text: string | undefined): TriedHistory {
  return tryHistory(() => (text === undefined ? undefined : decodeHistory(text)))
}

function makeComparison(
  { sides, found, anchor, block: left, widths, absolutes, words, ...comparison }: v.InferOutput<typeof comparisonLine>,
  names: readonly TrackedMetric[],
  number: number,
): Comparison {
  const comparedSides = sides.map(
    ([digest, commit, label, copies]): ComparedSide => ({
      digest,
      ...(commit === null ? {} : { commit }),
      label,
      copies,
    }),
  )
  if (sides.length > 3 && left === undefined)
    throw new HistoryError(`line ${number}: a comparison has ${sides.length} sides, and may have 3`)
  if (found.length > 0 && found.length !== names.length)
    throw new HistoryError(
      `line ${number}: it has ${found.length} results, and there are ${names.length} names before it`,
    )
  const estimates = found.map((numbers, index) => {
    const noises = numbers.slice(sides.length - 1)
    const heights = [noises[0] === null ? null : 0, ...numbers.slice(0, sides.length - 1)]
    const isOdd = noises.some((noise, at) => (noise === null) !== (heights[at] === null) || (noise ?? 1) <= 0)
    if (noises.length !== sides.length || isOdd)
      throw new HistoryError(`line ${number}: result ${index + 1} does not have the numbers of ${sides.length} sides`)
    const absolute = absolutes?.[index]
    const [width, word] = [widths?.[index], words?.[index]]
    return {
      ...{ of: names[index]!, heights, noises },
      ...(width && { width }),
      ...(absolute && { absolute: { value: absolute[0], unit: absolute[1] } }),
      ...(word && { word: decodeWord(word) }),
    }
  })
  for (const [what, all] of Object.entries({ values: absolutes, widths, verdicts: words }))
    if (all !== undefined && all.length !== found.length)
      throw new HistoryError(`line ${number}: it has ${all.length} ${what}, and ${found.length} results`)
  const kept = left === undefined ? {} : { block: decodeBlock(left, sides.length, number) }
  return {
    ...comparison,
    ...kept,
    ...(anchor && { anchor: { digest: anchor[0], name: anchor[1] } }),
    comparedSides,
    estimates,
  }
}

function decodeWord([verdict, value, low, high, level, threshold]: v.InferOutput<typeof wordOfLine>): Word {
  return { verdict, change: { value, low, high, level }, threshold }
}

function fit<Schema extends v.GenericSchema>(schema: Schema, data: unknown, number: number): v.InferOutput<Schema> {
  return decode(schema, data, message => new HistoryError(`line ${number}, ${message}`))
}
