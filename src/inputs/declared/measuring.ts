import { explainFormer } from '../../formats/consoles.js'
import { formatNames } from '../../formats/index.js'
import { languageNames } from '../../formats/selection.js'
import { instrumentChoices } from '../../measure/instruments/instrument.js'
import { isolationChoices } from '../../measure/isolation.js'
import { quietChoices } from '../../measure/quiet.js'
import { reinstallRequests } from '../../measure/reinstall.js'
import type { Batch, Slope } from '../../measure/session.js'
import { isOfRunner } from '../../measure/variables.js'
import { causesChoices } from '../../record/causes.js'
import { findStatistic } from '../../record/statistic.js'
import { listPoints, type Parameter, type ScanPoint } from '../../scan.js'
import type { RoundsRequest } from '../../schedule/schedule.js'
import {
  anyOf,
  choice,
  duration,
  formed,
  measurers,
  ofDescription,
  ofJudging,
  ofRun,
  recorded,
  shellLine,
  special,
  text,
} from '../declaration.js'
import { InputError, isInside, parseCount, parseDuration, parseLines, shown } from '../values.js'

/** More take longer to measure than anybody waits. */
const mostPoints = 10_000
const longestValue = 200
/** Variables with these endings tell a command something else, and some systems do not tell capitals apart. */
const taken = ['output', 'profile', 'repeats']

/** The points of a scan, from lines such as `n=100,1000,10000`. Several lines make a grid. */
function parseScan(text: string, input: string): readonly ScanPoint[] {
  const parameters = parseLines(text).map(line => parseParameter(line, input))
  const repeated = parameters.find(({ name }, at) => parameters.findIndex(parameter => parameter.name === name) < at)
  if (repeated) throw new InputError(`"${input}" names ${shown(repeated.name)} twice; give all its values in one line`)
  const count = parameters.reduce((product, { values }) => product * values.length, 1)
  if (count > mostPoints)
    throw new InputError(`"${input}" has ${count} points; at most ${mostPoints} can be measured: give fewer values`)
  return listPoints(parameters)
}

function parseParameter(line: string, input: string): Parameter {
  const wrong = (why: string): InputError =>
    new InputError(`invalid value ${shown(line)} for "${input}"; ${why}, such as n=100,1000,10000`)
  const [, name, list] = /^([^=]*?)\s*=(.*)$/s.exec(line) ?? []
  if (name === undefined || list === undefined) throw wrong('it must be a name and its values')
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw wrong(`the name ${shown(name)} must be a small letter, and then small letters, digits and _`)
  if (taken.includes(name)) throw wrong(`the variable BENCH_${name.toUpperCase()} is taken, so choose another name`)
  const values = list.split(',').map(value => value.trim())
  if (values.includes(''))
    throw wrong(list.trim() === '' ? 'it needs at least one value' : 'one of its values is empty')
  const long = values.find(value => value.length > longestValue || /\p{Cc}/u.test(value))
  if (long !== undefined) throw wrong(`a value must be one line of at most ${longestValue} characters`)
  const repeated = values.find((value, at) => values.indexOf(value) < at)
  if (repeated !== undefined) throw wrong(`it has the value ${shown(repeated)} twice; give each value once`)
  return { name, values }
}

const mostRounds = 10_000
const mostRuns = 10_000
const mostSlopeRuns = 10

/** `n=1,2` in a line each, or a list by each name. */
const scanSchema = {
  type: ['string', 'array', 'object'],
  items: { type: 'string' },
  additionalProperties: { type: 'array', items: { type: ['string', 'number'] } },
} as const

const selectChoices: readonly string[] = ['auto', 'off', ...languageNames]

