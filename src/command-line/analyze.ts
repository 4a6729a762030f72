import { decodeGiven } from '../inputs/declarations.js'
import { makeSettings, replaceSet } from '../inputs/settings.js'
import { decodeRecord } from '../record/decode.js'
import { describeWhole, narrowAll, reportRecord } from '../report/merged.js'
import { renderJson } from '../report/pages/json.js'
import { htmlPage, renderBy, renderers } from '../report/pages/renderers.js'
import { harmlessJson } from '../report/text/escape.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { checkOutputs, readInput, tryToWrite } from './files.js'
import { checkNarrowing } from './narrowing.js'
import { type CliOptions, fileOptions, optionsOf } from './options.js'
import { readNamedRules } from './rules.js'
import { openOption, showPage } from './show-page.js'
import { terminalOf } from './terminal.js'

/** What it leaves in files; the JSON is printed. */
const pages = renderers.filter(one => one.file !== undefined && one.name !== 'json')

export const analyze: CliCommand = {
  usage: 'counterbalance analyze RECORD.json [options]',
  summary: 'what a record says: the report as JSON, on stdout',
  options: { ...asRecorded(optionsOf('analyze')), ...optionsOf('render'), ...fileOptions(pages), ...openOption },
  async run({ get, words }) {
    checkOutputs(pages.map(({ name }) => get(name)))
    const record = decodeRecord(readInput(words, 'RECORD.json'))
    const given = decodeGiven(get, 'analyze')
    const rules = await readNamedRules(given.config)
    const asked = checkNarrowing(given)
    const judged = {
      ...record,
      settings: {
        ...replaceSet(record.settings, makeSettings(given), get),
        ...(given.looks ? { looks: given.looks } : {}),
        ...(rules ? { rules } : {}),
      },
    }
    const report = narrowAll(reportRecord(judged), asked)
    const view = describeWhole(report)
    if (view !== undefined) process.stderr.write(`${view}: "view" has the places of these in "findings"\n`)
    process.stdout.write(harmlessJson(renderJson(report)))
    const options = { ...terminalOf(process.stdout), record: judged }
    const problems = pages.flatMap(page => tryToWrite(get(page.name), () => renderBy(page, report, options)) ?? [])
    const unopened = await showPage(get, () => renderBy(htmlPage, report, options))
    if (unopened !== undefined) problems.push(unopened)
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    if (report.status === 'errored' || report.status === 'not-compared') return exitStatus.notCompared
    return problems.length > 0 ? exitStatus.wrongCall : exitStatus.done
  },
}

/** `options` whose default is what the record says. */
function asRecorded(options: CliOptions): CliOptions {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, default: 'as recorded' }]),
  )
}
