import { names, say } from '../../document/text.js'
import { makePair } from '../../record/pair.js'
import { type SessionRecord, usualNames } from '../../record/record.js'
import { entities } from '../../util/entities.js'
import { findOnly, type Report } from '../report.js'
import type { Section } from '../section.js'
import { byUrgency, context, headline, recordNotes, sectionName, statusMarks } from '../words/headline.js'
import { nextStep } from '../words/next-step.js'
import { reading } from '../words/reading.js'
import { reproduce, reproduceWhere } from '../words/reproduce.js'
import { ruleSentences, rulesTitle } from '../words/rules.js'
import { drawAcceptance, drawAnswer, drawHeadline, drawRun, drawStep } from './answer.js'
import { drawBenchmarks, mostInPage } from './benchmarks.js'
import { drawCauses } from './causes.js'
import type { PageOptions } from './context.js'
import { multiWayTables } from './multi-way.js'

export type { PageOptions }

import { makeDocument } from './document.js'
import { drawGrowths } from './growth.js'
import { html, list, section } from './html.js'
import { makeMeasured } from './measured.js'
import { drawPacked, drawRawData } from './raw-data.js'
import { drawServices } from './service.js'
import { drawTrust } from './trust.js'

/** The way from a section of a report to the record with its values, where that is at hand. */
export interface RecordFinder {
  readonly recordOf?: (section: Section) => SessionRecord | undefined
}

/** A report as a page of its own, with plots of the records that it was made from, where these are at hand. */
export function renderPage(report: Report, options: PageOptions & RecordFinder): string {
  const only = findOnly(report)
  return only ? renderOnly(only, report, options) : renderSections(report, options)
}

function renderOnly(report: Section, whole: Report, { recordOf, ...options }: PageOptions & RecordFinder): string {
  const record = recordOf?.(report)
  const raw = { recordKey: 'record', rawData: drawRawData(record, 'record', options.tools) }
  const { body, packed } = drawSection(report, { record, options, key: '', most: mostInPage, ...raw })
  return makeDocument(
    `${report.suite}: benchmarks`,
    [drawAnswer(report, { record }, options), drawAcceptance(whole.acceptance), body, packPanels(packed, options)],
    options,
  )
}

function renderSections(report: Report, { recordOf, ...options }: PageOptions & RecordFinder): string {
  const sections = byUrgency(report)
  const most = Math.max(1, Math.floor(mostInPage / Math.max(1, sections.length)))
  const records = sections.map(one => recordOf?.(one))
  // The sections of a contest are of one record, which is packed once, behind all of them.
  const isShared = (record: SessionRecord | undefined) => records.filter(one => one === record).length > 1
  const drawn = sections.map((one, index) => {
    const record = records[index]
    const recordKey = `record${records.indexOf(record) + 1}`
    const rawData = isShared(record) ? '' : drawRawData(record, recordKey, options.tools)
    const name = html(sectionName(one, sections))
    const { body, packed } = drawSection(one, { record, options, key: `${index + 1}/`, most, recordKey, rawData })
    return {
      body: `<article>\n<h2 class="leg">${statusMarks[one.status].character} ${name}</h2>\n${drawAnswer(one, { record }, options)}\n${body}\n</article>`,
      packed,
    }
  })
  const opening = [
    '<header>\n<h1>Benchmarks</h1>',
    drawHeadline(headline(report)),
    `<p>${html(context(report))}${options.run ? ` · ${drawRun(options.run)}` : ''}</p>`,
    list(recordNotes(report)),
    multiWayTables(report),
    drawStep(nextStep(report, options)),
    drawAcceptance(report.acceptance),
    '</header>',
  ]
  const packed = drawn.flatMap(one => one.packed)
  const shared = [...new Set(records.filter(isShared))].map(record =>
    drawRawData(record, `record${records.indexOf(record) + 1}`, options.tools),
  )
  return makeDocument(
    'Benchmarks',
    [...opening, ...drawn.map(({ body }) => body), ...shared.filter(Boolean), packPanels(packed, options)],
    options,
  )
}

interface Drawing {
  readonly record: SessionRecord | undefined
  readonly options: PageOptions
  /** Tells sections apart in addresses; empty where there is one. */
  readonly key: string
  readonly most: number
  /** By which the script finds the packed record. */
  readonly recordKey: string
  /** The record itself, where it stands in this section. */
  readonly rawData: string
}

function drawSection(
  report: Section,
  { record, options, key, most, recordKey, rawData }: Drawing,
): { readonly body: string; readonly packed: readonly string[] } {
  const { baseline, contender } = report.names ?? usualNames
  const measured = record && makeMeasured(makePair(record, baseline, contender))
  const { forest, panels, packed } = drawBenchmarks(report, { measured, prefix: key, recordKey, most })
  const body = [
    forest,
    drawServices(report),
    drawGrowths(report),
    panels && `<section class="panels"><h2>The most notable benchmarks</h2>\n${panels}\n</section>`,
    drawCauses(report, record),
    section(rulesTitle(report), list(ruleSentences(report))),
    section('Added', namesOf(report.added)),
    section('Removed', namesOf(report.removed)),
    drawTrust(report, measured),
    rawData,
    section('How to read this', list(reading(report, 'plots'))),
    section('Reproduce', reproduction(report, options)),
  ]
  return { body: body.filter(Boolean).join('\n'), packed }
}

function packPanels(packed: readonly string[], { tools }: PageOptions): string {
  // No address and no panel holds this character. As JSON, the quotation marks of so much markup would take long.
  return packed.length === 0 ? '' : drawPacked('panels', tools.pack(packed.join('\0')))
}

function namesOf(all: readonly string[]): string {
  return all.length === 0 ? '' : `<p>${html(say`${names(all, 1000)}`)}</p>`
}

function reproduction(report: Section, { program }: PageOptions): string {
  const lines = reproduce(report, program)
  if (lines.length === 0) return ''
  return `<p>Type this ${html(reproduceWhere(report))}:</p>\n<pre tabindex="0"><code>${lines.map(entities).join('\n')}</code></pre>`
}