/** The inputs that decide how much is measured, and in which way. */
export const measuring = {
  rounds: formed({
    short: 'r',
    placeholder: 'N|N..N',
    default: 'auto',
    takenBy: measurers,
    expected: `it must be a whole number from 1 to ${mostRounds}, a range such as 5..20, or "auto"`,
    read: readRounds,
    help: {
      action:
        'How often every copy runs. `5..20` ends after 5 to 20 rounds, as soon as more could not change the verdicts. `auto` does so too, and adds rounds where the values vary too much, within half of {time-budget}. `12` is exactly 12, and `0` publishes without measuring.',
      'command line':
        'How often every copy runs: `12` times, or `5..20` until more could not change the verdicts; `auto` also adds rounds where the values vary too much.',
    },
  }),
  timeBudgetInSeconds: duration({
    ...ofRun,
    name: 'time-budget',
    default: '10m',
    defaults: { bisect: '2h' },
    help: 'No new round starts after this time. A suite too slow for five rounds runs in one or two longer ones, which may take half as long again. A version that is published is measured as far as that ends in this time.',
  }),
  longestRunInSeconds: duration({
    name: 'run-timeout',
    only: 'command line',
    isHidden: true,
    takenBy: measurers,
    help: 'A command that runs longer is ended, for tests of that: everybody else waits for as long as the warm-up says.',
  }),
  select: choice({
    ...ofRun,
    names: selectChoices,
    default: 'auto',
    help: 'How the command is told which benchmarks to run, in `$BENCH_SELECT`. Then benchmarks whose verdict is settled stop running. `auto` uses the language of the tool that {format} names, if the command mentions `$BENCH_SELECT`. `names` gives one name per line, and nothing for all. `regex` gives a regular expression. The name of a tool takes its language. `off` always runs all.',
  }),
  warmup: special({
    ...ofRun,
    short: 'w',
    placeholder: 'N|TIME',
    default: '1',
    decode: parseWarmup,
    help: 'Rounds that are discarded first: `2`, at least `10s`, or both, as `2, 10s`.',
  }),
  prepare: shellLine({
    ...ofRun,
    short: 'p',
    help: 'Shell command before each run and its server, not timed.',
  }),
  batch: special({
    ...ofRun,
    placeholder: 'N',
    default: 'auto',
    decode: (text, input): Batch =>
      text === 'auto' ? text : parseCount(text, input, { least: 1, most: mostRuns, otherwise: ', or "auto"' }),
    help: 'Starts of the command that are timed as one run, for commands too short to be timed alone (format `process` only). `auto` chooses a number during the warm-up, if the command takes less than 10 ms.',
  }),
  reinstall: choice({
    ...ofRun,
    name: 'fresh-copies',
    names: reinstallRequests,
    default: 'auto',
    help: 'How often each copy is recreated, so that file placement cannot bias the result: before each `round`, for each `quarter` of the rounds, or only `once`. `auto` chooses during the warm-up, by the time that it takes.',
  }),
  scan: special({
    ...ofRun,
    schema: scanSchema,
    placeholder: 'NAME=LIST',
    isRepeatable: true,
    decode: parseScan,
    help: {
      action:
        'Sizes at which the command runs, such as `n=100,1000,10000`. `{n}` in the command and in `prepare` stands for the size, and so does the variable `$BENCH_n`. Each size is a benchmark, and where one changed, the report says how the values grow. Several lines make a grid.',
      'command line':
        'Sizes at which the command runs, such as `n=100,1000`, for which `{n}` and `$BENCH_n` stand. The report says how the time grows. `-L n 100,1000` and `-P n 100 900 -D 100` do the same.',
    },
  }),
  slope: formed({
    ...ofRun,
    schema: { type: ['string', 'array'], items: { type: 'integer' } },
    placeholder: 'N,N…',
    expected: `it must be 2 to ${mostSlopeRuns} whole numbers of repeats, each larger than the one before, such as 10, 100, 1000`,
    read: readSlope,
    help: 'Numbers of repeats, such as `10, 100, 1000`. The command repeats its work `$BENCH_REPEATS` times. The value is the time of one repeat, without the start of the command (format `process` only). With three numbers or more, the report says if they do not lie on a line.',
  }),
  instruments: anyOf({
    ...ofRun,
    names: instrumentChoices,
    default: 'auto',
    otherwise: 'auto',
    help: 'What to measure around the process: any of `clock`, `rusage` (CPU time, memory) and `perf` (counters of the processor). Or `callgrind` alone (instructions, 20 to 50 times slower). `auto` uses the first three if they are available. `counts` adds exact allocations and instructions of each benchmark, by runs under valgrind after the rounds.',
  }),
  causes: choice({
    ...ofRun,
    names: causesChoices,
    default: 'auto',
    takenBy: ['compare'],
    former: { 'py-spy': 'python' },
    help: {
      action:
        'Which profiler finds the functions that account for a change. `node` is for Node.js, and `perf` for compiled programs on Linux. `callgrind` counts instructions exactly, and is 20 to 50 times slower. `python` is for Python. `files` reads the profiles that the command writes to the directory `$BENCH_PROFILE`. After a verdict, both sides run again under it. `auto` chooses one, if there is time. `off` does nothing.',
      'command line':
        'Profiler that finds the functions behind a change, after its verdict: `auto`, `off`, `node`, `perf`, `callgrind`, `python`, or `files` that the command writes.',
    },
  }),
  quiet: choice({
    ...ofRun,
    names: quietChoices,
    default: 'auto',
    help: 'How to keep the machine quiet, for both sides alike. `auto` leaves a core to the harness if there are three or more, and raises the priority if permitted. `off` does nothing. `strict` uses one core, and refuses a machine that cannot be kept quiet.',
  }),
  isolate: choice({
    ...recorded,
    place: 'settings',
    names: isolationChoices,
    default: 'off',
    help: 'Whether a command can write only to its own copy. `off` does nothing. `auto` makes the other copies and the files of the action read-only for the command (on Linux, if the kernel permits it without root). `sudo` fails in such a command. `prepare`, `setup` and `install` are not isolated, while `conclude`, `cleanup` and `server` are.',
  }),
  passEnv: special({
    place: 'settings',
    placeholder: 'NAMES',
    takenBy: measurers,
    decode: parsePassEnv,
    help: {
      action:
        'Names of variables that commands get although they look like secrets, separated by spaces. All others that end in `_TOKEN`, `_SECRET`, `_PASSWORD`, `_KEY` or `_CREDENTIALS`, and `AWS_*` but for the region, are withheld. `build`, `setup` and `install` get these too, as a `run:` step does, but no token for GitHub and nothing that holds `github-token`.',
      'command line':
        'Names of variables that commands get although they hold a token for GitHub, separated by spaces. Nothing else is withheld.',
    },
  }),
  toolchain: special({
    ...ofRun,
    placeholder: 'LINE',
    isRepeatable: true,
    decode: parseToolchain,
    help: 'Shell commands that print a version, such as `go version`. The first line of each output is recorded.',
  }),
  seed: text({
    place: 'settings',
    takenBy: measurers,
    help: 'Repeats the random orders of an earlier run. By default, a new seed is drawn.',
  }),
  record: text({
    placeholder: 'FILE',
    only: 'command line',
    takenBy: ['compare', 'publish'],
    help: 'Write everything measured to this file, round by round.',
  }),
}

