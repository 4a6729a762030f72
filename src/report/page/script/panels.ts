/// <reference lib="dom" />
import type { fillValues as FillValues } from './raw-data.js'
import type { pageFind as PageFind, pageUnpack as PageUnpack } from './shared.js'

declare const pageFind: typeof PageFind
declare const pageUnpack: typeof PageUnpack
declare const fillValues: typeof FillValues

/** Lets rows open the panels of their benchmarks, and an address too. */
export function installPanels(): void {
  for (const panels of pageFind<HTMLElement>('.panels')) panels.hidden = true
  for (const link of pageFind<HTMLAnchorElement>('.findings tbody a'))
    link.addEventListener('click', event => {
      const isOpen = link.getAttribute('aria-expanded') === 'true'
      if (!isOpen && link.hash !== location.hash) return
      event.preventDefault()
      if (isOpen) closePanels()
      else openFromAddress()
    })
  addEventListener('hashchange', openFromAddress)
  openFromAddress()
}

export function openFromAddress(): void {
  let id = location.hash.slice(1)
  try {
    id = decodeURIComponent(id)
  } catch {
    // What is no address of ours names nothing.
  }
  if (id !== '') void openPanel(id)
}

export async function openPanel(id: string): Promise<void> {
  const panel = await findPanel(id)
  const links = pageFind<HTMLAnchorElement>('.findings tbody a')
  const link = links.find(one => decodeURIComponent(one.hash.slice(1)) === id)
  const row = link?.closest('tbody')
  if (!panel || !link || !row) return
  closePanels()
  panel.open = true
  row.hidden = false
  const line = row.insertRow()
  line.className = 'opened'
  const cell = line.insertCell()
  cell.colSpan = 7
  cell.className = 'open'
  cell.append(panel)
  link.setAttribute('aria-expanded', 'true')
  row.scrollIntoView()
}

/** The panel of that name: it stands in the page, or is brought from the packed ones. */
export async function findPanel(id: string): Promise<HTMLDetailsElement | undefined> {
  const here = pageFind<HTMLDetailsElement>('.panel').find(one => one.id === id)
  if (here || !document.querySelector('script[data-packed=panels]')) return here
  const packed = (await pageUnpack('panels')).split('\0')
  const find = (key: string) => packed.find(one => one.startsWith(`${key}\n`))?.slice(key.length + 1)
  const content = find(id)
  if (content === undefined) return undefined
  const panel = document.createElement('details')
  panel.className = 'panel'
  panel.id = id
  panel.innerHTML = content
  for (const place of pageFind<HTMLElement>('[data-shared]', panel)) place.innerHTML = find(place.dataset.shared!) ?? ''
  for (const place of pageFind<HTMLElement>('[data-benchmark]', panel))
    place.closest('details')?.addEventListener('toggle', () => void fillValues(place), { once: true })
  return panel
}

export function closePanels(): void {
  for (const line of pageFind<HTMLTableRowElement>('tr.opened')) {
    line.closest('tbody')?.querySelector('a')?.removeAttribute('aria-expanded')
    const panel = line.querySelector<HTMLDetailsElement>('.panel')
    if (panel) {
      panel.open = false
      document.querySelector('.panels')?.append(panel)
    }
    line.remove()
  }
}
