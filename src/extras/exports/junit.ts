import { listBudgets } from '../../compare/conclusion.js'
import type { BudgetState, Finding, Verdict } from '../../compare/finding.js'
import { terminalVoice } from '../../document/escape.js'
import { write } from '../../document/text.js'
import { percent, percentInterval } from '../../metrics/scale.js'
import { explain } from '../../record/reasons.js'
import { type Report, type Section, toEnded } from '../../report/report.js'
import { budgetText } from '../../report/words/rules.js'
import { word } from '../../report/words/words.js'
import { xmlEntities } from '../../util/entities.js'

/** The report as JUnit's XML, for CI systems that show tests: each judged benchmark and budget is a test case, and what is missing an error. */
export function renderJunit(report: Report): string {
  const lost = (toEnded(report).missing ?? []).map(name => ({ name, element: 'error', message: 'no record' }) as const)
  const records = lost.length === 0 ? '' : writeCases('records', lost)
  const suites = report.sections.map(section => {
    const { suite, part } = section
    return writeCases(part === undefined ? suite : `${suite} ${part}`, listCases(section))
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${records}${suites.join('')}</testsuites>\n`
}

/** A test case, which passes if it has no element. */
interface Case {
  readonly name: string
  readonly element?: 'failure' | 'error' | 'skipped' | undefined
  readonly message?: string
}

function writeCases(suite: string, cases: readonly Case[]): string {
  const count = (element: Case['element']): number => cases.filter(testCase => testCase.element === element).length
  const name = attribute(suite)
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
  return `<testsuite name="${name}" ${counts}>\n${cases.map(testCase => writeCase(testCase, name)).join('')}</testsuite>\n`
}

function writeCase({ name, element, message = '' }: Case, suite: string): string {
  const start = `<testcase classname="${suite}" name="${attribute(name)}"`
  return element ? `${start}><${element} message="${attribute(message)}"/></testcase>\n` : `${start}/>\n`
}

function listCases(report: Section): readonly Case[] {
  const { findings, removed, rules } = report
  return [
    ...findings.flatMap(finding => judge(finding.verdict, nameOf(finding), describe(finding))),
    ...listBudgets(report).map(budget => ({
      name: `budget of ${nameOf(budget)}`,
      element: budget.median === null ? ('error' as const) : budgetElements[budget.state],
      message: write(budgetText(budget), terminalVoice),
    })),
    ...(rules?.missing ?? []).map(name => lose(name, 'a rule requires it, and it did not run')),
    ...removed.map(name => lose(name, 'the contender no longer has it')),
  ]
}

function judge(verdict: Verdict | null, name: string, message: string): readonly Case[] {
  return verdict === null ? [] : [{ name, element: elements[verdict], message }]
}

function lose(name: string, message: string): Case {
  return { name, element: 'error', message }
}

function nameOf({ benchmark, metric }: Pick<Finding, 'benchmark' | 'metric'>): string {
  return `${benchmark} ${metric}`
}

const elements = {
  regressed: 'failure',
  'not-comparable': 'error',
  inconclusive: 'skipped',
  unchanged: undefined,
  improved: undefined,
} as const satisfies Readonly<Record<Verdict, Case['element']>>

const budgetElements = {
  missed: 'failure',
  undecided: 'skipped',
  met: undefined,
} as const satisfies Readonly<Record<BudgetState, Case['element']>>

function describe(finding: Finding): string {
  const { change, reason } = finding
  const amount = change ? ` ${percent(change.value)} ${percentInterval(change.low, change.high)}` : ''
  return `${word(finding)}${amount}${reason === undefined ? '' : `: ${explain(reason)}`}`
}

/** Text from outside, as an attribute: XML cannot hold control characters at all. */
function attribute(text: string): string {
  return xmlEntities(terminalVoice.message(text))
}
