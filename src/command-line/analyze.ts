import { harmlessJson } from '../document/escape.js'
import { decodeRecord } from '../record/decode.js'
import { htmlPage, renderers } from '../report/render.js'
import { describeWhole, makeReport, narrowAll } from '../report/report.js'
import { renderJson } from '../util/json.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { checkOutputs, readInput, tryToWrite } from './files.js'
import { judgingOptions, readJudging } from './judging.js'
import { fileOptions } from './options.js'
import { openOption, showPage } from './show-page.js'
import { terminalOf } from './terminal.js'

/** What it leaves in files; the JSON is printed. */
const pages = renderers.filter(one => one.file !== undefined && one.name !== 'json')

export const analyze: CliCommand = {
  usage: 'counterbalance analyze RECORD.json [options]',
  summary: 'what a record says: the report as JSON, on stdout',
  options: { ...judgingOptions, ...fileOptions(pages), ...openOption },
  async run({ get, words }) {
    checkOutputs(pages.map(({ name }) => get(name)))
    const record = decodeRecord(readInput(words, 'RECORD.json'))
    const { narrowing, apply } = await readJudging(get)
    const judged = apply(record)
    const report = narrowAll(makeReport(judged), narrowing)
    const view = describeWhole(report)
    if (view !== undefined) process.stderr.write(`${view}: "view" has the places of these in "findings"\n`)
    process.stdout.write(harmlessJson(renderJson(report)))
    const options = { ...terminalOf(process.stdout), recordOf: () => judged }
    const problems = pages.flatMap(page => tryToWrite(get(page.name), () => page.render(report, options)) ?? [])
    const unopened = await showPage(get, () => htmlPage.render(report, options))
    if (unopened !== undefined) problems.push(unopened)
    for (const problem of problems) process.stderr.write(`${problem}\n`)
    if (report.status === 'errored' || report.status === 'not-compared') return exitStatus.notCompared
    return problems.length > 0 ? exitStatus.wrongCall : exitStatus.done
  },
}
