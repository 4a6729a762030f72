/// <reference lib="dom" />
import type { pageFind as PageFind } from './shared.js'

declare const pageFind: typeof PageFind

/** Lets the frames of a flame graph be found by their names, and made as wide as the page by a click. */
export function installFlames(): void {
  for (const flame of pageFind<SVGSVGElement>('svg.flame')) {
    const form = flame.closest('figure')?.querySelector<HTMLFormElement>('form')
    for (const frame of pageFind<SVGSVGElement>('svg', flame))
      frame.addEventListener('click', () => zoomFlame(flame, frame.dataset.at ?? '0 100000'))
    if (!form) continue
    form.hidden = false
    form.addEventListener('submit', event => event.preventDefault())
    form.addEventListener('input', () => searchFlame(flame, form.querySelector('input')?.value ?? ''))
    form.querySelector('button')?.addEventListener('click', () => zoomFlame(flame, '0 100000'))
  }
}

/** Shows the part of `flame` that begins and is as wide as `at` says, in hundred thousandths of all of it. */
export function zoomFlame(flame: SVGSVGElement, at: string): void {
  const [from = 0, wide = 100_000] = at.split(' ').map(Number)
  for (const frame of pageFind<SVGSVGElement>('svg', flame)) {
    const [start = 0, width = 0] = (frame.dataset.at ?? '').split(' ').map(Number)
    // What the chosen frame was called by stays above it, as wide as the page.
    const [low, high] = [Math.max(start, from), Math.min(start + width, from + wide)]
    frame.toggleAttribute('hidden', high <= low)
    frame.setAttribute('x', `${((low - from) / wide) * 100}%`)
    frame.setAttribute('width', `${(Math.max(0, high - low) / wide) * 100}%`)
  }
}

export function searchFlame(flame: SVGSVGElement, word: string): void {
  for (const frame of pageFind<SVGSVGElement>('svg', flame)) {
    const name = frame.querySelector('title')?.textContent?.toLowerCase() ?? ''
    frame.classList.toggle('found', word !== '' && name.includes(word.toLowerCase()))
  }
}
