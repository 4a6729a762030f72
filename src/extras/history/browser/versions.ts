/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { plotIn, showPart } from '../../../browser/figures.js'
import { unpack } from '../../../browser/packed.js'
import { addressOf, find, readAddress } from '../../../browser/page.js'
import { changeText } from '../../../report/words/words.js'
import { joinPushes } from '../join-pushes.js'
import type { PackedVersions } from '../packed.js'

/** Lets readers choose two pushes, by lists or by a stroke over any plot: all plots show what is between them, and a table what changed. */
export function installVersions(): void {
  for (const form of find<HTMLFormElement>('form.versions')) {
    form.hidden = false
    const [from, to] = find<HTMLSelectElement>('select', form)
    form.addEventListener('submit', event => event.preventDefault())
    form.addEventListener('change', () => choosePushes(form, from!.value, to!.value))
    form.querySelector('button')?.addEventListener('click', () => choosePushes(form, '', ''))
    for (const plot of find<HTMLElement>('.tile .plot', form.parentElement!)) installBrush(form, plot)
    addEventListener('hashchange', () => showPushes(form))
    addEventListener('popstate', () => showPushes(form))
    showPushes(form)
  }
}

/** Puts two pushes of the lists of `form` into the address, or takes them out. */
function choosePushes(form: HTMLFormElement, from: string, to: string): void {
  const { id, shown } = readAddress()
  for (const [at, { name }] of find<HTMLSelectElement>('select', form).entries()) {
    shown.delete(name)
    if (from !== '') shown.set(name, at === 0 ? from : to)
  }
  history.pushState(null, '', addressOf(id, shown))
  showPushes(form)
}

/** Shows what the address says of the pushes of `form`: all of them, or those between two and what changed from one to the other. */
function showPushes(form: HTMLFormElement): void {
  const { shown } = readAddress()
  const lists = find<HTMLSelectElement>('select', form)
  const [from, to] = lists.map(list => {
    const at = [...list.options].findIndex(({ value }) => value === shown.get(list.name))
    const usual = [...list.options].findIndex(({ defaultSelected }) => defaultSelected)
    list.selectedIndex = at < 0 ? usual : at
    return list.selectedIndex
  }) as [number, number]
  const isAsked = lists.some(({ name }) => shown.has(name))
  form.querySelector('button')!.hidden = !isAsked
  const part = isAsked && from !== to ? ([Math.min(from, to), Math.max(from, to)] as const) : undefined
  for (const place of find('.tile .plot', form.parentElement!)) showPart(place, part)
  const table = find<HTMLTableElement>('.between table', form.parentElement!)[0]!
  table.closest('div')!.hidden = !isAsked
  if (isAsked) void unpack(form.dataset.packedIn!).then(text => fillTable(form, table, JSON.parse(text), [from, to]))
  else form.querySelector('output')!.textContent = ''
}

/** Fills the table below `form` with what changed between two pushes, the worst first. */
function fillTable(
  form: HTMLFormElement,
  table: HTMLTableElement,
  { benchmarks, reach, layout }: PackedVersions,
  [from, to]: readonly [number, number],
): void {
  const rows = benchmarks.flatMap(benchmark => {
    const height = joinPushes(benchmark, from, to)
    if (height === null) return []
    const { value, variance } = height ?? { value: Number.NEGATIVE_INFINITY, variance: 0 }
    const error = reach * Math.sqrt(variance + 2 * layout)
    const ends =
      benchmark.better === 'higher' ? [-value, -value - error, -value + error] : [value, value - error, value + error]
    const [change, low, high] = ends.map(Math.expm1) as [number, number, number]
    const isFar = (low > 0 || high < 0) && Math.abs(change) >= benchmark.threshold
    const tone = !height || !isFar || benchmark.better === 'unknown' ? '' : value > 0 ? 'bad' : 'good'
    return [
      {
        id: benchmark.id,
        value,
        tone,
        text: height ? changeText({ value: change, low, high }) : 'not joined by comparisons',
      },
    ]
  })
  const names = find<HTMLSelectElement>('select', form).map(list => list.selectedOptions[0]?.textContent ?? '')
  const known = rows.filter(({ value }) => Number.isFinite(value)).length
  const compared = `${known} of ${benchmarks.length} benchmarks compared`
  const told = rows.length === 0 ? 'No benchmark is in both pushes.' : compared
  form.querySelector('output')!.textContent = from === to ? 'Choose two different pushes.' : told
  table.hidden = from === to || rows.length === 0
  table.caption!.textContent = `From ${names[0]} to ${names[1]}, the most harmful first. The intervals of a benchmark hold together for all pairs of pushes: without a change, 95 of 100 benchmarks have 0 in all of theirs.`
  const body = table.tBodies[0]!
  body.replaceChildren()
  for (const { id, tone, text } of rows.sort((a, b) => b.value - a.value)) {
    const row = body.insertRow()
    const [name, link] = [document.createElement('th'), document.createElement('a')]
    const title = find('.tile .plot-title').find(heading => heading.closest('.tile')!.id === id)
    link.href = `#${encodeURIComponent(id)}`
    link.append(...(title?.cloneNode(true).childNodes ?? []))
    name.scope = 'row'
    name.append(link)
    row.append(name)
    const change = row.insertCell()
    change.className = tone
    change.textContent = text
  }
}

/** Lets a stroke over the plot in `place` choose the pushes at its ends. */
function installBrush(form: HTMLFormElement, place: HTMLElement): void {
  const values = [...(form.elements[0] as HTMLSelectElement).options].map(({ value }) => value)
  const brush = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  brush.setAttribute('class', 'brush')
  brush.setAttribute('height', '100%')
  let start: number | undefined
  const scaleOf = () => plotIn(place)?.drawn.scale('x')
  const pushAt = ({ clientX }: PointerEvent): number => {
    const at = Number(scaleOf()?.invert?.(clientX - place.getBoundingClientRect().left))
    return Math.max(0, Math.min(values.length - 1, Math.round(at)))
  }
  const end = (): void => {
    start = undefined
    brush.remove()
  }
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0 || !scaleOf()) return
    event.preventDefault()
    event.stopPropagation()
    place.setPointerCapture(event.pointerId)
    start = pushAt(event)
  }
  // Before the plot takes it for a click on what its tip tells.
  place.addEventListener('pointerdown', begin, { capture: true })
  place.addEventListener('pointermove', event => {
    if (start === undefined) return
    const [low, high] = [start, pushAt(event)].sort((a, b) => a - b)
    const [left, right] = [low, high].map(push => Number(scaleOf()?.apply(push)))
    brush.setAttribute('x', String(left))
    brush.setAttribute('width', String(right! - left!))
    place.querySelector('svg')?.append(brush)
  })
  place.addEventListener('pointercancel', end)
  place.addEventListener('pointerup', event => {
    if (start === undefined) return
    const [low, high] = [start, pushAt(event)].sort((a, b) => a - b)
    end()
    if (low! < high!) choosePushes(form, values[low!]!, values[high!]!)
  })
}
