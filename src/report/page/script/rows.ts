/// <reference lib="dom" />
import type { closePanels as ClosePanels } from './panels.js'
import type { pageFind as PageFind } from './shared.js'

declare const pageFind: typeof PageFind
declare const closePanels: typeof ClosePanels

/** Lets the rows be filtered and sorted. */
export function installRows(): void {
  for (const form of pageFind<HTMLFormElement>('form.controls')) {
    form.hidden = false
    form.addEventListener('input', () => filterRows(form))
    form.addEventListener('submit', event => event.preventDefault())
  }
  pageFind<HTMLElement>('.findings tbody').forEach((row, index) => {
    row.dataset.place = String(index)
  })
  for (const head of pageFind<HTMLTableCellElement>('th[data-sort]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...head.childNodes)
    head.append(button)
    button.addEventListener('click', () => sortRows(head))
  }
}

export function filterRows(form: HTMLFormElement): void {
  const word = form.querySelector<HTMLInputElement>('input[type=search]')?.value.toLowerCase() ?? ''
  const verdicts = pageFind<HTMLInputElement>('input:checked', form).map(one => one.value)
  const own = form.parentElement ?? document
  const rows = pageFind<HTMLElement>('.findings tbody', own)
  for (const row of [...rows, ...pageFind<HTMLElement>('.multiple', own)]) {
    const name = row.querySelector('th, .plot-title')?.textContent?.toLowerCase() ?? ''
    row.hidden = !name.includes(word) || !verdicts.includes(row.dataset.verdict ?? '')
  }
  for (const count of pageFind('output', form)) count.textContent = `${rows.filter(row => !row.hidden).length} shown`
}

export function sortRows(head: HTMLTableCellElement): void {
  const table = head.closest('table')
  if (!table) return
  // Of amounts, the largest are looked for first.
  const usual = ['change', 'value'].includes(head.dataset.sort ?? '') ? 'descending' : 'ascending'
  const isReversed = head.getAttribute('aria-sort') === usual
  for (const other of pageFind('th[aria-sort]', table)) other.removeAttribute('aria-sort')
  head.setAttribute('aria-sort', isReversed === (usual === 'ascending') ? 'descending' : 'ascending')
  const { compare } = new Intl.Collator('en', { numeric: true })
  const nameOf = (row: HTMLElement): string => row.querySelector('th')?.textContent ?? ''
  const placeOf = (row: HTMLElement): number => Number(row.dataset.place)
  const sizeOf = ({ dataset }: HTMLElement): number =>
    dataset.change ? Math.abs(Math.log1p(Number(dataset.change))) : Number.NEGATIVE_INFINITY
  const amountOf = (row: HTMLElement): number =>
    Number(row.querySelector('tr')?.cells[head.cellIndex]?.dataset.value ?? Number.NEGATIVE_INFINITY)
  const orders: { readonly [key: string]: (one: HTMLElement, other: HTMLElement) => number } = {
    verdict: (one, other) => placeOf(one) - placeOf(other),
    name: (one, other) => compare(nameOf(one), nameOf(other)),
    change: (one, other) => sizeOf(other) - sizeOf(one) || placeOf(one) - placeOf(other),
    value: (one, other) => amountOf(other) - amountOf(one),
  }
  const rows = pageFind<HTMLElement>('tbody', table).sort(orders[head.dataset.sort ?? ''])
  table.append(...(isReversed ? rows.reverse() : rows))
}

/** `/` goes to the filter, the arrows from row to row, and Escape closes what is open. */
export function installKeys(): void {
  addEventListener('keydown', event => {
    const focused = document.activeElement
    if (event.key === 'Escape') {
      const opened = document.querySelector<HTMLElement>('.findings a[aria-expanded]')
      closePanels()
      opened?.focus()
    }
    if (focused instanceof HTMLInputElement) return
    if (event.key === '/') {
      event.preventDefault()
      document.querySelector<HTMLElement>('.controls input[type=search]')?.focus()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const links = pageFind<HTMLElement>('.findings tbody:not([hidden]) th > a')
    const at = links.indexOf(focused as HTMLElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    links[at + step]?.focus()
  })
}
