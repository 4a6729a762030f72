import { formatNames } from '../../formats/index.js'
import { findStatistic } from '../../measure/measurements.js'
import { choice, special, text } from '../declaration.js'
import { InputError, parseLines, shown } from '../values.js'
import { measurers } from './takers.js'

const readers = [...measurers, 'parse'] as const

/** The inputs that decide how the command's numbers are read. */
export const numbers = {
  format: choice({
    names: formatNames,
    default: 'auto',
    isRecorded: true,
    takenBy: readers,
    help: 'How to read the numbers of the command. `auto` detects the format. You can also name a tool (see docs/tools.md). Other formats are `native` (lines of JSON), `process` (time of the whole process), `regex` (with {pattern}) and `json` (with {values}).',
  }),
  pattern: text({
    place: 'run',
    placeholder: 'REGEX',
    isRecorded: true,
    takenBy: readers,
    help: 'For the format `regex`: a regular expression for lines with a number. It has the group `(?<value>…)` and can have `(?<name>…)` and `(?<unit>…)`.',
  }),
  values: text({
    place: 'run',
    placeholder: 'LINE',
    isRepeatable: true,
    isRecorded: true,
    takenBy: readers,
    help: {
      action:
        'For the format `json`: where the numbers are, such as `p99 = /latency/p99 ms`. A line has a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better.',
      'command line':
        'For the format `json`: where a number is, such as `p99 = /latency/p99 ms`. This is a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better.',
    },
  }),
  output: special({
    placeholder: 'PATH',
    isRecorded: true,
    takenBy: measurers,
    decode: parseOutput,
    help: 'File or directory that the command writes its numbers to, relative to its working directory. By default, the command prints them. What the command wrote is deleted before each run.',
  }),
  size: special({
    place: 'run',
    placeholder: 'GLOB',
    isRepeatable: true,
    isRecorded: true,
    takenBy: measurers,
    decode: parsePatterns,
    help: {
      action:
        'Files whose sizes are compared after each run, as patterns such as `dist/*.js`. Each pattern is a benchmark with the sum of its files: `size`, `gzip` and `brotli`.',
      'command line':
        'Files whose sizes are compared after each run, such as `dist/*.js`. Each pattern is a benchmark with the sum of its files: `size`, `gzip` and `brotli`.',
    },
  }),
  statistic: special({
    place: 'judging',
    placeholder: 'NAME',
    default: 'median',
    isRecorded: true,
    takenBy: measurers,
    decode: parseStatistic,
    help: 'Which statistic of the iterations of one run is compared: `median`, `mean`, `min`, or a percentile such as `p95`.',
  }),
}

/** Outside of its copy, each invocation would overwrite what the others wrote; and the copy itself is cleared for nobody. */
function parseOutput(path: string, input: string): string | undefined {
  const words = path.split('/').filter(word => word !== '' && word !== '.')
  if (path === '') return undefined
  if (words.length > 0 && !path.startsWith('/') && !words.includes('..')) return words.join('/')
  throw new InputError(
    `invalid value ${shown(path)} for "${input}"; it must be a file or directory inside of the working directory, such as results.json`,
  )
}

/** Outside of its copy are the files of others. */
function parsePatterns(given: string, input: string): readonly string[] {
  const patterns = parseLines(given).map(pattern => pattern.replace(/^(?:\.\/)+/, ''))
  for (const pattern of patterns) {
    if (pattern.startsWith('/') || pattern.split('/').includes('..'))
      throw new InputError(
        `invalid value ${shown(pattern)} for "${input}"; it must be a pattern of files inside of the working directory, such as dist/*.js`,
      )
  }
  return patterns
}

function parseStatistic(name: string, input: string): string {
  if (findStatistic(name)) return name
  throw new InputError(
    `invalid value ${shown(name)} for "${input}"; it can be median, mean, min, or a percentile such as p25 or p99`,
  )
}