const usualRounds = { least: 5, most: 20 }

/** `5..20`, `12`, `auto`, and `8..auto` for one that is first analyzed after 8 rounds. `0` is no round at all. */
function readRounds(text: string): RoundsRequest | undefined {
  const [, first, last] = /^(?:(\d+)\.\.)?(\d+|auto)$/.exec(text) ?? []
  const isAuto = last === 'auto'
  const least = first === undefined ? (isAuto ? usualRounds.least : Number(last)) : Number(first)
  const most = isAuto ? Math.max(least, usualRounds.most) : Number(last)
  const isNone = most === 0 && first === undefined
  return isNone || (least >= 1 && least <= most && most <= mostRounds) ? { least, most, isAuto } : undefined
}

export interface Warmup {
  readonly warmups: number
  readonly warmupTimeInSeconds: number
}

const mostWarmups = 1000

function parseWarmup(text: string, name: string): Warmup {
  const [number, time, ...more] = /^\d+(?![\d.]*\s*[a-z])/.test(text) ? text.split(',') : ['1', ...text.split(',')]
  if (more.length > 0 || text.startsWith('-'))
    throw new InputError(
      `invalid value ${shown(text)} for "${name}"; it must be a number of rounds, a time, or both, such as 1, 10s`,
    )
  return {
    warmups: parseCount(number!.trim(), name, { least: 0, most: mostWarmups, otherwise: ', or a time such as 10s' }),
    warmupTimeInSeconds: time === undefined ? 0 : parseDuration(time.trim(), name),
  }
}

