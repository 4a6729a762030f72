import type { GatePolicy } from '../compare/gate/policy.js'
import { terminalVoice } from '../document/escape.js'
import { write } from '../document/text.js'
import { type PagesOptions as ForgeOptions, makePages as makeForgePages, type Pages } from '../forge/pages.js'
import type { Report } from '../report/report.js'
import { answerText, type Tally } from '../report/words/headline.js'
import type { NextStepOptions } from '../report/words/reproduce.js'
import type { CheckPage } from './check-run.js'
import { programOf } from './program.js'

export interface GitHubPagesOptions extends Omit<ForgeOptions, 'step'> {
  readonly gate: GatePolicy
  /** Empty: no label accepts anything. */
  readonly overrideLabel: string
}

/** Renders a report as a comment on GitHub. */
export function makePages(report: Report, options: GitHubPagesOptions): Pages {
  return makeForgePages(report, { ...options, step: { program: programOf(process.env), ...labelFor(options) } })
}

/** The label that the next step names: only where there is a gate that it opens. */
export function labelFor({ gate, overrideLabel }: Pick<GitHubPagesOptions, 'gate' | 'overrideLabel'>): NextStepOptions {
  return overrideLabel !== '' && gate.failOn.includes('regressed') ? { overrideLabel } : {}
}

/** GitHub shows no more of a title in a list of checks. */
const longestTitle = 70

/** Makes the content of a check run from these pages: the comment without its hidden line, and its answer as a title. */
export function makeCheckPage({ suite, body }: Pages, headline: readonly Tally[], isAccepted = false): CheckPage {
  const shown = headline.filter(({ isCount }, at) => at === 0 || !isCount)
  const texts = [...(isAccepted ? ['Accepted'] : []), ...shown.map(tally => write(answerText(tally), terminalVoice))]
  const title = [...texts.join(' · ')]
  return {
    suite,
    title: title.length > longestTitle ? `${title.slice(0, longestTitle - 1).join('')}…` : title.join(''),
    summary: body.replace(/^<!--.*-->\n/, ''),
  }
}
