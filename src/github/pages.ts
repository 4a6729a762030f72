import type { GatePolicy } from '../compare/gate/policy.js'
import { terminalVoice } from '../document/escape.js'
import { write } from '../document/text.js'
import { type PagesOptions as ForgeOptions, makePages as makeForgePages, type Pages } from '../forge/pages.js'
import type { Report } from '../report/report.js'
import type { Tally } from '../report/words/headline.js'
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

/** Makes the content of a check run from these pages: the comment without its hidden line, and its headline as a title. */
export function makeCheckPage({ suite, body }: Pages, headline: readonly Tally[]): CheckPage {
  const title = headline.map(({ mark, text }) => `${mark.emoji} ${write(text, terminalVoice)}`).join(' · ')
  return { suite, title, summary: body.replace(/^<!--.*-->\n/, '') }
}
