import type { GatePolicy } from '../compare/gate/policy.js'
import { harmlessJson } from '../document/escape.js'
import type { Exporter } from '../extra.js'
import { extras } from '../extras/index.js'
import { decodeGiven, listInputs } from '../inputs/declarations.js'
import { addMetrics, makeSettings, replaceSet } from '../inputs/settings.js'
import { type Get, InputError, parseChoice, shown } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import { gatherRecords } from '../record/gather.js'
import { experimentOf } from '../record/key.js'
import type { SessionRecord } from '../record/record.js'
import { listContenders } from '../record/record.js'
import { reportRecords } from '../report/make-report.js'
import type { Renderer } from '../report/renderer.js'
import { describeWhole, type Narrowing, narrowAll, type Report, withGate } from '../report/report.js'
import { countStars, isTooManifold, mostStars } from '../rules/match.js'
import { listFollowers, renderers } from './added.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { conclude } from './conclude.js'
import { findNamedJudging } from './config.js'
import { checkOutputs, complainOf, readInputs, tryToWrite } from './files.js'
import { fileOptions, makeOptions } from './options.js'
import { displayOptions, terminalOf } from './terminal.js'

/** The files of other tools that `--as` offers. */
const exporters = (await Promise.all(extras.map(({ exporters: load }) => load?.() ?? []))).flat()

/** Extras that take over the report that is shown, such as to post it. */
const followers = listFollowers('show')

/** The option that makes the command fail. */
const gateOption = 'fail-on'

/** The pages that are left in files, by the options of their names. */
const files = renderers.filter(({ file }) => file !== undefined)

const pageNames = renderers.map(({ name }) => name).join(', ')
const exportNames = exporters.map(({ name }) => name).join(', ')

export const show: CliCommand = {
  usage: 'counterbalance show RECORD.json… [--as NAME] [options]',
  summary: 're-evaluates saved results; exports HTML, JUnit, CSV and more',
  about:
    'The records of all jobs of one run become one report. Whatever you do not set is judged as the record says. "-" is standard input.',
  options: makeOptions(
    'show',
    {
      'What is shown': ['as', 'side', 'filter', 'only', 'sort', 'verbose'],
      'How it is judged again': ['threshold', 'fail-on', 'parts', 'analyses', 'config', 'set'],
      'Where it goes': ['json', 'markdown', 'html', ...Object.keys(followers.options)],
    },
    {
      as: {
        placeholder: 'NAME',
        default: 'terminal',
        help: `How to show it on stdout: ${pageNames}. One experiment can also become the file of another tool: ${exportNames}.`,
      },
      side: {
        placeholder: 'NAME',
        help: 'Side for the file of another tool. By default all, or the contender if one file holds one side.',
      },
      ...displayOptions,
      ...followers.options,
      ...fileOptions(files),
    },
  ),
  async run({ get, words }) {
    const write = chooseExport(get)
    const page = choosePage(get)
    if (!write && !page)
      throw new InputError(`invalid value "${get('as')}" for "--as"; it can be ${pageNames}, ${exportNames}`)
    checkOutputs(files.map(({ name }) => get(name)))
    const follow = await followers.prepare(get)
    const { narrowing, gate, parts, apply } = await readJudging(get)
    const records = readInputs(words, 'RECORD.json').map(text => decodeRecord(text))
    if (gate.failOn.length > 0 && parts === undefined) refuseUncounted(records)
    if (write) process.stdout.write(write(gatherRecords(records).experiments))
    const isPrinted = [gateOption, ...Object.keys(followers.options), ...files.map(({ name }) => name)].every(
      name => get(name) === '',
    )
    if (write && isPrinted) return exitStatus.done
    const { report: judged, recordOf } = reportRecords(records.map(apply), { parts })
    const whole = withGate(judged, gate)
    const report = narrowAll(whole, narrowing)
    const options = { ...terminalOf(process.stdout, get), recordOf }
    if (page) print(page, report, (await page.load())(report, options))
    const problems: (string | undefined)[] = []
    for (const { name, load } of files.filter(file => get(file.name) !== '')) {
      const render = await load()
      problems.push(tryToWrite(get(name), () => render(report, options)))
    }
    for (const after of follow) problems.push(await after(whole, options))
    const known = problems.filter(text => text !== undefined)
    return gate.failOn.length > 0 ? conclude(whole, gate, known) : concludeUngated(report, known)
  },
}

function print({ name }: Renderer, report: Report, text: string): void {
  const view = name === 'json' ? describeWhole(report) : undefined
  if (view !== undefined) process.stderr.write(`${view}: "view" has the places of these in "findings"\n`)
  process.stdout.write(name === 'json' ? harmlessJson(text) : text)
}