const mostRepeats = 1e9

function readSlope(text: string): Slope | undefined {
  const repeats = /^\d+( *, *\d+)+$/.test(text) ? text.split(',').map(Number) : []
  const isRising = repeats.every((repeat, at) => repeat > (repeats[at - 1] ?? 0) && repeat <= mostRepeats)
  return repeats.length >= 2 && repeats.length <= mostSlopeRuns && isRising ? repeats : undefined
}

const mostTools = 20

function parseToolchain(text: string, input: string): readonly string[] {
  const lines = parseLines(text)
  if (lines.length <= mostTools) return lines
  throw new InputError(`"${input}" has ${lines.length} lines; at most ${mostTools} are run`)
}

/** Names of variables that hold secrets, and that commands are given all the same. */
function parsePassEnv(text: string, input: string): readonly string[] {
  const names = text.split(/[\s,]+/).filter(name => name !== '')
  for (const name of names) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
      throw new InputError(
        `invalid value ${shown(name)} for "${input}"; it must be names of variables, such as NPM_TOKEN`,
      )
    if (isOfRunner(name))
      throw new InputError(`"${input}" holds ${shown(name)}, which is the runner's own and is given to no command`)
  }
  return names
}

const readers = [...measurers, 'parse'] as const

/** The inputs that decide how the command's numbers are read. */
export const numbers = {
  format: choice({
    names: formatNames,
    default: 'auto',
    explainFormer,
    ...{ isRecorded: true, isDescription: true },
    takenBy: readers,
    help: 'How to read the numbers of the command. `auto` detects the format. You can also name a tool (see docs/reference/tools.md). Other formats are `native` (lines of JSON), `process` (time of the whole process), `regex` and `json` (both with {values}).',
  }),
  values: text({
    ...ofRun,
    placeholder: 'LINE',
    isRepeatable: true,
    takenBy: readers,
    help: {
      action:
        'For the format `json`: where the numbers are, such as `p99 = /latency/p99 ms`. A line has a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better. For the format `regex`: a regular expression for lines with a number. It has the group `(?<value>…)` and can have `(?<name>…)` and `(?<unit>…)`.',
      'command line':
        'For the format `json`: where a number is, such as `p99 = /latency/p99 ms`. This is a name, a JSON Pointer and a unit. Add `lower` or `higher` if the unit does not say which is better. For the format `regex`: a regular expression for lines with a number. It has the group `(?<value>…)` and can have `(?<name>…)` and `(?<unit>…)`.',
    },
  }),
  output: formed({
    ...ofDescription,
    placeholder: 'PATH',
    expected: 'it must be a file or directory inside of the working directory, such as results.json',
    read: readOutput,
    help: 'File or directory that the command writes its numbers to, relative to its working directory. By default, the command prints them. What the command wrote is deleted before each run.',
  }),
  statistic: formed({
    ...ofJudging,
    placeholder: 'NAME',
    default: 'median',
    takenBy: measurers,
    expected: 'it can be median, mean, min, or a percentile such as p25 or p99',
    read: name => (findStatistic(name) ? name : undefined),
    help: 'Which statistic of the iterations of one run is compared: `median`, `mean`, `min`, or a percentile such as `p95`.',
  }),
}

/** Outside of its copy, each invocation would overwrite what the others wrote; and the copy itself is cleared for nobody. */
function readOutput(path: string): string | undefined {
  const words = path.split('/').filter(word => word !== '' && word !== '.')
  return words.length > 0 && isInside(path) ? words.join('/') : undefined
}
