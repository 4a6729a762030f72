import type { Finding } from '../../compare/verdicts/finding.js'
import { percent, percentInterval } from '../../metrics/scale.js'
import type { MergedReport } from '../merged.js'
import type { Report } from '../report.js'
import { terminalVoice } from '../text/escape.js'
import { word } from '../words/words.js'

/**
 * The report as JUnit's XML, for CI systems that show tests: each judged benchmark is a test case. *Regressed* is a failure,
 * *incomparable* is an error, *inconclusive* is skipped, since nobody can tell; *unchanged* and *improved* pass.
 */
export function renderJunit(report: Report): string {
  return wrap(writeSuite(report))
}

/** The same of several reports, a test suite for each. */
export function renderMergedJunit({ sections }: MergedReport): string {
  return wrap(sections.map(writeSuite).join(''))
}

function wrap(suites: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`
}

function writeSuite({ suite, leg, findings }: Report): string {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const count = (verdict: Finding['verdict']): number => judged.filter(one => one.verdict === verdict).length
  const name = attribute(leg === undefined ? suite : `${suite} ${leg}`)
  const counts = `tests="${judged.length}" failures="${count('regressed')}" errors="${count('incomparable')}" skipped="${count('inconclusive')}"`
  const cases = judged.map(finding => writeCase(finding, name)).join('')
  return `<testsuite name="${name}" ${counts}>\n${cases}</testsuite>\n`
}

function writeCase(finding: Finding, suite: string): string {
  const { benchmark, metric, verdict } = finding
  const start = `<testcase classname="${suite}" name="${attribute(`${benchmark} ${metric}`)}"`
  const element = verdict === null ? undefined : elements[verdict]
  return element ? `${start}><${element} message="${attribute(describe(finding))}"/></testcase>\n` : `${start}/>\n`
}

const elements = {
  regressed: 'failure',
  incomparable: 'error',
  inconclusive: 'skipped',
  unchanged: undefined,
  improved: undefined,
} as const

function describe(finding: Finding): string {
  const { change, reason } = finding
  const amount = change ? ` ${percent(change.value)} ${percentInterval(change.low, change.high)}` : ''
  return `${word(finding)}${amount}${reason === undefined ? '' : `: ${reason}`}`
}

/** Text from outside, as an attribute: XML cannot hold control characters or halves of characters at all. */
function attribute(text: string): string {
  const printable = terminalVoice.message(text).replace(/\p{Cs}/gu, '\ufffd')
  return printable.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
