/// <reference lib="dom" />
import type { pageFind as PageFind } from './shared.js'

declare const pageFind: typeof PageFind

/** Names the value next to the pointer. */
export function installTip(): void {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.hidden = true
  document.body.append(tip)
  addEventListener('pointermove', event => {
    const plot = event.target instanceof Element ? event.target.closest('.plot') : null
    const words = plot ? describeNearest(plot, event) : undefined
    tip.hidden = words === undefined
    if (words === undefined) return
    tip.textContent = words
    const left = Math.min(event.clientX + 12, innerWidth - tip.offsetWidth - 4)
    tip.style.transform = `translate(${left}px, ${event.clientY - 28}px)`
  })
}

/** The dot of `plot` next to the pointer, in words; undefined where none is near. */
export function describeNearest(plot: Element, pointer: PointerEvent): string | undefined {
  const view = plot.querySelector<SVGSVGElement>('.marks')
  if (!view) return undefined
  const { height } = view.viewBox.baseVal
  let least = 20 ** 2
  let words: string | undefined
  for (const path of pageFind<SVGPathElement>('path[data-label]', view)) {
    // The view's own box holds what is drawn beyond it, too.
    const toScreen = path.getScreenCTM()
    for (const [, left, top] of (path.getAttribute('d') ?? '').matchAll(/M([\d.-]+) ([\d.-]+)/g)) {
      const at = new DOMPoint(Number(left), Number(top)).matrixTransform(toScreen ?? undefined)
      const distance = Math.hypot(at.x - pointer.clientX, at.y - pointer.clientY) ** 2
      if (distance >= least) continue
      least = distance
      words = `${path.getAttribute('data-label')}: ${describePlace(plot, Number(left) / 1000, 1 - Number(top) / height)}`
    }
  }
  return words
}

/** Describes a place of `plot`, both from 0 to 1. */
export function describePlace(plot: Element, x: number, y: number): string {
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = (plot.getAttribute('data-ends') ?? '').split(' ').map(Number)
  const [xUnit = '', yUnit = ''] = (plot.getAttribute('data-units') ?? '').split('|')
  const [xLog, yLog] = (plot.getAttribute('data-logs') ?? '').split(' ')
  const across = xLog === '1' ? x0 * (x1 / x0) ** x : x0 + x * (x1 - x0)
  const up = Number((yLog === '1' ? y0 * (y1 / y0) ** y : y0 + y * (y1 - y0)).toPrecision(4))
  const names = plot.getAttribute('data-names')?.split('|')
  if (names) return `${up} ${yUnit}, ${names[Math.round(across)]}`
  const where = xUnit === 'round' ? `round ${Math.round(across)}` : `${Number(across.toPrecision(4))} ${xUnit}`
  return `${up} ${yUnit}, ${where}`
}
