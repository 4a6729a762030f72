import { attribute, htmlVoice } from '../../document/escape.js'
import { own, say, type Text } from '../../document/text.js'
import { duration } from '../../metrics/duration.js'
import type { Origin } from '../../record/record.js'
import type { Report } from '../report.js'
import { describeView } from '../view.js'
import { acceptanceText } from '../words/acceptance.js'
import { changeText, headline, sideText, type Tally } from '../words/headline.js'
import { nextStep } from '../words/next-step.js'
import { describeExact, describeLimit } from '../words/notable.js'
import { controlText, stopWords } from '../words/words.js'
import type { PageOptions, PageRecords, PageRun } from './context.js'
import { html } from './html.js'

/** The first part: the answer, the sides, and the next step. */
export function drawAnswer(report: Report, { record }: PageRecords, options: PageOptions): string {
  return [
    `<header>\n<h1>Benchmarks ${htmlVoice.name(report.suite)}</h1>`,
    drawHeadline(headline(report)),
    drawFacts(report, record?.createdAt, options.run),
    drawStep(nextStep(report, options)),
    drawAcceptance(report.acceptance),
    '</header>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The tallies in one line. */
export function drawHeadline(tallies: readonly Tally[]): string {
  const parts = tallies.map(({ mark, text }) => `<span class="${mark.tone}">${mark.character} ${text}</span>`)
  return `<p class="headline">${parts.join(' · ')}</p>`
}

export function drawStep(step: Text): string {
  return `<p class="step"><b>Next step:</b> ${html(step)}</p>`
}

/** Names who accepted the failures of the gate. */
export function drawAcceptance(accepted: Report['acceptance']): string {
  return accepted === undefined ? '' : `<p><b>Accepted:</b> ${html(acceptanceText(accepted))}</p>`
}

function drawFacts(report: Report, createdAt: string | undefined, run: PageRun | undefined): string {
  const { sides, rounds, plan, suiteChange, environment } = report
  const stop = stopWords[plan?.stoppedBy ?? 'complete']
  const limit = describeLimit(report)
  const exact = describeExact(report.findings)
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Contender', sides && drawSide(sides.contender, run)],
    ['Baseline', sides?.baseline && drawSide(sides.baseline, run)],
    ['Run', run && drawRun(run)],
    ['Measured', createdAt === undefined ? undefined : html(say`${createdAt}`)],
    ['Rounds', `${rounds}${stop && ` (${stop})`}${plan ? `, in ${duration(plan.seconds)}` : ''}`],
    ['Control', controlText(report)],
    ['Whole suite', suiteChange ? html(own(changeText(suiteChange))) : undefined],
    ['Limit', limit && html(limit)],
    ['Exact', exact && html(exact)],
    ['Machine', environment && html(say`${environment.cpu}, ${environment.cores} cores`)],
    ['Shown', describeView(report)],
  ]
  const lines = facts.flatMap(([name, value]) => (value ? [`<dt>${name}</dt><dd>${value}</dd>`] : []))
  return `<dl class="about">\n${lines.join('\n')}\n</dl>`
}

function drawSide(origin: Origin, run: PageRun | undefined): string {
  const text = html(sideText(origin))
  const { commit } = origin
  if (run === undefined || commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return text
  return `<a href="${attribute(`${run.repositoryUrl}/commit/${commit}`)}">${text}</a>`
}

/** A link to the run. */
export function drawRun({ url, runNumber, attempt }: PageRun): string {
  return `<a href="${attribute(url)}">run ${runNumber}${attempt > 1 ? `, attempt ${attempt}` : ''}</a>`
}
