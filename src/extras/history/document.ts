import { changeAxis, type PlotAxis, placeAxis, quantityAxis, rowAxis } from '../../document/axis.js'
import {
  type Block,
  type ColumnOf,
  column,
  details,
  facts,
  type Group,
  heading,
  list,
  only,
  paragraph,
  tabulate,
} from '../../document/document.js'
import { freeId, idOf } from '../../document/escape.js'
import { band, dots, layOutRow, line, type Picture, zeroLine } from '../../document/picture.js'
import {
  join,
  line as lineOf,
  link,
  message,
  say,
  sign,
  styled,
  type Text,
  tell,
  trusted,
} from '../../document/text.js'
import { scale, share } from '../../metrics/scale.js'
import type { PageOptions } from '../../report/page-options.js'
import { changeSize } from '../../report/rows.js'
import { showHeadline } from '../../report/words/headline.js'
import { changeText, marks, otherMarks, verdictWords } from '../../report/words/words.js'
import type { Comparison } from './comparison.js'
import { type BenchmarkLevels, findLevels, type HistoryLevels, type Push } from './levels.js'
import { findNews, type LevelStep, type MoveOptions } from './moves.js'
import { packVersions } from './packed.js'
import { listOwn, listSince, type Shown, type Since } from './since.js'
import {
  describeGaps,
  describeHistory,
  describeMoves,
  describeTrust,
  endsOf,
  findBetween,
  isThere,
  isWorse,
  joinMove,
  type Move,
  type MoveText,
  nameRow,
  nameVersion,
  sinceTallies,
  sureOfLevels,
} from './words.js'

/** Shows histories: what changed since, what moved, and on a page the levels of each benchmark, with links where its repository is known. */
export function historyDocument(all: readonly Shown[], { run, program }: HistoryOptions = {}): readonly Block[] {
  const place = { repositoryUrl: run?.repositoryUrl, call: program?.call }
  const shown = all.flatMap((shown, at) => showHistory(shown, { ...place, prefix: all.length > 1 ? `${at + 1}/` : '' }))
  return [...only(['markdown', 'html'], heading(1, 'History')), ...shown]
}

type HistoryOptions = Pick<PageOptions, 'run' | 'program'>

interface Place {
  /** Prefix of its ids. */
  readonly prefix: string
  readonly repositoryUrl: string | undefined
  readonly call: string | undefined
}

/** A row with the id of its plot. */
interface PlacedRow extends Since {
  readonly id: string
}

/** GitHub shows no more of a file than so many bytes of it; a row has about 150. */
const mostRows = 1000
/** More moves are on the page, and more than those there in the JSON. */
const mostMoves = { terminal: 10, markdown: 20, html: 100 }
const mostOpen = 10

function showHistory(shown: Shown, place: Place): readonly Block[] {
  const { suite, levels, moves } = shown
  const title = describeHistory(suite, levels)
  const opening = [...only('terminal', paragraph(title)), ...only(['markdown', 'html'], heading(2, title))]
  if (shown.rows.length === 0) return [...opening, paragraph('Nothing was judged yet.')]
  const taken = new Set<string>()
  const rows = shown.rows.map(row => ({ ...row, id: freeId(`${place.prefix}${idOf(row.of.benchmark)}`, taken) }))
  const tiles = rows.map(row => ({ id: row.id, group: groupOf(row), body: showBenchmark(row, shown, place) }))
  const words = { call: place.call, bisection: shown.bisection, isBetween: findBetween(levels, shown.bisection) }
  const told = describeMoves(moves, rows, { ...words, show: linkVersions(place.repositoryUrl) })
  const joined = told.map(joinMove)
  const folded = takeFirst(joined.slice(mostOpen), mostMoves.html - mostOpen)
  const trust = describeTrust(levels)
  const movesTitle = joined.length === 0 ? paragraph('No steps or trends were found.') : heading(3, 'Steps and trends')
  return [
    ...opening,
    ...only(
      'html',
      showHeadline(sinceTallies(rows)),
      showFacts(shown, told),
      movesTitle,
      list(joined.slice(0, mostOpen)),
      details(`${joined.length - mostOpen} more`, [list(folded)]),
      heading(2, 'Since'),
      tabulateForPages(rows, shown.threshold),
      paragraph(caption),
      ...showVersions(rows, shown, place),
      { kind: 'grid', tiles },
      heading(2, 'Can these levels be trusted?'),
      list(tell(trust, describeGaps(levels))),
    ),
    ...only(
      'terminal',
      tabulateForTerminals(rows),
      list(
        takeFirst(
          told.map(({ said }) => said),
          mostMoves.terminal,
        ),
      ),
    ),
    ...only(
      'markdown',
      ...tabulateFirst(rows, mostRows, [column('verdict', showVerdict, { cell: 'mark' }), ...firstColumns(rows)]),
      movesTitle,
      list(takeFirst(joined, mostMoves.markdown)),
      ...showChart(levels, rows),
    ),
    ...only(['terminal', 'markdown'], paragraph(trust)),
    ...only(
      'terminal',
      ...tell(nextStep(shown, told)).map(text => paragraph(say`${styled('strong', trusted('Next:'))} ${text}`)),
    ),
  ]
}

