/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type {
  pageFind as PageFind,
  PageScript,
  pageUnpack as PageUnpack,
  readAddress as ReadAddress,
} from '../document/script.js'
import type { PackedBenchmark, PackedVersions } from './packed.js'

declare const pageFind: typeof PageFind
declare const pageUnpack: typeof PageUnpack
declare const readAddress: typeof ReadAddress

/** Lets readers choose two pushes, by lists or by a stroke over any plot: all plots show what is between them, and a table what changed. */
function installVersions(): void {
  for (const form of pageFind<HTMLFormElement>('form.versions')) {
    form.hidden = false
    const [from, to] = pageFind<HTMLSelectElement>('select', form)
    form.addEventListener('submit', event => event.preventDefault())
    form.addEventListener('change', () => choosePushes(form, from!.value, to!.value))
    form.querySelector('button')?.addEventListener('click', () => choosePushes(form, '', ''))
    for (const plot of pageFind<SVGSVGElement>('.tile .plot', form.parentElement!)) installBrush(form, plot)
    addEventListener('hashchange', () => showPushes(form))
    addEventListener('popstate', () => showPushes(form))
    showPushes(form)
  }
}

/** Puts two pushes of the lists of `form` into the address, or takes them out. */
function choosePushes(form: HTMLFormElement, from: string, to: string): void {
  const { id, query } = readAddress()
  const shown = new URLSearchParams(query)
  for (const [at, { name }] of pageFind<HTMLSelectElement>('select', form).entries()) {
    shown.delete(name)
    if (from !== '') shown.set(name, at === 0 ? from : to)
  }
  const asked = shown.toString()
  history.pushState(null, '', `#${id}${asked && `?${asked}`}`)
  showPushes(form)
}

/** Shows what the address says of the pushes of `form`: all of them, or those between two and what changed from one to the other. */
function showPushes(form: HTMLFormElement): void {
  const shown = new URLSearchParams(readAddress().query)
  const lists = pageFind<HTMLSelectElement>('select', form)
  const [from, to] = lists.map(list => {
    const at = [...list.options].findIndex(({ value }) => value === shown.get(list.name))
    const usual = [...list.options].findIndex(({ defaultSelected }) => defaultSelected)
    list.selectedIndex = at < 0 ? usual : at
    return list.selectedIndex
  }) as [number, number]
  const isAsked = lists.some(({ name }) => shown.has(name))
  form.querySelector('button')!.hidden = !isAsked
  const last = lists[0]!.options.length - 1
  const [low, high] = isAsked && from !== to ? [Math.min(from, to), Math.max(from, to)] : [0, last]
  for (const plot of pageFind<SVGSVGElement>('.tile .plot', form.parentElement!)) zoomPlot(plot, low, high)
  const table = pageFind<HTMLTableElement>('.between table', form.parentElement!)[0]!
  table.closest('div')!.hidden = !isAsked
  if (isAsked)
    void pageUnpack(form.dataset.packedIn!).then(text => fillTable(form, table, JSON.parse(text), [from, to]))
  else form.querySelector('output')!.textContent = ''
}

