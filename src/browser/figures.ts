/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Picture } from '../document/picture.js'
import { type DrawnPlot, drawPicture } from './draw.js'
import { find } from './page.js'

/** The plot that stands in a place of the page. */
export interface PlacedPlot {
  readonly picture: Picture
  readonly drawn: DrawnPlot
}

interface Drawing extends PlacedPlot {
  readonly width: number
  readonly part: readonly [number, number] | undefined
}

const drawings = new WeakMap<Element, Drawing>()

/** Finds the plot that was drawn in `place`; undefined before it is seen. */
export function plotIn(place: Element): PlacedPlot | undefined {
  return drawings.get(place)
}

/** Draws the plots of the page when they are about to be seen, and all of them before it is printed; again where their places change their widths. */
export function installFigures(): void {
  addEventListener('beforeprint', () => {
    for (const place of find('.plot')) drawIn(place)
  })
  watchFigures(document)
}

/** Draws the plots below `within` when they are about to be seen. */
export function watchFigures(within: ParentNode): void {
  for (const place of find('.plot', within)) {
    seen.observe(place)
    sizes.observe(place)
  }
}

const seen = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) drawIn(target)
  },
  { rootMargin: '600px' },
)

const sizes = new ResizeObserver(entries => {
  for (const { target } of entries) if (drawings.has(target)) drawIn(target)
})

/** Shows only a part of the horizontal axis of the plot in `place`, or all of it again. */
export function showPart(place: Element, part: readonly [low: number, high: number] | undefined): void {
  parts.set(place, part)
  if (drawings.has(place)) drawIn(place)
}

const parts = new WeakMap<Element, readonly [low: number, high: number] | undefined>()

function drawIn(place: Element): void {
  const before = drawings.get(place)
  const part = parts.get(place)
  const width = Math.max(220, Math.floor(place.clientWidth))
  if (before?.width === width && before.part === part) return
  const picture = before?.picture ?? (JSON.parse(place.querySelector('script')?.textContent ?? '') as Picture)
  const drawn = drawPicture(picture, width, part)
  drawings.set(place, { picture, drawn, width, part })
  place.querySelector('svg')?.remove()
  place.append(drawn)
}
