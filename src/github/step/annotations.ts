import * as core from '@actions/core'
import { listBudgets, type NamedBudget } from '../../compare/conclusion.js'
import { failsRemoved, failsUncompared, findFailing, withoutWithheld } from '../../compare/gate/gate.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { explainShortage, isAllCutShort, isCutShort, nameShortage } from '../../compare/shortage.js'
import { harmlessLines, terminalVoice } from '../../document/escape.js'
import { type Text, write } from '../../document/text.js'
import type { RowNote } from '../../extra.js'
import { share } from '../../metrics/scale.js'
import { describeRefusal, explain } from '../../record/reasons.js'
import { describeOutage, isUnmeasured } from '../../record/record.js'
import type { Section } from '../../report/report.js'
import { makeNaming, makeRows, type ReportRow, valueText } from '../../report/rows.js'
import { teller } from '../../report/teller.js'
import { findFirstRun } from '../../report/words/first-run.js'
import { describeIdentical } from '../../report/words/identical.js'
import { budgetText, titleOfBudget } from '../../report/words/rules.js'
import { endSentence } from '../../util/end-sentence.js'
import { nameSome } from '../../util/list.js'

/** Notes what deserves attention beside the checks of the commit. What fails the `gate` is an error, unless somebody has accepted it. */
export function annotate(
  report: Section,
  gate: GatePolicy,
  { isAccepted = false }: { readonly isAccepted?: boolean } = {},
): void {
  const write = { error: core.error, warning: core.warning }
  for (const { level, title, message, place } of makeAnnotations(withoutWithheld(report), gate))
    write[isAccepted ? 'warning' : level](harmlessLines(message), {
      title: harmlessLines(title),
      ...(place && { file: harmlessLines(place.file), startLine: place.line }),
    })
}

/** A note beside the checks of a commit: plain text, which GitHub shows as it is. */
export interface Annotation {
  readonly level: 'error' | 'warning'
  readonly title: string
  readonly message: string
  /** The line that it stands beside, where a function on it became slower, and the change wrote there. */
  readonly place?: RowNote['place']
}

/** The runner shows ten of a level for a step. (It cuts a message at 4,096 characters, which names and reasons cut before do not reach.) */
const most = 10

/** Lists the results that make the gate fail, and then anything else that regressed or could not be compared. */
export function makeAnnotations(report: Section, gate: GatePolicy): readonly Annotation[] {
  const { changed, inconclusive } = makeRows(report)
  const { titleOf } = makeNaming(report)
  const { failOn } = gate
  const failing = findFailing(report, gate)
  const fails = (row: ReportRow) => failing.has(row.finding)
  const notable = [...changed, ...inconclusive].filter(
    row => (row.verdict === 'regressed' || row.verdict === 'not-comparable' || fails(row)) && !isCutShort(row.finding),
  )
  const rows = [...notable.filter(fails), ...notable.filter(row => !fails(row))]
  const removed = failsRemoved(gate) ? report.removed.map(name => terminalVoice.name(name)) : []
  const missing = (report.rules?.missing ?? []).map(name => terminalVoice.name(name))
  const all = [
    ...annotateAbsence(report),
    ...annotateShortage(report, gate),
    ...annotateIdentical(report),
    ...rows.map(row => noteFinding(row, titleOf(row.finding), report, fails(row))),
    ...removed.map(name => note(true, `${name}: removed`, `${name}: the contender no longer has it`)),
    ...listBudgets(report)
      .filter(({ state, median }) => state === 'missed' || (median === null && failOn.includes('budget')))
      .map(budget => annotateBudget(budget, failOn.includes('budget'))),
    ...missing.map(name =>
      note(failOn.includes('required'), `${name}: not run`, `${name}: a rule requires it, and it did not run`),
    ),
  ]
  // What fails the job comes first.
  const annotations = [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level !== 'error')]
  return annotations.length <= most
    ? annotations
    : [...annotations.slice(0, most - 1), sumUp(annotations.slice(most - 1))]
}

function noteFinding(row: ReportRow, title: Text, section: Section, fails: boolean): Annotation {
  const { text = [], place } = teller.note(row, section) ?? {}
  const metric = row.metric === null ? '' : ` · ${terminalVoice.name(row.metric)}`
  const name = `${write(title, terminalVoice)}${metric}`
  const sides = [row.baseline, row.contender].map(side => write(valueText(side), terminalVoice)).join(' → ')
  const interval = row.interval && ` ${row.interval} (${share(section.settings.confidence)} interval)`
  const reason = row.reason === null ? '' : `; ${terminalVoice.message(row.reason)}`
  const message = `${name}: ${sides}, ${row.change}${interval}${reason}${text.length === 0 ? '' : `; ${write(text, terminalVoice)}`}`
  return { ...note(fails, `${name}: ${row.word}`, message), ...(place && { place }) }
}

/** Warns that both versions are identical, unless only documents changed, as nobody would have to look at that. */
function annotateIdentical(report: Section): readonly Annotation[] {
  const [first, ...doubts] = describeIdentical(report).map(({ text }) => write(text, terminalVoice))
  if (first === undefined || (doubts.length === 0 && isUnmeasured(report))) return []
  return [note(false, first, [first, ...doubts].join('. '))]
}

/** Warns that nothing is compared, and why. */
function annotateAbsence({ status, outage, warnings }: Section): readonly Annotation[] {
  if (outage !== undefined) {
    const message = `${describeOutage(outage)}, so it is unknown whether there is a baseline. Run the job again.`
    return [note(false, 'Not compared', message)]
  }
  const first = findFirstRun({ status, warnings })
  // Nothing is wrong, and where a gate fails on it, that says so.
  if (first !== undefined) return []
  const absence =
    status === 'not-compared' ? warnings.find(warning => describeRefusal(warning) !== undefined) : undefined
  const why = absence && describeRefusal(absence)
  return why === undefined
    ? []
    : [note(false, `Not compared: ${why}`, endSentence(terminalVoice.message(explain(absence!))))]
}

/** Notes once, for all rows together, that measuring ended before they had a verdict. */
function annotateShortage(report: Section, gate: GatePolicy): readonly Annotation[] {
  const { findings, plan } = report
  const cut = findings.filter(isCutShort)
  const why = explainShortage(findings, plan?.stoppedBy)
  if (why === undefined) return []
  const isAll = isAllCutShort(findings)
  const fails = gate.failOn.includes('not-compared') || (isAll && failsUncompared(gate))
  const title = isAll ? 'Not compared' : `${cut.length} not judged`
  const named = nameSome([...new Set(cut.map(({ benchmark }) => terminalVoice.name(benchmark)))], 5)
  return [note(fails, `${title}: ${nameShortage(plan?.stoppedBy)}`, endSentence(`${title}: ${why} (${named})`))]
}

function annotateBudget(budget: NamedBudget, fails: boolean): Annotation {
  const name = write(titleOfBudget(budget), terminalVoice)
  const problem = budget.median === null ? 'no value for its budget' : 'over budget'
  return note(fails, `${name}: ${problem}`, `${name}: ${write(budgetText(budget), terminalVoice)}`)
}

function sumUp(rest: readonly Annotation[]): Annotation {
  const hasError = rest.some(annotation => annotation.level === 'error')
  return note(hasError, `${rest.length} more`, `${rest.length} more: see the job summary for all of them.`)
}

function note(isError: boolean, title: string, message: string): Annotation {
  return { level: isError ? 'error' : 'warning', title, message }
}
