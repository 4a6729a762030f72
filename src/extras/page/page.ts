import type { Finding } from '../../compare/finding.js'
import { condense } from '../../document/condense.js'
import {
  type Block,
  type ColumnOf,
  column,
  details,
  facts,
  heading,
  knownFacts,
  list,
  listShown,
  paragraph,
  plotOf,
  tabulate,
} from '../../document/document.js'
import { toHtml } from '../../document/html.js'
import { join, link, names, say, sign, type Text, trusted, value } from '../../document/text.js'
import { makePair, type Origin, type SessionRecord, usualNames } from '../../record/record.js'
import { acceptance, answerOf } from '../../report/document.js'
import { sayOfAll, sectionsOf, withGravestControl } from '../../report/multi-way.js'
import { comparisonHeading, showSides } from '../../report/multi-way-document.js'
import type { PageOptions, PageRun, RecordFinder } from '../../report/page-options.js'
import { describeView, findOnly, findOnlyMultiWay, type Report, type Section } from '../../report/report.js'
import { makeNaming } from '../../report/rows.js'
import { growthList, runName, servicesTable, servicesTitle } from '../../report/tables.js'
import { teller } from '../../report/teller.js'
import { environmentLines } from '../../report/words/environment.js'
import { findSideFailure } from '../../report/words/failure.js'
import {
  byUrgency,
  context,
  recordNotes,
  sectionContext,
  sectionName,
  showHeadline,
  statusMarks,
} from '../../report/words/headline.js'
import { reproduce, reproduceWhere } from '../../report/words/reproduce.js'
import { ruleSentences } from '../../report/words/rules.js'
import { commitsText, sidesCalled, sideText } from '../../report/words/sides.js'
import { trust } from '../../report/words/trust.js'
import { changeText, legend } from '../../report/words/words.js'
import { showBenchmarks } from './benchmarks.js'
import { listReadings, type MeasuredPair, makeMeasured, pictureControls, pictureReading } from './plots.js'

/** A report as a page of its own, with plots of the records that it was made from, where these are at hand. */
export function renderPage(report: Report, options: PageOptions & RecordFinder): string {
  const only = findOnly(report)
  const title = only ? `${only.suite}: benchmarks` : 'Benchmarks'
  const blocks = only ? showOnly(only, report, options) : showAll(report, options)
  return toHtml(blocks, { title, tools: options.tools })
}

function showOnly(only: Section, report: Report, { recordOf, ...options }: PageOptions & RecordFinder) {
  const record = recordOf?.(only)
  return [
    heading(1, benchmarksOf([only.suite])),
    ...acceptance(report),
    ...showAnswer(report, options),
    ...showReport(only, record, { prefix: '', key: 'record' }, options),
    hiddenHeading('Details'),
    ...showCircumstances([{ name: [], sections: [only], record }], options),
    ...showRecord(record, 'record', options),
    ...showReproduction(only, options),
    ...showReading([only]),
  ]
}

function hiddenHeading(text: string): Block {
  return { ...heading(2, text), isHidden: true }
}

/** The title of a page: the name of the one suite, where somebody gave it one. */
function benchmarksOf([suite, ...others]: readonly string[]): Text {
  return suite === undefined || suite === 'benchmark' || others.length > 0 ? trusted('Benchmarks') : say`${suite}`
}

function showAll(report: Report, { recordOf, ...options }: PageOptions & RecordFinder): readonly Block[] {
  const sections = byUrgency(report)
  const comparison = findOnlyMultiWay(report)
  const suites = new Set(sections.map(({ suite }) => suite))
  const records = sections.map(section => recordOf?.(section))
  const together = (report.multiWay ?? []).map((comparison): Experiment => {
    const some = [...sectionsOf(report, comparison).values()]
    return { name: comparisonHeading(comparison).text, sections: some, record: records[sections.indexOf(some[0]!)] }
  })
  const isOfComparison = (section: Section): boolean =>
    together.some(experiment => experiment.sections.includes(section))
  const alone = sections.flatMap((section, at): readonly Experiment[] =>
    isOfComparison(section) ? [] : [{ name: sectionName(section, sections), sections: [section], record: records[at] }],
  )
  const dataOf = (record: SessionRecord | undefined, name?: Text): readonly Block[] =>
    showRecord(record, `record${records.indexOf(record) + 1}`, options, name)
  const { multiWay: _, acceptance: __, gate: ___, ...whole } = report
  const narrowed = { ...whole, missing: [], warnings: [] }
  const articles = sections.map((section, at): Block => {
    const record = records[at]
    const text = say`${sign(statusMarks[section.status])} ${sectionName(section, sections)}`
    const place = { prefix: `${at + 1}/`, key: `record${records.indexOf(record) + 1}` }
    const around = isOfComparison(section) ? [] : [...dataOf(record), ...showReproduction(section, options)]
    const answer = showAnswer({ ...narrowed, sections: [section] }, options)
    const details = around.length === 0 ? [] : [hiddenHeading('Details'), ...around]
    return {
      kind: 'article',
      body: [heading(1, text), ...answer, ...showReport(section, record, place, options), ...details],
    }
  })
  return [
    heading(1, benchmarksOf([...suites])),
    ...acceptance(report),
    ...showAnswer(report, options),
    list(recordNotes(report)),
    ...(report.multiWay ?? []).flatMap(comparison => showSides(report, comparison)),
    ...(comparison ? [] : [paragraph(context(report), 'quiet')]),
    ...articles,
    hiddenHeading('Details'),
    ...showCircumstances([...together, ...alone], options),
    ...together.flatMap(({ name, record }) => dataOf(record, together.length > 1 ? name : undefined)),
    ...showReading(sections),
  ]
}