/** Fills the table below `form` with what changed between two pushes, the worst first. */
function fillTable(
  form: HTMLFormElement,
  table: HTMLTableElement,
  { benchmarks, reach, layout }: PackedVersions,
  [from, to]: readonly [number, number],
): void {
  const rows = benchmarks.flatMap(one => {
    const height = joinPushes(one, from, to)
    if (height === null) return []
    const { value, variance } = height ?? { value: Number.NEGATIVE_INFINITY, variance: 0 }
    const error = reach * Math.sqrt(variance + 2 * layout)
    const ends =
      one.better === 'higher' ? [-value, -value - error, -value + error] : [value, value - error, value + error]
    const [change, low, high] = ends.map(Math.expm1) as [number, number, number]
    const isFar = (low > 0 || high < 0) && Math.abs(change) >= one.threshold
    const tone = !height || !isFar || one.better === 'unknown' ? '' : value > 0 ? 'bad' : 'good'
    return [{ id: one.id, value, tone, text: height ? writeChange(change, low, high) : 'not joined by comparisons' }]
  })
  const names = pageFind<HTMLSelectElement>('select', form).map(list => list.selectedOptions[0]?.textContent ?? '')
  const known = rows.filter(({ value }) => Number.isFinite(value)).length
  const compared = `${known} of ${benchmarks.length} benchmarks compared`
  const told = rows.length === 0 ? 'No benchmark is in both pushes.' : compared
  form.querySelector('output')!.textContent = from === to ? 'Choose two different pushes.' : told
  table.hidden = from === to || rows.length === 0
  table.caption!.textContent = `From ${names[0]} to ${names[1]}, the most harmful first. Each interval holds by itself: of 100 benchmarks without a change, about 5 are outside of 0.`
  const body = table.tBodies[0]!
  body.replaceChildren()
  for (const { id, tone, text } of rows.sort((one, other) => other.value - one.value)) {
    const row = body.insertRow()
    const [name, link] = [document.createElement('th'), document.createElement('a')]
    const title = pageFind('.tile .plot-title').find(one => one.closest('.tile')!.id === id)
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

/**
 * Finds how far the push `to` stands above `from`: undefined where no comparisons join them, null where one of them lacks the benchmark. All
 * other pushes are eliminated, as resistors are in a circuit, so the weight that is left is the inverse of the variance with all covariance.
 */
export function joinPushes(
  { nodes, edges, pull }: Pick<PackedBenchmark, 'nodes' | 'edges' | 'pull'>,
  from: number,
  to: number,
): { value: number; variance: number } | undefined | null {
  const [ground, top] = [nodes.indexOf(from), nodes.indexOf(to)]
  if (ground < 0 || top < 0) return null
  if (ground === top) return { value: 0, variance: 0 }
  const weights = nodes.map(() => new Map<number, number>())
  const pulls = [...pull]
  const add = (one: number, other: number, weight: number): void => {
    weights[one]!.set(other, (weights[one]!.get(other) ?? 0) + weight)
    weights[other]!.set(one, (weights[other]!.get(one) ?? 0) + weight)
  }
  for (let at = 0; at < edges.length; at += 3) add(edges[at]!, edges[at + 1]!, edges[at + 2]!)
  // Those with few neighbours first, since each that goes joins its neighbours with each other.
  const order = [...weights.keys()].sort((one, other) => weights[one]!.size - weights[other]!.size)
  for (const node of order) {
    if (node === ground || node === top) continue
    const near = [...weights[node]!]
    const whole = near.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [at, [one, weight]] of near.entries()) {
      weights[one]!.delete(node)
      pulls[one]! += (weight / whole) * pulls[node]!
      for (const [other, more] of near.slice(at + 1)) add(one, other, (weight * more) / whole)
    }
  }
  const weight = weights[top]!.get(ground)
  return weight === undefined ? undefined : { value: pulls[top]! / weight, variance: 1 / weight }
}

/** Writes a change with its interval as the rest of the page does. */
export function writeChange(value: number, low: number, high: number): string {
  const digitsOf = (size: number): number => (size < 0.001 ? 2 : size < 0.9995 ? 1 : 0)
  const write = (fraction: number, digits = digitsOf(Math.abs(fraction))): string => {
    const text = Math.abs(100 * fraction).toFixed(digits)
    const grouped = text.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')
    return /[1-9]/.test(text) ? `${fraction < 0 ? '−' : '+'}${grouped}` : fraction === 0 ? '0' : text
  }
  const digits = Math.min(digitsOf(Math.abs(value)), Math.max(...[low, high].map(end => digitsOf(Math.abs(end)))))
  return `${write(value, digits)}% [${write(low)}, ${write(high)}]`
}

/** Shows the part of `plot` from one push to another one, with both at the ends of its axis. */
function zoomPlot(plot: SVGSVGElement, low: number, high: number): void {
  const marks = plot.querySelector<SVGSVGElement>('.marks')!
  const last = Number(plot.dataset.ends?.split(' ')[1])
  const [left, right] = [(1000 * low) / last, (1000 * high) / last]
  marks.setAttribute('viewBox', `${left} 0 ${right - left} ${marks.viewBox.baseVal.height}`)
  const isWhole = low === 0 && high === last
  plot.classList.toggle('zoomed', !isWhole)
  for (const end of pageFind('.x.end', plot)) end.remove()
  for (const tick of pageFind('.x', plot)) tick.toggleAttribute('hidden', !isWhole)
  if (isWhole) return
  const names = plot.dataset.names?.split('|') ?? []
  for (const push of [low, high]) {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text')
    text.setAttribute('class', `x end ${push === low ? 'first' : 'last'}`)
    text.setAttribute('x', push === low ? '0%' : '100%')
    text.setAttribute('y', String(plot.height.baseVal.value - 5))
    text.textContent = names[push] ?? ''
    plot.append(text)
  }
}

/** Lets a stroke over `plot` choose the pushes at its ends. */
function installBrush(form: HTMLFormElement, plot: SVGSVGElement): void {
  const marks = plot.querySelector<SVGSVGElement>('.marks')!
  const last = Number(plot.dataset.ends?.split(' ')[1])
  const pushOf = ({ clientX, clientY }: PointerEvent): number => {
    const path = marks.querySelector<SVGGraphicsElement>('path')
    const { x } = new DOMPoint(clientX, clientY).matrixTransform(path?.getScreenCTM()?.inverse())
    return Math.max(0, Math.min(last, Math.round((x / 1000) * last)))
  }
  let start: number | undefined
  const spanTo = (event: PointerEvent) =>
    [start!, pushOf(event)].sort((one, other) => one - other) as [low: number, high: number]
  const end = (): void => {
    start = undefined
    brush.remove()
  }
  const brush = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  brush.setAttribute('class', 'brush')
  brush.setAttribute('height', '100%')
  plot.addEventListener('pointerdown', event => {
    if (event.button !== 0) return
    event.preventDefault()
    plot.setPointerCapture(event.pointerId)
    start = pushOf(event)
    brush.setAttribute('width', '0')
    marks.append(brush)
  })
  plot.addEventListener('pointermove', event => {
    if (start === undefined) return
    const [low, high] = spanTo(event)
    brush.setAttribute('x', String((1000 * low) / last))
    brush.setAttribute('width', String((1000 * (high - low)) / last))
  })
  plot.addEventListener('pointercancel', end)
  plot.addEventListener('pointerup', event => {
    if (start === undefined) return
    const [low, high] = spanTo(event)
    end()
    const values = [...(form.elements[0] as HTMLSelectElement).options].map(({ value }) => value)
    if (low < high) choosePushes(form, values[low]!, values[high]!)
  })
}

/** The work of the page of histories in a browser: it compares any two pushes, and shows what is between them. */
export const historyScript: PageScript = {
  functions: {
    ...{ installVersions, choosePushes, showPushes, fillTable, joinPushes, writeChange },
    ...{ zoomPlot, installBrush },
  },
  calls: ['installVersions'],
}