/** Lets the readers of a page choose two pushes; nothing of fewer than three, of which the table tells all. */
function showVersions(rows: readonly PlacedRow[], { levels }: Shown, { prefix }: Place): readonly Block[] {
  const { pushes } = levels
  if (pushes.length < 3) return []
  const taken = new Set<string>()
  const grounds = new Set(rows.map(({ ground }) => ground))
  const [ground] = grounds.size === 1 ? [pushes.indexOf([...grounds][0]!)] : []
  return [
    heading(3, 'Between any two pushes'),
    paragraph('Choose two pushes, or drag over a plot: all plots show what lies between, and a table what changed.'),
    {
      kind: 'versions',
      key: prefix,
      all: pushes.map(push => ({
        value: freeId(nameVersion(push), taken),
        text: `${nameVersion(push)}, ${push.at.slice(0, 10)}`,
      })),
      usual: [Math.max(0, ground ?? 0), pushes.length - 1],
      data: JSON.stringify(packVersions(levels, rows)).split(/(?=\{"id":)/),
    },
  ]
}

/** The largest step or trend, if possible one that something is to be done about, the trust in the levels, and the next step. */
function showFacts(shown: Shown, moves: readonly MoveText[]): Block {
  const { levels, rows } = shown
  const worse = moves.filter(({ move }) => isWorse(move))
  const open = findOpen(shown, moves)
  const largest = open ?? worse[0] ?? moves[0]
  const worst = rows.find(({ verdict }) => verdict === 'regressed')
  const next =
    nextStep(shown, moves) ??
    (worst === undefined
      ? worse[0] && trusted(`Nothing to do: ${excuse(worse[0].move, shown)}.`)
      : say`Drag over the plot of ${nameRow(worst, rows)}, to see between which pushes it got worse.`)
  return facts([
    ['Largest step or trend', largest?.said],
    ['Sure?', sureOfLevels(levels)],
    ['Next', next],
  ])
}

/** The largest move for the worse that something is to be done about. */
function findOpen(shown: Shown, moves: readonly MoveText[]): MoveText | undefined {
  return moves.find(({ move }) => isWorse(move) && excuse(move, shown) === undefined)
}

/** Says how to find the commit of the largest move for the worse: by a bisection, or in what came with one push. Undefined where there is none. */
function nextStep(shown: Shown, moves: readonly MoveText[]): Text | undefined {
  const open = findOpen(shown, moves)
  if (open === undefined) return undefined
  if (open.bisect.length > 0) return say`Find the commit: ${open.bisect}`
  const [good, bad] = endsOf(open.move).map(({ commit }) => commit?.slice(0, 12))
  return good && bad ? say`See what changed: ${lineOf(`git log --patch ${good}..${bad}`)}` : undefined
}

/** Says why nothing is to be done about a move for the worse; undefined where something is. */
function excuse(move: Move, { levels, rows }: Shown): string | undefined {
  const { verdict, threshold } = rows.find(row => row.of === move.of)!
  if (verdict === 'regressed') return undefined
  if (!isThere(move, levels)) return 'later pushes undid it'
  return Math.abs(move.change.value) < threshold ? `it is below the threshold of ${share(threshold)}` : undefined
}

const caption =
  'Each line is the level of a benchmark by push, above the version that it stands on, with a ribbon of 95%. It is open where no comparison joins two versions. Dashed lines are releases, and thick ones are steps. Rings mark pushes that were compared with the anchor, too. Ticks below are changes of the machine: they move no level.'

function takeFirst(all: readonly Text[], most: number): readonly Text[] {
  return all.length > most ? [...all.slice(0, most), trusted(`And ${all.length - most} more.`)] : all
}

/** More are in the file of the history. */
const mostOfPush = 10

/**
 * Shows what the newest push has brought to light, and what changed since older versions. Nothing is shown of fewer than three versions,
 * since their one comparison is what the report shows, nor of a push that is not published, since it is no version of the history.
 */
export function pushDocument(
  { comparisons, isPublished }: { readonly comparisons: readonly Comparison[]; readonly isPublished: boolean },
  options: MoveOptions,
): readonly Block[] {
  if (!isPublished) return []
  const levels = findLevels(comparisons)
  if (levels.pushes.length < 3) return []
  const rows = listSince(levels, options)
  const news = describeMoves(findNews(comparisons, levels, options), rows).map(joinMove)
  const moved = rows.filter(({ isApart }) => isApart)
  const joined: readonly Block[] = [heading(2, 'Newly found'), list(takeFirst(news, mostOfPush))]
  return [
    ...(news.length > 0 ? joined : []),
    heading(2, 'Since older versions'),
    ...(moved.length > 0
      ? tabulateFirst(moved, mostOfPush, firstColumns(rows))
      : [paragraph('No benchmark is told apart from what it was.')]),
    ...showChart(levels, rows),
  ]
}

function tabulateFirst(rows: readonly Since[], most: number, columns: readonly ColumnOf<Since>[]): readonly Block[] {
  const table = tabulate(rows.slice(0, most), columns, { caption: 'Changes since' })
  const more = rows.length - most
  return more > 0 ? [table, paragraph(`And ${more} more.`)] : [table]
}

function groupOf(row: Since): Group {
  return { key: row.verdict ?? 'none', word: say`${sign(markOf(row))} ${trusted(verdictWord(row))}` }
}

function verdictWord({ verdict }: Since): string {
  return verdict === null ? 'not judged' : verdictWords[verdict]
}

function markOf({ verdict }: Since) {
  return verdict === null ? otherMarks.unjudged : marks[verdict]
}

function showVerdict(row: Since): Text {
  return groupOf(row).word
}

function showLevel(level: Since['change'], without: string): Text {
  return trusted(level === undefined ? without : changeText(level))
}

/** The columns that all media have, with heads in the way of `write`. */
function sinceColumns(rows: readonly Since[], write = (head: string) => head) {
  const head = write('change')
  return {
    name: column<Since>(write('benchmark'), row => nameRow(row, rows), { cell: 'text' }),
    since: column<Since>(write('since'), ({ ground }) => say`${nameVersion(ground)}`, { cell: 'text' }),
    change: column<Since>(head, ({ change }) => showLevel(change, 'not joined by comparisons'), {
      ...{ cell: 'change', align: 'left' },
    }),
    last: column<Since>(write('last push'), ({ last }) => showLevel(last, ''), { align: 'left', drop: 1 }),
  }
}

function firstColumns(rows: readonly Since[]): readonly ColumnOf<Since>[] {
  const { name, since, change } = sinceColumns(rows)
  return [name, since, change]
}

function tabulateForTerminals(rows: readonly Since[]): Block {
  const { name, since, change, last } = sinceColumns(rows)
  const isOne = new Set(rows.map(({ ground }) => ground.digest)).size === 1
  const verdict = column('', showVerdict, { cell: 'text' })
  const columns = isOne
    ? [verdict, name, { ...change, head: say`since ${nameVersion(rows[0]!.ground)}` }, last]
    : [verdict, name, change, since, last]
  return tabulate(rows, columns, { caption: 'Changes since' })
}

function tabulateForPages(rows: readonly PlacedRow[], usual: number): Block {
  const axis = rowAxis(
    rows.flatMap(({ change }) => change ?? []),
    2 * usual,
  )
  const { name, since, change, last } = sinceColumns(rows, head => `${head[0]!.toUpperCase()}${head.slice(1)}`)
  const columns: readonly ColumnOf<Since>[] = [
    {
      ...{ head: styled('hidden', trusted('Verdict')), cell: 'mark' },
      show: row => say`${sign(markOf(row))} ${styled('hidden', trusted(verdictWord(row)))}`,
    },
    { ...name, sort: 'name' },
    column('Plot', () => [], { cell: 'strip', axis }),
    { ...change, head: trusted('Change [95% CI]'), sort: 'size', size: ({ change }) => change && changeSize(change) },
    since,
    // On a phone, these would stand below a row without their heads.
    { ...last, cell: 'text' },
  ]
  return tabulate(rows, columns, {
    caption: `Those that got most worse come first. Line: interval of the change. Dot: estimate. Shaded: within the threshold of ±${share(usual)}, or of a rule.`,
    isBrowsed: true,
    row: row => {
      const { change, threshold, id: leadsTo } = row
      const joined = { tone: markOf(row).tone, group: groupOf(row), leadsTo }
      if (change === undefined) return joined
      return { ...joined, marks: layOutRow({ change, threshold }, axis, usual) }
    },
  })
}

function linkVersions(repositoryUrl: string | undefined) {
  return (push: Push): Text => {
    const name = say`${nameVersion(push)}`
    const isLinked = repositoryUrl !== undefined && push.commit !== undefined
    return isLinked ? link(`${repositoryUrl}/commit/${push.commit}`, name) : name
  }
}

const mostMachines = 5

function showBenchmark(row: Since, { levels, moves, rows }: Shown, { repositoryUrl }: Place): readonly Block[] {
  const { ground, newest, change } = row
  const benchmark = levels.benchmarks.find(({ of }) => of === row.of)!
  const steps = moves.steps.filter(({ of }) => of === row.of)
  const showVersion = linkVersions(repositoryUrl)
  const values = benchmark.absolutes.slice(0, mostMachines).map(({ value, unit, machine, digest }) => {
    const { number, unit: name } = scale([value], unit)
    const push = levels.pushes.find(push => push.digest === digest)!
    return say`${trusted(number(value))} ${message(name)} on ${message(machine)}, at ${nameVersion(push)}`
  })
  const reading =
    change === undefined
      ? say`No comparisons join ${nameVersion(newest)} with ${nameVersion(ground)}.`
      : say`${nameVersion(newest)} against ${nameVersion(ground)}: ${trusted(changeText(change))}`
  const numbers = tabulate<Push>(
    listOwn(benchmark, levels.pushes),
    [
      column('Push', showVersion, { cell: 'text' }),
      column('Day', ({ at }) => trusted(at.slice(0, 10))),
      column('Level', ({ digest }) => showLevel(benchmark.compare(digest, ground.digest), 'not joined')),
    ],
    { caption: 'Levels' },
  )
  return [
    {
      kind: 'plot',
      plot: pictureLevels(row, benchmark, levels.pushes, steps),
      title: nameRow(row, rows),
      caption: reading,
    },
    list(steps.map(step => say`${trusted(changeText(step.change))} at ${showVersion(step.at)}`)),
    ...showValues(row, benchmark, levels),
    ...(values.length > 0 ? [paragraph(styled('below', say`By machine: ${join(values, '; ')}`))] : []),
    details('Numbers', [numbers]),
  ]
}

/** Draws what a benchmark took at each push: its levels times the newest value on one machine. Nothing where no value is known. */
function showValues(
  { of }: Since,
  { absolutes, compare }: BenchmarkLevels,
  { pushes }: HistoryLevels,
): readonly Block[] {
  const [reference] = absolutes
  if (reference === undefined) return []
  const timesReference = (change: number): number => reference.value * (1 + change)
  const values = pushes.map(({ digest }, at) => {
    const change = digest === reference.digest ? { value: 0, low: 0, high: 0 } : compare(digest, reference.digest)
    return change && { at, low: change.low ?? -1, high: change.high ?? change.value, value: change.value }
  })
  const known = splitWhere(values, value => value === undefined).map(stretch =>
    stretch.map(value => ({
      ...{ at: value!.at, value: timesReference(value!.value) },
      ...{ low: timesReference(value!.low), high: timesReference(value!.high) },
    })),
  )
  const places = known.flat()
  if (places.length < 2) return []
  const { number, unit } = scale([reference.value], reference.unit)
  const push = pushes.find(({ digest }) => digest === reference.digest)!
  const plot: Picture = {
    title: `${of.benchmark} in ${unit}`,
    description: 'The value of each push, by its level',
    x: pushAxis(pushes),
    y: quantityAxis(
      places.flatMap(({ low, high }) => [low, high]),
      reference.unit,
    ),
    marks: [
      ...known.flatMap(stretch => [band('band', stretch), line('estimate', stretch)]),
      { ...dots('estimate small', 'push', places), ...(pushes.length > mostDots && { kind: 'unseen' }) },
    ],
    height: 180,
  }
  const caption = say`The levels times ${trusted(number(reference.value))} ${message(unit)}, the value of ${nameVersion(push)} on ${message(reference.machine)}. The ribbon of 95% is how far each push is known from that one.`
  return [details('Values', [{ kind: 'plot', plot, title: say`${of.benchmark}`, caption }])]
}

const mostLines = 3
const mostPushes = 50

/** Draws those that got most worse as a folded chart of Mermaid: only numbers and the beginnings of commits, since a name in it could end it. */
function showChart(levels: HistoryLevels, rows: readonly Since[]): readonly Block[] {
  const worst = rows.filter(({ change }) => change !== undefined).slice(0, mostLines)
  const drawn = worst.map(({ of, ground }) => {
    const benchmark = levels.benchmarks.find(benchmark => benchmark.of === of)!
    return levels.pushes.map(({ digest }) => benchmark.compare(digest, ground.digest)?.value)
  })
  const places = levels.pushes
    .map((push, at) => ({ at, commit: push.commit?.slice(0, 7) ?? `${at + 1}` }))
    .filter(({ at }) => drawn.every(values => values[at] !== undefined))
    .slice(-mostPushes)
  if (worst.length === 0 || places.length < 3) return []
  const lines = [
    'xychart-beta',
    `  x-axis [${places.map(({ commit }) => `"${commit}"`).join(', ')}]`,
    '  y-axis "change, %"',
    ...drawn.map(values => `  line [${places.map(({ at }) => (100 * values[at]!).toFixed(2)).join(', ')}]`),
  ]
  const names = worst.map(row => nameRow(row, rows))
  const body: readonly Block[] = [
    { kind: 'code', language: 'mermaid', lines },
    paragraph(say`Levels in percent: ${join(names, ', ')}.`),
  ]
  return only('markdown', details('Chart of those that got most worse', body))
}

/** Draws the levels of one benchmark by push with its own steps, each stretch that comparisons join as a line. */
export function pictureLevels(
  { ground }: Since,
  { of, compare }: Pick<BenchmarkLevels, 'of' | 'compare'>,
  pushes: readonly Push[],
  steps: readonly LevelStep[],
): Picture {
  const levels = pushes.map(({ digest, isAnchored }, at) => ({ at, isAnchored, level: compare(digest, ground.digest) }))
  const known = levels.flatMap(({ level, ...place }) => (level ? [{ ...place, ...level }] : []))
  const moves = pushes.flatMap(({ machine }, at) => (at > 0 && machine !== pushes[at - 1]!.machine ? [at] : []))
  const releases = pushes.flatMap(({ name }, at) => (name === undefined ? [] : [at]))
  const ribbons = splitWhere(levels, ({ level }) => level === undefined).flatMap(stretch => {
    const placed = stretch.map(({ at, level }) => ({ at, ...level! }))
    return [
      band(
        'band',
        placed.map(({ at, value, low, high }) => ({ at, low: low ?? -1, high: high ?? value })),
      ),
      line('estimate', placed),
    ]
  })
  const placesOf = (some: readonly LevelStep[]): readonly number[] =>
    some.map(({ at }) => pushes.findIndex(({ digest }) => digest === at.digest) - 0.5)
  const isShort = pushes.length <= mostDots
  return {
    title: of.benchmark,
    description: 'The level of each push above the version that it stands on',
    x: pushAxis(pushes),
    y: changeAxis,
    marks: [
      zeroLine,
      { shape: 'rules', kind: 'look', x: releases },
      { shape: 'rules', kind: 'step worse', x: placesOf(steps.filter(isWorse)) },
      { shape: 'rules', kind: 'step better', x: placesOf(steps.filter(step => !isWorse(step))) },
      ...ribbons,
      { ...dots('estimate small', 'push', known), ...(!isShort && { kind: 'unseen' }) },
      dots(
        'estimate small hollow',
        'compared with the anchor',
        known.filter(({ isAnchored }) => isAnchored),
      ),
      { shape: 'ticks', kind: 'thin', x: moves },
    ],
    height: 180,
  }
}

/** The axis of pushes, whose tips name them with their days; releases are written by name, and a few other pushes by day. */
function pushAxis(pushes: readonly Push[]): PlotAxis {
  const last = pushes.length - 1
  const marked = pushes.flatMap(({ name }, at) =>
    name !== undefined || at % Math.ceil(last / 2 || 1) === 0 ? [at] : [],
  )
  const dayOf = ({ at }: Push): string => at.slice(0, 10)
  return placeAxis(
    pushes.map(push => `${nameVersion(push)}, ${dayOf(push)}`),
    [...new Set([...marked, last])],
    pushes.map(push => push.name ?? dayOf(push)),
  )
}

/** With more, dots would hide the line. */
const mostDots = 40

function splitWhere<Item>(items: readonly Item[], isGap: (item: Item) => boolean): readonly (readonly Item[])[] {
  const stretches: Item[][] = [[]]
  for (const item of items)
    if (isGap(item)) stretches.push([])
    else stretches.at(-1)!.push(item)
  return stretches.filter(stretch => stretch.length > 0)
}
