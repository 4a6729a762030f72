/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { addressOf, find, readAddress } from '../../../browser/page.js'
import { makePanel } from './panels.js'

const forms = 'form.controls:has([type=checkbox])'

/** Lets the readers of a page filter, sort and open the rows of its tables; its address says what is shown. */
export function installRows(): void {
  for (const form of find<HTMLFormElement>(forms)) {
    form.hidden = false
    form.addEventListener('input', () => keepFilter(form))
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('button')?.addEventListener('click', () => {
      form.dataset.most = ''
      filterRows(form)
    })
    for (const button of find<HTMLButtonElement>('button[data-unfolds]', placeOf(form)))
      button.addEventListener('click', () => {
        find<HTMLInputElement>(`[value="${button.dataset.unfolds}"]`, form)[0]?.click()
      })
  }
  for (const [place, row] of find<HTMLElement>('tbody').entries()) row.dataset.place = String(place)
  for (const head of find<HTMLTableCellElement>('th[data-sort]')) makeSortable(head)
  for (const link of find<HTMLAnchorElement>('tbody[data-group] th > a'))
    link.addEventListener('click', event => {
      event.preventDefault()
      openRow(link.getAttribute('aria-expanded') === 'true' ? '' : link.hash.slice(1))
    })
  addEventListener('hashchange', followAddress)
  addEventListener('popstate', followAddress)
  followAddress()
  document.documentElement.dataset.ready = ''
}

function placeOf(form: HTMLFormElement): ParentNode {
  return form.closest('section') ?? document
}

/** Opens `id`, an encoded one, with the filters as they are; closes what is open where it is empty. */
function openRow(id: string): void {
  history.pushState(null, '', addressOf(id, readAddress().shown))
  followAddress()
}

function followAddress(): void {
  applyFilters()
  closePanels()
  const { id } = readAddress()
  try {
    if (id !== '') void openPanel(decodeURIComponent(id))
  } catch {
    // What is no address of ours names nothing.
  }
}

function applyFilters(): void {
  const { shown } = readAddress()
  const turned = shown.get('turned')?.split(',') ?? []
  for (const form of find<HTMLFormElement>(forms)) {
    for (const box of find<HTMLInputElement>('[type=checkbox]', form))
      box.checked = box.defaultChecked !== turned.includes(box.value)
    const word = form.querySelector<HTMLInputElement>('[type=search]')
    if (word && word !== document.activeElement) word.value = shown.get('filter') ?? ''
    filterRows(form)
  }
}

async function openPanel(id: string): Promise<void> {
  find('.tile')
    .find(candidate => candidate.id === id)
    ?.scrollIntoView()
  const row = find<HTMLTableSectionElement>('tbody[data-group]').find(body => body.id === id)
  if (!row) return
  const panel = await makePanel(id)
  // The reader may have gone on meanwhile.
  if (!panel || decodeURIComponent(readAddress().id) !== id) return
  closePanels()
  row.hidden = false
  const line = row.insertRow()
  line.className = 'opened'
  const cell = line.insertCell()
  cell.colSpan = row.rows[0]?.cells.length ?? 1
  cell.className = 'open'
  cell.append(panel)
  row.querySelector('a')?.setAttribute('aria-expanded', 'true')
  row.scrollIntoView()
}

function closePanels(): void {
  for (const line of find<HTMLTableRowElement>('tr.opened')) {
    line.closest('tbody')?.querySelector('a')?.removeAttribute('aria-expanded')
    line.remove()
  }
}

/** Puts what `form` asks for into the address, which all filters of the page follow. */
function keepFilter(form: HTMLFormElement): void {
  const { id, shown } = readAddress()
  for (const name of ['filter', 'turned']) shown.delete(name)
  const word = form.querySelector<HTMLInputElement>('[type=search]')?.value
  if (word) shown.set('filter', word)
  const boxes = find<HTMLInputElement>('[type=checkbox]', form)
  const turned = boxes.filter(box => box.checked !== box.defaultChecked)
  if (turned.length > 0) shown.set('turned', turned.map(box => box.value).join())
  history.replaceState(null, '', addressOf(id, shown))
  applyFilters()
}

