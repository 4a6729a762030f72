import type { Acceptance } from '../compare/gate/gate.js'
import { withoutWithheld } from '../compare/gate/gate.js'
import { type GatePolicy, noGate } from '../compare/gate/policy.js'
import { summaryLimit } from '../document/markdown.js'
import { extras } from '../extras/index.js'
import type { Pages } from '../forge/pages.js'
import type { CommentResult } from '../forge/write.js'
import { concludeCheck } from '../github/check-run.js'
import { type GitHubPagesOptions, labelFor, makeCheckPage, makePages } from '../github/pages.js'
import { programOf } from '../github/program.js'
import { annotate } from '../github/step/annotations.js'
import { gate, withAcceptance } from '../github/step/gate.js'
import { log } from '../github/step/log.js'
import { addToSummary, setOutputs, writePages } from '../github/step/step.js'
import { hashAll } from '../record/measured-of.js'
import type { SessionRecord } from '../record/record.js'
import { findRecords } from '../report/make-report.js'
import { renderMarkdown, renderReport, renderTerminal } from '../report/render.js'
import type { RenderOptions } from '../report/renderer.js'
import { findCommonSides, type Report, toEnded, withGate } from '../report/report.js'
import { headline } from '../report/words/headline.js'
import type { NextStepOptions } from '../report/words/reproduce.js'
import { once } from '../util/once.js'
import { present } from '../util/present.js'
import { type Page, storePage } from './artifacts.js'
import type { Checking } from './checking.js'

/** The HTML page, where an extra draws one. */
const pageRenderer = extras.flatMap(({ renderers = [] }) => renderers).find(({ name }) => name === 'html')

/** Options of what every report gets: log, files, outputs, page and summary. */
export interface Showing {
  readonly page: Page
  readonly records: readonly SessionRecord[]
  /** Facts that the next step depends on. */
  readonly step?: NextStepOptions
  /** The part of the report that the log still needs; the whole, where this is left out. */
  readonly stage?: RenderOptions['stage']
}

/** Shows `report` in the log, its files, the outputs, an HTML page and the job's summary. Returns the address of the page. */
export async function showReport(report: Report, showing: Showing): Promise<string | undefined> {
  const { page, records, step = {} } = showing
  writeReport(report, showing)
  const render = await pageRenderer?.load()
  const pageUrl =
    render &&
    (await storePage(page, pageOptions =>
      render(report, { ...pageOptions, ...step, color: false, recordOf: findRecords(records) }),
    ))
  await addToSummary(renderMarkdown(report, summaryLimit, { program: programOf(process.env), ...step, pageUrl }))
  return pageUrl
}

/** Shows `report`, or its `stage`, in the log, and leaves the whole of it in its files and the outputs. */
function writeReport(report: Report, { page: { files }, step = {}, stage }: Showing): void {
  const options = { program: programOf(process.env), ...step }
  log.info(renderTerminal(report, { ...options, ...present({ stage }), color: false }))
  writePages(files, renderReport(report), renderMarkdown(report, summaryLimit, options))
  const sections = report.sections.map(withoutWithheld)
  const sides = findCommonSides(report)
  setOutputs(
    {
      status: report.status,
      findings: sections.flatMap(({ findings }) => findings),
      ...(sides && { sides }),
    },
    files,
  )
}

/** Further places that learn how the run ended, in this order. A place that is left out learns nothing. */
export interface Outlets extends Showing {
  /** Facts of the run for comments and check runs. */
  readonly pages: Omit<GitHubPagesOptions, 'pageUrl'>
  readonly comment?: ((pages: () => Pages) => Promise<CommentResult | undefined>) | undefined
  readonly check?: Checking | undefined
  /** True to annotate the commit's checks with what deserves attention. */
  readonly isAnnotated?: boolean
  /** The gate that can fail the job. */
  readonly gate?: GatePolicy
  readonly findAcceptance?: (() => Promise<Acceptance>) | undefined
  /** Keeps what was measured, even if telling it fails. */
  readonly keep?: <Made>(tell: () => Promise<Made>) => Promise<Made>
  /** Runs after the comment, and returns whether the run ends there. */
  readonly afterComment?: (posted: CommentResult | undefined) => Promise<{ readonly isEnd: boolean }>
}

/**
 * Tells the verdict of `found` where people wait for it, before its causes are sought, which may take minutes and end with a signal:
 * {@link concludeRun} adds the causes and the page.
 */
export async function tellVerdict(measured: Report, outlets: Outlets): Promise<void> {
  const { pages, comment, keep = make => make() } = outlets
  await keep(async () => {
    const report = await accept(measured, outlets)
    writeReport(report, { step: labelFor(pages), ...outlets, stage: 'verdict' })
    const makeOnce = once(() => makePages(report, { ...pages, of: hashAll(outlets.records) }))
    await comment?.(makeOnce)
    await endCheck(report, outlets, makeOnce)
  })
}

async function accept(report: Report, { gate: policy, findAcceptance }: Outlets): Promise<Report> {
  return policy ? await withAcceptance(withGate(report, policy), toEnded(report), { policy, findAcceptance }) : report
}

async function endCheck(report: Report, { check, pages }: Outlets, makePages: () => Pages): Promise<void> {
  if (check === undefined) return
  const page = makeCheckPage(makePages(), headline(report), report.acceptance !== undefined)
  await check.end({ ...page, conclusion: concludeCheck(toEnded(report), pages.gate, report.acceptance) })
}

/** Reports how the run ended everywhere. The gate comes last, after everything else. */
export async function concludeRun(measured: Report, outlets: Outlets): Promise<void> {
  const { pages, comment, isAnnotated = false, gate: policy, findAcceptance } = outlets
  const { keep = make => make(), afterComment } = outlets
  const { report, makeOnce, posted } = await keep(async () => {
    const report = await accept(measured, outlets)
    const pageUrl = await showReport(report, { step: labelFor(pages), ...outlets })
    const makeOnce = once(() => makePages(report, { ...pages, of: hashAll(outlets.records), pageUrl }))
    return { report, makeOnce, posted: await comment?.(makeOnce) }
  })
  if (afterComment && (await afterComment(posted)).isEnd) return
  await endCheck(report, outlets, makeOnce)
  if (isAnnotated) {
    const isAccepted = report.acceptance !== undefined
    for (const section of report.sections) annotate(section, policy ?? noGate, { isAccepted })
  }
  if (policy) await gate(toEnded(report), policy, findAcceptance)
}