/** The exit status without a gate: nothing that is found fails, but what could not be compared is said. */
function concludeUngated(report: Report, problems: readonly string[]): ExitStatus {
  const isCompared = report.status !== 'errored' && report.status !== 'not-compared'
  return complainOf(problems, isCompared ? exitStatus.done : exitStatus.notCompared)
}

/** Chooses the page that `get` requests. Returns undefined if `--as` names none. */
function choosePage(get: Get): Renderer | undefined {
  const name = get('as') || 'terminal'
  const renderer = renderers.find(form => form.name === name)
  if (renderer !== undefined && get('side')) {
    const tools = exporters.map(exporter => exporter.name).join(', ')
    throw new InputError(`"--side" chooses a side for the file of another tool: ${tools}`)
  }
  return renderer
}

/** The inputs that decide what a page says and shows. */
const ofPages = listInputs('command line').filter(
  ({ name, takenBy }) => takenBy.includes('show') && name !== gateOption && name !== 'parts',
)

/**
 * Chooses the function that converts a record to the file of another tool, as `get` requests. Returns undefined if `--as` names
 * no such tool.
 */
function chooseExport(get: Get): ((records: readonly SessionRecord[]) => string | Uint8Array) | undefined {
  const name = get('as')
  const exporter = exporters.find(exporter => exporter.name === name)
  if (exporter === undefined) return undefined
  const page = ofPages.find(input => get(input.name) !== '')
  if (page) throw new InputError(`"${page.name}" is for pages; the file of another tool has all values`)
  return ([record, ...others]) => {
    if (others.length > 0)
      throw new InputError(
        `"--as" is "${name}", which holds one experiment, not ${others.length + 1}: give the records of one suite and one part`,
      )
    return exporter.write(record!, chooseSides(record!, exporter, get('side')))
  }
}

function chooseSides(record: SessionRecord, { name, isOfOne }: Exporter, side: string): readonly string[] {
  const all = record.sides.map(side => side.name)
  if (side !== '') return [parseChoice(side, '--side', all)]
  if (!isOfOne) return all
  const [contender, ...others] = listContenders(record).map(contender => contender.name)
  if (others.length === 0) return [contender!]
  throw new InputError(
    `"--as" is "${name}", which holds one side: choose it with "--side"; it can be ${all.join(', ')}`,
  )
}

/** Refuses a gate for several names of parts whose number is unknown, because a lost one would pass. */
function refuseUncounted(records: readonly SessionRecord[]): void {
  const isOne = new Set(records.map(experimentOf)).size === 1 && records[0]!.part === undefined
  if (!isOne)
    throw new InputError(
      '"--parts" is missing: with "--fail-on", give how many names of parts there must be, or 1 if there are only suites',
    )
}

/** The way in which a user wants records to be judged again and shown. */
interface Judging {
  readonly narrowing: Narrowing
  readonly gate: GatePolicy
  /** The number of names of parts; undefined: as many as there are. */
  readonly parts: number | undefined
  /** Replaces those settings of a record that the user gives. */
  readonly apply: (record: SessionRecord) => SessionRecord
}

/** Decodes the options that judge records again and choose rows, and reads the file of settings and rules if they name one. */
async function readJudging(typed: Get): Promise<Judging> {
  const judgingOf = await findNamedJudging(typed)
  const decoded = decodeGiven(typed, 'show')
  return {
    narrowing: checkNarrowing(decoded),
    ...{ gate: decoded.gate, parts: decoded.parts },
    apply: record => {
      const { get, rules } = judgingOf(record.suite)
      const judging = decodeGiven(get, 'show')
      const replaced = replaceSet(record.settings, makeSettings(judging), get)
      return {
        ...record,
        settings: {
          ...replaced,
          metrics: addMetrics(replaced.metrics, judging.gate.metrics),
          ...(judging.looks ? { looks: judging.looks } : {}),
          ...(rules ? { rules } : {}),
        },
      }
    },
  }
}

/** `asked` without anything else; a pattern that would take too long to match is refused. */
function checkNarrowing({ filter, only, sort }: Narrowing): Narrowing {
  for (const pattern of filter) {
    if (countStars(pattern) > mostStars)
      throw new InputError(`invalid value ${shown(pattern)} for "--filter"; a pattern has at most ${mostStars} stars`)
    if (isTooManifold(pattern))
      throw new InputError(
        `invalid value ${shown(pattern)} for "--filter"; it has too many combinations: give --filter several times instead`,
      )
  }
  return { filter, only, sort }
}
