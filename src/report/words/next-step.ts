import { quieterCpuTime } from '../../compare/trust/triangulation.js'
import { listBudgets } from '../../compare/verdicts/budget.js'
import type { Verdict } from '../../compare/verdicts/finding.js'
import type { Status } from '../../compare/verdicts/status.js'
import { share } from '../../metrics/scale.js'
import type { Report } from '../report.js'
import { having } from '../rows.js'
import { message, names, own, say, type Text } from '../text/text.js'
import { count } from './headline.js'
import type { Program } from './reproduce.js'
import { roundsToSettle } from './settling.js'
import { commonWord } from './words.js'

export interface NextStepOptions {
  /** The label that accepts a regression, where there is a pull request and a gate. */
  readonly overrideLabel?: string
  /** How Counterbalance is called where the page is read; the command line by its name, where nothing is said. */
  readonly program?: Program
}

/** What the reader should do now, in one sentence. */
export function nextStep(report: Report, options: NextStepOptions = {}): Text {
  const { status, tampered } = report
  if (tampered)
    return say`see what in the contender writes to the baseline's files (${names(tampered)}), and measure again.`
  const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged'
  return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options)
}

const steps: Readonly<Record<Status, (report: Report, options: NextStepOptions) => Text>> = {
  errored: afterNothing,
  'not-compared': ({ added, removed }) =>
    added.length + removed.length > 0
      ? say`no benchmark is in both sides: see whether ${names(removed.length > 0 ? removed : added, 1)} was renamed.`
      : own('give it a baseline: publish one, or name a directory or a commit to compare with.'),
  regressed: afterRegression,
  incomparable: afterIncomparable,
  inconclusive: afterNoAnswer,
  improved: afterNothingBad,
  unchanged: afterNothingBad,
}

/** What the rules ask comes before what is not known, and is asked where nothing regressed too. */
function afterRules(report: Report): Text | undefined {
  const missing = report.rules?.missing ?? []
  if (missing.length > 0) return say`see why ${names(missing)} did not run: a rule requires it.`
  const missed = listBudgets(report).filter(({ state }) => state === 'missed')
  if (missed.length === 0) return undefined
  return say`bring ${names([...new Set(missed.map(({ benchmark }) => benchmark))])} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`
}

function afterNothing({ command, plan }: Report): Text {
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish.')
  if (plan?.stoppedBy === 'time-budget') return own('give it more time, or make the command shorter.')
  return command === undefined
    ? own('run the command by hand, and see why it fails.')
    : say`run ${command} by hand, and see why it fails.`
}

function afterRegression({ findings }: Report, { overrideLabel }: NextStepOptions): Text {
  const regressed = having(findings, 'regressed')
  const isSlower = commonWord('regressed', regressed) === 'slower'
  const which = of(findings, 'regressed')
  if (overrideLabel !== undefined)
    return say`if the ${own(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise see Reproduce below.`
  return isSlower ? say`find out what makes ${which} slower.` : say`find out why ${which} regressed.`
}

function afterIncomparable({ findings, control, plan }: Report): Text {
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish.')
  if (control.status === 'failed')
    return own('do not rely on this run: it tells two copies of the same code apart. Repeat it on a quieter machine.')
  const reason = having(findings, 'incomparable')[0]?.reason
  const which = of(findings, 'incomparable')
  return reason === undefined
    ? say`see why ${which} could not be compared.`
    : say`make ${which} comparable (${message(reason)}), and measure again.`
}

function afterNoAnswer(report: Report): Text {
  const { findings, plan, settings } = report
  const open = having(findings, 'inconclusive')
  if (open.length === 0 && findings.some(({ ignored }) => ignored))
    return own('nothing was judged: rules ignore what could be.')
  if (open.length === 0) return own('nothing was judged: name the metrics to judge, or say which direction is better.')
  const rounds = roundsToSettle(report)
  const what = rounds === undefined ? 'measure more rounds' : `measure about ${count(rounds, 'more round')}`
  const more = own(plan?.stoppedBy === 'time-budget' ? 'give it more time' : what)
  const threshold = own(share(settings.threshold))
  const isQuieter = open.some(({ warnings }) => warnings.some(({ code }) => code === quieterCpuTime))
  const other = own(isQuieter ? 'judge CPU time, which is steadier here ("metrics: cpu-time"); or ' : '')
  return say`${more} to tell whether ${of(findings, 'inconclusive')} changed; or ${other}raise the threshold, if ${threshold} does not matter here.`
}

function afterNothingBad({ control, removed, plan }: Report): Text {
  if (control.status === 'failed')
    return own('rely on this run with care: it tells two copies of the same code apart on some benchmarks.')
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish, to be sure.')
  return removed.length > 0 ? say`see whether ${names(removed)} should be gone.` : own('nothing to do.')
}

function of(findings: Report['findings'], verdict: Verdict): Text {
  return names([...new Set(having(findings, verdict).map(({ benchmark }) => benchmark))])
}
