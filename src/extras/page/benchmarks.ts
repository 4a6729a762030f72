import { group } from 'd3-array'
import type { Finding } from '../../compare/finding.js'
import { rowAxis } from '../../document/axis.js'
import { type Block, type ColumnOf, column, heading, tabulate } from '../../document/document.js'
import { freeId, idOf } from '../../document/escape.js'
import { layOutRow } from '../../document/picture.js'
import { join, link, message, say, sign, styled, type Text, trusted, value, write } from '../../document/text.js'
import { share } from '../../metrics/scale.js'
import { isTold, type Section } from '../../report/report.js'
import { changeSize, listRows, makeNaming, makeRows, type ReportRow, title } from '../../report/rows.js'
import { wholeChange } from '../../report/tables.js'
import { sideName } from '../../report/words/sides.js'
import { isDistrusted } from '../../report/words/trust.js'

/** A table with more rows shows the first ones, and counts all by the beginnings of their names. */
const [mostRows, firstRows] = [60, 20]

/** Shows a row for each finding, whose panels have ids that begin with `prefix`. What is unchanged stands behind a button, unless all is. */
export function showBenchmarks(section: Section, prefix: string): readonly Block[] {
  const rows = listRows(makeRows(section))
  const ids = new Map(listSubjects(section, prefix).map(({ key, id }) => [key, id]))
  return [tabulateRows(section, rows, ids), ...(rows.length > mostRows ? countByName(section, rows) : [])]
}

/** The axis of all rows: it holds the threshold on both sides, and most intervals of what is not unchanged; of all, where all is. */
export function forestAxis(rows: readonly ReportRow[], threshold: number) {
  const told = rows.filter(({ verdict }) => verdict !== null && verdict !== 'unchanged')
  const spans = (told.length > 0 ? told : rows).flatMap(({ finding }) => finding.change ?? [])
  return rowAxis(spans, 2 * threshold)
}

/** A benchmark with all that is told of it, and its place in the page. */
export interface Subject {
  readonly key: string
  readonly id: string
  readonly findings: readonly Finding[]
}

/** Lists the benchmarks of a section in the order of their rows. */
export function listSubjects(section: Section, prefix: string): readonly Subject[] {
  const { titleOf } = makeNaming(section)
  const groups = group(section.findings.filter(isTold), keyOf)
  const taken = new Set<string>()
  return [...new Set(listRows(makeRows(section)).map(({ finding }) => keyOf(finding)))].map(key => {
    const findings = groups.get(key)!
    const name = write(titleOf(findings[0]!), { name: text => text, message: text => text, line: text => text })
    return { key, id: freeId(`${prefix}${idOf(name)}`, taken), findings }
  })
}

function keyOf({ benchmark, aside }: Finding): string {
  return `${aside === true}\n${benchmark}`
}

/** The forest plot of `rows`, which is a table of their numbers at the same time. */
function tabulateRows(section: Section, rows: readonly ReportRow[], ids: ReadonlyMap<string, string>): Block {
  const { titleOf } = makeNaming(section)
  const { threshold, confidence } = section.settings
  const axis = forestAxis(rows, threshold)
  const nameOf = ({ metric, finding, reason }: ReportRow): Text => {
    const name = title({ benchmark: finding.benchmark, metric, label: titleOf(finding) })
    return reason === null ? name : [...name, ...styled('below', message(reason))]
  }
  const columns: readonly ColumnOf<ReportRow>[] = [
    {
      ...{ head: styled('hidden', trusted('Verdict')), cell: 'mark' },
      show: ({ mark, word }) => say`${sign(mark)} ${styled('hidden', trusted(word))}`,
    },
    column('Benchmark', nameOf, { cell: 'text', sort: 'name' }),
    column('Plot', ({ strip }) => strip, { cell: 'strip', axis }),
    column(`Change [${share(confidence)} CI]`, wholeChange, {
      ...{ cell: 'change', sort: 'size' },
      size: ({ finding: { change } }) => (change === null ? undefined : changeSize(change)),
    }),
    ...(isDistrusted(section)
      ? [
          {
            ...column<ReportRow>('', ({ control }) => `A/A ${control}`),
            head: say`${sideName(section, 'baseline')} against itself`,
          },
        ]
      : []),
    {
      head: say`${sideName(section, 'baseline')} → ${sideName(section, 'contender')}`,
      ...{ cell: 'value', show: ({ both }) => both },
    },
  ]
  return tabulate(rows, columns, {
    caption: `Line: ${share(confidence)} confidence interval of the change, with its estimate. Shaded: within ±${share(threshold)}.`,
    isBrowsed: true,
    ...(rows.length > mostRows && { most: firstRows }),
    row: ({ finding, mark, verdict }) => ({
      tone: mark.tone,
      group: {
        ...{ key: verdict ?? 'none', word: say`${sign(mark)} ${trusted(groupWord(verdict, rows))}` },
        ...fold(verdict, rows, threshold),
      },
      opens: ids.get(keyOf(finding))!,
      marks: { ...layOutRow(finding, axis, threshold), ...(mark.shape && { shape: mark.shape }) },
    }),
  })
}