/** Shows the rows, and what stands for them elsewhere, that have a name and a group that is asked for; the first ones where nobody asked yet. */
function filterRows(form: HTMLFormElement): void {
  const word = form.querySelector<HTMLInputElement>('input[type=search]')?.value.toLowerCase() ?? ''
  const boxes = find<HTMLInputElement>('[type=checkbox]', form)
  // Who asks for a name wants it from the folded groups, too.
  const groups = boxes.filter(box => box.checked || (word !== '' && !box.defaultChecked)).map(box => box.value)
  const isAsked = word !== '' || boxes.some(box => box.checked !== box.defaultChecked)
  const most = isAsked ? Infinity : Number(form.dataset.most || Infinity)
  const rows = find<HTMLElement>('tbody[data-group]', placeOf(form))
  let [fitting, named] = [0, 0]
  for (const row of [...rows, ...find<HTMLElement>('.tile[data-group]', placeOf(form))]) {
    const isNamed = (row.querySelector('th a, .plot-title')?.textContent?.toLowerCase() ?? '').includes(word)
    const fits = isNamed && groups.includes(row.dataset.group ?? '')
    if (row.matches('tbody')) [fitting, named] = [fitting + Number(fits), named + Number(isNamed)]
    row.hidden = !fits || (row.matches('tbody') && fitting > most)
  }
  for (const button of find<HTMLButtonElement>('button[data-unfolds]', placeOf(form)))
    button.hidden = groups.includes(button.dataset.unfolds!)
  const shown = Math.min(fitting, most)
  const button = form.querySelector('button')
  if (button) {
    button.hidden = fitting <= most
    button.textContent = `Show all ${fitting}`
  }
  const text =
    named === 0
      ? `no name has “${word}”`
      : `${shown}${shown < rows.length ? ` of ${rows.length}` : ''} shown${shown === 0 ? ': no box with such a name is ticked' : ''}`
  for (const count of find('output', form)) count.textContent = text
}

function makeSortable(head: HTMLTableCellElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...head.childNodes)
  head.append(button)
  button.addEventListener('click', () => sortRows(head))
}

type Compare = (a: HTMLElement, b: HTMLElement) => number

/** Sorts by the column of `head`: first in its usual direction, then the other way round, then as it was. */
function sortRows(head: HTMLTableCellElement): void {
  const table = head.closest('table')
  if (!table) return
  // Of sizes, the largest are looked for first.
  const directions = head.dataset.sort === 'size' ? ['descending', 'ascending'] : ['ascending', 'descending']
  const next = directions[directions.indexOf(head.getAttribute('aria-sort') ?? '') + 1]
  for (const header of find('th[aria-sort]', table)) header.removeAttribute('aria-sort')
  if (next) head.setAttribute('aria-sort', next)
  const byPlace: Compare = (a, b) => Number(a.dataset.place) - Number(b.dataset.place)
  const compare = next === undefined ? byPlace : compareBy(head, next === 'descending' ? -1 : 1)
  table.append(...find<HTMLElement>('tbody', table).sort((a, b) => compare(a, b) || byPlace(a, b)))
  for (const form of find<HTMLFormElement>(forms)) filterRows(form)
}

const { compare: byName } = new Intl.Collator('en', { numeric: true })

function compareBy({ dataset, cellIndex }: HTMLTableCellElement, sign: 1 | -1): Compare {
  const nameOf = (row: HTMLElement): string => row.querySelector('th a, th')?.textContent ?? ''
  const sizeOf = (row: HTMLElement): number =>
    Number(row.querySelector('tr')?.cells[cellIndex]?.dataset.size ?? Number.NEGATIVE_INFINITY)
  return dataset.sort === 'name'
    ? (a, b) => sign * byName(nameOf(a), nameOf(b))
    : (a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sign * (sizeOf(a) - sizeOf(b)))
}

/** `/` goes to the filter, the arrows from there to the rows and from row to row, and Escape closes what is open. */
export function installKeys(): void {
  addEventListener('keydown', event => {
    const focused = document.activeElement
    const filter = document.querySelector<HTMLInputElement>('.controls:has([type=checkbox]) input[type=search]')
    if (event.key === 'Escape') {
      const opened = document.querySelector<HTMLElement>('.findings a[aria-expanded]')
      if (opened) openRow('')
      opened?.focus()
    }
    if (focused instanceof HTMLInputElement && focused !== filter) return
    if (event.key === '/' && focused !== filter) {
      event.preventDefault()
      filter?.focus()
    }
    const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp')
    const places = [filter, ...find<HTMLElement>('.findings tbody:not([hidden]) th > a')]
    const at = places.indexOf(focused as HTMLInputElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    places[at + step]?.focus()
  })
}