function measuredOf({ names = usualNames }: Section, record: SessionRecord | undefined): MeasuredPair | undefined {
  return record && makeMeasured(makePair(record, names.baseline, names.contender))
}

function showReport(
  report: Section,
  record: SessionRecord | undefined,
  { prefix, key }: { prefix: string; key: string },
  { run }: PageOptions,
): readonly Block[] {
  // That one side fails is said once.
  const isShown = findSideFailure(report) === undefined
  const panels: Block = {
    ...{ kind: 'panels', key: `${prefix}section`, prefix, ...(record && { record: key }) },
    data: JSON.stringify(report).split(/(?=\{"benchmark":)/),
  }
  // Says below the rows how they were measured, and of which commits.
  return [
    hiddenHeading('Benchmarks'),
    ...(isShown ? [...showBenchmarks(report, prefix), panels] : []),
    paragraph(
      join([sectionContext(report), report.sides && commitsText(report.sides, run?.repositoryUrl)], ' · '),
      'quiet',
    ),
    ...teller.chapter(report, { record, repositoryUrl: run?.repositoryUrl }),
    ...titled(servicesTitle, servicesTable(report)),
    growthList(report),
    ...titled('Rules', list(ruleSentences(report))),
    ...showNames('Added', report.added),
    ...showNames('Removed', report.removed),
  ]
}

/** The sections of one record, which have their machine and their A/A test in common. */
interface Experiment {
  readonly record: SessionRecord | undefined
  readonly name: Text
  readonly sections: readonly Section[]
}

/** Shows where and how all was measured, and whether that can be trusted: once what holds for all experiments, and the rest by their names. */
function showCircumstances(experiments: readonly Experiment[], { run }: PageOptions): readonly Block[] {
  if (experiments.length === 0) return []
  const isOne = experiments.length === 1
  const of = experiments.map(({ name, sections, record }) => {
    const first = withGravestControl(sections)!
    const facts = listFacts(first, sections.length === 1, record?.createdAt, run)
    return {
      ...{ name, first, measured: measuredOf(first, record) },
      facts: new Map(facts.map(fact => [JSON.stringify(fact), fact])),
    }
  })
  const [first, ...others] = of
  const ofEach = (show: (experiment: (typeof of)[number]) => readonly Block[]): readonly Block[] =>
    of.flatMap(experiment => {
      const blocks = listShown(show(experiment), 'html')
      return isOne || blocks.length === 0 ? blocks : [heading(3, experiment.name), ...blocks]
    })
  const shared = [...first!.facts].filter(([key]) => others.every(({ facts }) => facts.has(key)))
  const isShared = new Set(shared.map(([key]) => key))
  const all = experiments.flatMap(({ sections }) => sections)
  const firsts = of.map(experiment => experiment.first)
  return [
    details(isOne ? 'Can this run be trusted?' : 'Can these runs be trusted?', [
      list(sayOfAll(all, trust)),
      ...ofEach(experiment => showControls(experiment.first)),
    ]),
    details(isOne ? 'The machine' : 'The machines', [
      ...ofEach(({ measured }) => (measured === undefined ? [] : showMachine(measured))),
      list(sayOfAll(firsts, environmentLines)),
    ]),
    details(isOne ? 'About this run' : 'About these runs', [
      { kind: 'facts', items: shared.map(([, fact]) => fact) },
      ...ofEach(experiment => {
        const items = [...experiment.facts].flatMap(([key, fact]) => (isShared.has(key) ? [] : [fact]))
        return [{ kind: 'facts', items }]
      }),
    ]),
  ]
}

function showReading(sections: readonly Section[]): readonly Block[] {
  return [details('How to read this', [list(sayOfAll(sections, section => legend(section)))])]
}

/** Blocks below a heading, which a page shows only with them. */
function titled(title: string | Text, ...blocks: readonly Block[]): readonly Block[] {
  return [heading(2, title), ...blocks]
}

/** Opens a page with the words of the comment: what changed and how much, why or what to do, and whether that is sure. */
function showAnswer(report: Report, { run, ...options }: PageOptions): readonly Block[] {
  const { tallies, answers, quote, cause, next, sure } = answerOf(report, { ...options, ...(run && { source: run }) })
  // The rows of several jobs are elsewhere.
  const told = report.sections.length > 1 ? tallies : tallies.filter(({ isCount }, at) => at === 0 || !isCount)
  return [
    showHeadline(told, answers, quote),
    facts([
      ['Cause', cause],
      ['Next', next],
      ['Sure?', sure],
    ]),
  ]
}

/** Lists what the line below the headline does not say, or without its links. */
function listFacts(report: Section, isAlone: boolean, createdAt: string | undefined, run: PageRun | undefined) {
  const { contender, baseline } = report.sides ?? {}
  const called = sidesCalled(report)
  const view = describeView(report)
  return knownFacts([
    [called.contender, isAlone ? contender && sideLink(contender, run) : undefined],
    [called.baseline, baseline && sideLink(baseline, run)],
    ['Run', run && link(run.url, trusted(runName(run)))],
    ['Measured', createdAt === undefined ? undefined : say`${createdAt}`],
    ['Shown', view === undefined ? undefined : trusted(view)],
  ])
}

function sideLink(origin: Origin, run: PageRun | undefined): Text {
  const text = sideText(origin)
  const { commit } = origin
  if (run === undefined || commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return text
  return link(`${run.repositoryUrl}/commit/${commit}`, text)
}

function showControls(section: Section): readonly Block[] {
  const plot = pictureControls(section.findings)
  if (plot === undefined) return []
  const { titleOf } = makeNaming(section)
  const tested = section.findings.filter(({ verdict, control }) => verdict !== null && control !== null)
  const columns: readonly ColumnOf<Finding>[] = [
    column('Benchmark', titleOf, { cell: 'text' }),
    column('A/A', ({ control }) => value(changeText(control!))),
  ]
  const table = tabulate(tested, columns, { caption: 'A/A tests' })
  return [plotOf(plot, captions['A/A'], 'A/A tests of all benchmarks'), details('Table of this plot', [table])]
}

function showMachine(measured: MeasuredPair): readonly Block[] {
  const readings = listReadings(measured)
  if (readings.length === 0) return []
  const plots = readings.map(reading =>
    plotOf(pictureReading(reading, measured), captions[reading.name as keyof typeof captions]),
  )
  const columns: readonly ColumnOf<number>[] = [
    column('Round', round => String(round + 1), { cell: 'text' }),
    ...readings.map(({ name, unit, values }) =>
      column<number>(unit === '' ? name : `${name}, ${unit}`, round =>
        values[round] === undefined ? '–' : String(Number(values[round].toPrecision(4))),
      ),
    ),
  ]
  const table = tabulate([...readings[0]!.values.keys()], columns, { caption: 'The machine by round' })
  return [{ kind: 'grid', tiles: plots.map(plot => ({ body: [plot] })) }, details('Table of these plots', [table])]
}

const captions = {
  'A/A': 'Each dot is the A/A result of one benchmark with its interval. They should lie around zero.',
  'Fixed work': 'A fixed piece of work of our own after each round. A level line is a machine with a steady speed.',
  Steal: 'The share of the time that the host of this virtual machine gave to others. It should be near zero.',
  'Other processes': 'The share of the time that programs used which are neither ours nor the command’s.',
  'Waiting for a core': 'The share of the time in which a process had to wait for a core.',
  'Clock rate': 'The mean of the first cores. Steps are changes of speed.',
  Load: 'Processes that could run, averaged over a minute.',
}

function showRecord(record: SessionRecord | undefined, key: string, { tools, program }: PageOptions, of?: Text) {
  if (record === undefined) return []
  // Invocations differ in little but their numbers.
  const packed = tools.pack(condense(tools.encodeRecord(record).split(/(?=\{"side":)/)))
  const name = `counterbalance-${record.suite}`.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 80)
  const files = [
    { name, form: 'json', words: 'The record as JSON' },
    { name, form: 'csv', words: 'All values as CSV' },
  ]
  return [
    details(of === undefined ? 'Raw data' : say`Raw data of ${of}`, [
      paragraph(
        say`This page holds everything that was measured, so that anybody can judge it again: ${`${program?.call ?? 'counterbalance'} show record.json`}.`,
      ),
      { kind: 'data', key, packed, files } as const,
    ]),
  ]
}

function showNames(title: string, all: readonly string[]): readonly Block[] {
  return all.length === 0 ? [] : titled(title, paragraph(names(all, 1000)))
}

function showReproduction(report: Section, { program }: PageOptions): readonly Block[] {
  const lines = reproduce(report, program)
  if (lines.length === 0) return []
  return [details('Reproduce', [paragraph(say`Type this ${reproduceWhere(report)}:`), { kind: 'code', lines }])]
}