/** Hides what is unchanged or not judged behind what it is, where there is anything else to see. */
function fold(verdict: ReportRow['verdict'], rows: readonly ReportRow[], threshold: number) {
  const isQuiet = ({ verdict }: Pick<ReportRow, 'verdict'>): boolean => verdict === 'unchanged' || verdict === null
  if (!isQuiet({ verdict }) || rows.every(isQuiet)) return {}
  const { length } = rows.filter(row => row.verdict === verdict)
  const within = verdict === 'unchanged' ? `, within ±${share(threshold)}` : ''
  return { folded: `${length} ${groupWord(verdict, rows)}${within}` }
}

/** More groups are no overview. */
const mostGroups = 24

/** Groups `rows` by their names up to the first sign between words behind what all share, the largest groups first; others begin with nothing. */
function groupRows(rows: readonly ReportRow[], prefix: string) {
  const startOf = ({ benchmark }: ReportRow): string =>
    /^.+?[/.:_\s-]+(?=.)/.exec(benchmark.slice(prefix.length))?.[0] ?? ''
  const groups = [...group(rows, startOf)].sort(([, row], [, next]) => next.length - row.length)
  const isNamed = ([start, { length }]: (typeof groups)[number], at: number): boolean =>
    start !== '' && length > 1 && at < mostGroups
  const others = groups.filter((group, at) => !isNamed(group, at)).flatMap(([, rows]) => rows)
  const named = groups.filter(isNamed).map(([start, rows]) => ({ start: `${prefix}${start}`, rows }))
  return others.length === 0 ? named : [...named, { start: '', rows: others }]
}

/** Counts the verdicts of all benchmarks by the beginnings of their names; nothing where these say little. */
function countByName(section: Section, rows: readonly ReportRow[]): readonly Block[] {
  const groups = groupRows(rows, makeNaming(section).prefix)
  if (groups.length < 2) return []
  const columns: readonly ColumnOf<(typeof groups)[number]>[] = [
    column(
      'Names with',
      ({ start }) => (start === '' ? trusted('others') : link(`#?filter=${encodeURIComponent(start)}`, say`${start}`)),
      { cell: 'text' },
    ),
    column('Verdicts', ({ rows }) => countVerdicts(rows), { align: 'left' }),
  ]
  return [heading(3, `All ${rows.length} by name`), tabulate(groups, columns, { caption: 'Verdicts by name' })]
}

function countVerdicts(rows: readonly ReportRow[]): Text {
  const counts = [...group(rows, ({ mark }) => mark)].map(([mark, { length }]) =>
    styled(mark.tone, say`${sign(mark)} ${value(`${length}`)}`),
  )
  return join(counts, ' ')
}

/** A verdict by the one word of all its rows, or by its own name where they have several. */
function groupWord(verdict: ReportRow['verdict'], rows: readonly ReportRow[]): string {
  if (verdict === null) return 'not judged'
  const words = new Set(rows.filter(row => row.verdict === verdict).map(({ word }) => word))
  return words.size === 1 ? [...words][0]! : verdict
}
