import { statSync } from 'node:fs'
import { group } from 'd3-array'
import { median } from 'simple-statistics'
import { type Block, type ColumnOf, column, paragraph, tabulate } from '../document/document.js'
import { writeIn } from '../document/escape.js'
import { line, names, say, type Text, trusted } from '../document/text.js'
import { FormatError, type Reading } from '../formats/format.js'
import { detectIn } from '../formats/index.js'
import { processTime } from '../formats/own/process.js'
import { readDocument } from '../formats/read.js'
import { makeDocument } from '../formats/reading/document.js'
import { percent } from '../metrics/scale.js'
import { seriesKey } from '../record/key.js'
import { readInput } from './files.js'

/** A file with the results of an earlier run, as a tool printed them. */
export interface ResultFile {
  readonly path: string
  readonly readings: readonly Reading[]
}

/**
 * Reads `words` as files of recorded results, such as `old.txt new.txt`; undefined where one of them is none, so that it may be a command.
 * What can be run is a command, whatever is in it.
 */
export function readResultFiles(words: readonly string[]): readonly ResultFile[] | undefined {
  if (
    words.length < 2 ||
    !words.every(word => {
      try {
        const stats = statSync(word)
        return stats.isFile() && (stats.mode & 0o111) === 0
      } catch {
        // A command line is no path, and may be too long for one.
        return false
      }
    })
  )
    return undefined
  const files = words.map(path => ({ path, readings: readResults(path) }))
  return files.every(({ readings }) => readings.length > 0) ? files : undefined
}

function readResults(path: string): readonly Reading[] {
  const text = readInput([path], 'FILE')
  const document = makeDocument({ stdout: text, benchOutput: '', seconds: 0 })
  try {
    const format = detectIn(document)
    return format === processTime ? [] : readDocument(format, document, path)
  } catch (error) {
    if (error instanceof FormatError) return []
    throw error
  }
}

/** One benchmark and metric, with its values in each file; none where a file does not have it. */
interface ResultRow {
  readonly benchmark: string
  readonly metric: string
  readonly unit: string
  readonly values: readonly (readonly number[])[]
}

/**
 * Shows what recorded results can tell: their medians and how far these lie apart, and never a verdict, because nobody knows what else was
 * different when they were measured. `program` is how its user calls it.
 */
export function resultsDocument(files: readonly ResultFile[], program: string): readonly Block[] {
  const rows = listRows(files)
  const isOfTimes = rows.every(({ metric }) => metric === 'time')
  return [
    tabulate(
      rows,
      [
        column(
          'Benchmark',
          ({ benchmark, metric }) => (isOfTimes ? say`${benchmark}` : say`${benchmark} · ${metric}`),
          {
            cell: 'text',
          },
        ),
        ...files.map(
          ({ path }, at): ColumnOf<ResultRow> => ({
            ...{ head: say`${path}`, cell: 'value' },
            show: row => levelText(row, at),
          }),
        ),
        ...files.slice(1).map(
          (_, at): ColumnOf<ResultRow> => ({
            ...{ head: trusted('Difference'), cell: 'change' },
            show: ({ values }) => differenceText(values[0]!, values[at + 1]!),
          }),
        ),
      ],
      { caption: 'Recorded results' },
    ),
    paragraph(
      say`Not compared: ${names(files.map(({ path }) => path))} were not run side by side, so a difference of machine and moment cannot be told from one of code.`,
    ),
    paragraph(say`Next: run both versions in the same rounds, ${line(`${program} compare OLD NEW -- COMMAND`)}.`),
  ]
}

function listRows(files: readonly ResultFile[]): readonly ResultRow[] {
  const readings = files.flatMap(({ readings }, file) => readings.map(reading => ({ ...reading, file })))
  const groups = group(
    readings.filter(({ error }) => error === undefined),
    ({ benchmark, metric }) => seriesKey({ benchmark, metric: metric.name }),
  )
  return [...groups.values()].map(ofRow => {
    const { benchmark, metric } = ofRow[0]!
    const valuesIn = (file: number): readonly number[] =>
      ofRow.filter(reading => reading.file === file).flatMap(({ values }) => values)
    return { benchmark, metric: metric.name, unit: metric.unit, values: files.map((_, file) => valuesIn(file)) }
  })
}

/** The median of the values in the file at this place, and how many there are. */
function levelText({ values, unit }: ResultRow, at: number): Text {
  const medians = values.flatMap(each => (each.length === 0 ? [] : [median([...each])]))
  const [level, { length }] = [values[at]!, values[at]!]
  return length === 0 ? trusted('–') : say`${writeIn(medians, unit)(median([...level]))} ${trusted(`(n=${length})`)}`
}

function differenceText(before: readonly number[], after: readonly number[]): Text {
  if (before.length === 0 || after.length === 0) return trusted('–')
  const change = median([...after]) / median([...before]) - 1
  return trusted(Number.isFinite(change) ? percent(change) : '–')
}
