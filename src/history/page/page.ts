import { attribute } from '../../document/escape.js'
import { own, say, type Text } from '../../document/text.js'
import { scale } from '../../metrics/scale.js'
import { freeId, idOf } from '../../report/page/address.js'
import type { PageOptions } from '../../report/page/context.js'
import { makeDocument } from '../../report/page/document.js'
import { figure, html, list, numberTable, section } from '../../report/page/html.js'
import { drawPicture } from '../../report/page/plots/picture.js'
import { changeText } from '../../report/words/headline.js'
import { entities } from '../../util/entities.js'
import type { BenchmarkLevels, Levels, Push } from '../levels.js'
import type { Shown } from '../shown.js'
import { listOwn, type Since } from '../since.js'
import { describeGaps, describeHistory, describeMoves, describeTrust, nameRow, nameVersion } from '../words.js'
import { pictureLevels } from './plot.js'
import { drawRows, judgeSince, type LinkedRow } from './rows.js'

/** Renders histories as a page of its own: what changed since, what moved, and a line of levels for each benchmark. */
export function renderHistoryPage(histories: readonly Shown[], options: PageOptions): string {
  const body = histories.flatMap((one, index) => drawHistory(one, histories.length > 1 ? `${index + 1}/` : '', options))
  return makeDocument('History', ['<header>\n<h1>History</h1>\n</header>', ...body], options)
}

/** More are in the JSON. */
const mostMoves = 100
const mostOpen = 10
const mostMachines = 5

function drawHistory(shown: Shown, prefix: string, options: PageOptions): readonly string[] {
  const { suite, levels, moves } = shown
  if (shown.rows.length === 0) return [section(html(say`${suite}: nothing was judged yet`), ' ')]
  const taken = new Set<string>()
  const rows = shown.rows.map((row): LinkedRow => ({ ...row, id: freeId(`${prefix}${idOf(row.of.benchmark)}`, taken) }))
  const drawn = rows.map(row => drawBenchmark(row, shown, options))
  return [
    section(html(describeHistory(suite, levels)), drawMoves(describeMoves(moves, rows, mostMoves))),
    section('Since', drawRows(rows, shown), `<p>${caption}</p>`, `<div class="plots small">${drawn.join('\n')}</div>`),
    section('Can these levels be trusted?', list([describeTrust(levels), ...describeGaps(levels)])),
  ]
}

function drawMoves(sentences: readonly Text[]): string {
  if (sentences.length === 0) return '<p>No step and no creep was found.</p>'
  const rest = sentences.slice(mostOpen)
  const more = `<details><summary>${rest.length} more</summary>${list(rest)}</details>`
  return `<h3>Steps and creep</h3>${list(sentences.slice(0, mostOpen))}${rest.length > 0 ? more : ''}`
}

const caption =
  'Each line is the level of a benchmark by push, above the version that it stands on, with a ribbon of 95 %. It is open where no race joins two versions. Dashed lines are releases, and thick ones are steps. Rings stand where a push was raced against the anchor. Ticks below are changes of the machine: they move no level.'

function drawBenchmark(row: LinkedRow, shown: Shown, options: PageOptions): string {
  const { levels, moves, rows } = shown
  const benchmark = levels.benchmarks.find(({ of }) => of === row.of)!
  const steps = moves.steps.filter(({ of }) => of === row.of)
  const picture = drawPicture(pictureLevels(row, benchmark, { levels, steps }))
  const linked = steps.map(({ at, change }) => `<li>${changeText(change)} at ${drawVersion(at, options)}</li>`)
  const numbers = listOwn(benchmark, levels.pushes).map(push => {
    const level = benchmark.compare(push.digest, row.ground.digest)
    return [drawVersion(push, options), push.at.slice(0, 10), level === undefined ? 'not joined' : changeText(level)]
  })
  const table = `<details><summary>Numbers</summary>${numberTable('Levels', ['Push', 'Day', 'Level'], numbers)}</details>`
  const verdict = judgeSince(row, shown) ?? 'none'
  return `<div class="multiple" id="${attribute(row.id)}" data-verdict="${verdict}">${figure(html(nameRow(row, rows)), picture, html(describeRow(row)))}${linked.length > 0 ? `<ul>${linked.join('')}</ul>` : ''}${drawValues(benchmark, levels)}${table}</div>`
}

/** The newest value on each machine, which says nothing of the others. */
function drawValues({ absolutes }: BenchmarkLevels, { pushes }: Levels): string {
  const rows = absolutes.slice(0, mostMachines).map(({ value, unit, machine, digest }) => {
    const { number, unit: name } = scale([value], unit)
    const push = pushes.find(one => one.digest === digest)!
    return `${number(value)} ${entities(name)} on ${entities(machine)}, at ${html(say`${nameVersion(push)}`)}`
  })
  return rows.length === 0 ? '' : `<p><small>By machine: ${rows.join('; ')}</small></p>`
}

function describeRow({ ground, newest, change }: Since): Text {
  return change === undefined
    ? say`No races join ${nameVersion(newest)} with ${nameVersion(ground)}.`
    : say`${nameVersion(newest)} against ${nameVersion(ground)}: ${own(changeText(change))}`
}

/** A version with a link to its commit, where the page knows its repository. */
function drawVersion(push: Push, { run }: PageOptions): string {
  const name = html(say`${nameVersion(push)}`)
  if (run === undefined || push.commit === undefined) return name
  return `<a href="${attribute(`${run.repositoryUrl}/commit/${push.commit}`)}">${name}</a>`
}
