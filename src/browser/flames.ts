/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { find } from './page.js'

/** Lets the frames of flame graphs be found by their names, enlarged, and reached by keys; a frame and the row of its function select each other. */
export function installFlames(): void {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.setAttribute('role', 'status')
  tip.hidden = true
  document.body.append(tip)
  for (const flame of find<SVGSVGElement>('svg.flame')) {
    for (const frame of find<SVGSVGElement>('svg', flame)) {
      const title = frame.querySelector('title')
      frame.dataset.words = title?.textContent ?? ''
      title?.remove()
      frame.addEventListener('click', () => chooseFrame(flame, frame, true))
    }
    flame.addEventListener('keydown', event => moveInFlame(flame, event))
    flame.addEventListener('blur', () => showTip(undefined, 0, 0))
    flame.addEventListener('pointerleave', () => showTip(undefined, 0, 0))
    flame.addEventListener('pointermove', ({ target, clientX, clientY }) =>
      showTip((target as Element).closest<SVGSVGElement>('.flame > svg')?.dataset.words, clientX, clientY),
    )
  }
  for (const form of find<HTMLFormElement>('form:has(~ .plots .flame)')) {
    form.hidden = false
    form.addEventListener('submit', event => event.preventDefault())
    const flames = find<SVGSVGElement>('svg.flame', form.parentElement!)
    form.addEventListener('input', () => {
      const word = form.querySelector('input')?.value.toLowerCase() ?? ''
      markFunctions(form, name => word !== '' && name.toLowerCase().includes(word))
    })
    form.querySelector('button')?.addEventListener('click', () => {
      for (const flame of flames) zoomFlame(flame, '0 100000')
      markFunctions(form, () => false)
    })
    for (const name of find<HTMLElement>('.numbers tbody th', form.closest('section')!)) {
      const button = document.createElement('button')
      button.type = 'button'
      button.append(...name.childNodes)
      name.append(button)
      const called = (button.textContent ?? '').split(' ⇄ ')
      button.addEventListener('click', () => markFunctions(form, item => called.includes(item)))
    }
  }
}

/** Marks the functions whose names are `wanted`, in the graphs and in the table of the section that `place` is in. */
function markFunctions(place: Element, wanted: (name: string) => boolean): void {
  const section = place.closest('section') ?? document
  for (const frame of find<SVGSVGElement>('svg.flame > svg', section))
    frame.classList.toggle('found', wanted(frame.dataset.name ?? ''))
  for (const row of find<HTMLTableRowElement>('.numbers tbody tr', section))
    row.classList.toggle('found', (row.cells[0]?.textContent ?? '').split(' ⇄ ').some(wanted))
}

/** Marks the function of `frame`, of which the tip then tells, and makes it as wide as the graph where `isEnlarged`. */
function chooseFrame(flame: SVGSVGElement, frame: SVGSVGElement, isEnlarged: boolean): void {
  for (const element of find('.chosen', flame)) element.classList.remove('chosen')
  frame.classList.add('chosen')
  markFunctions(flame, name => name === frame.dataset.name)
  if (isEnlarged) zoomFlame(flame, frame.dataset.at ?? '0 100000')
  const { left, top } = frame.getBoundingClientRect()
  showTip(frame.dataset.words, left, top)
}

/** Goes from the chosen frame of `flame` to the next one in the direction of an arrow. */
function moveInFlame(flame: SVGSVGElement, event: KeyboardEvent): void {
  const frames = find<SVGSVGElement>('svg:not([hidden])', flame)
  const chosen = frames.find(frame => frame.classList.contains('chosen'))
  const startOf = (graph: SVGSVGElement): number => Number(graph.dataset.at?.split(' ')[0])
  const endOf = (graph: SVGSVGElement): number => startOf(graph) + Number(graph.dataset.at?.split(' ')[1])
  const depthOf = (element: Element): number =>
    Number(element.getAttribute('y')) / Number(element.getAttribute('height'))
  const down = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp')
  const side = Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft')
  if (event.key === 'Enter' && chosen) chooseFrame(flame, chosen, true)
  else if (event.key === 'Escape') zoomFlame(flame, '0 100000')
  else if (down === 0 && side === 0) return
  else if (chosen) {
    const isNext = (graph: SVGSVGElement): boolean =>
      side === 0
        ? startOf(graph) < endOf(chosen) && endOf(graph) > startOf(chosen)
        : (startOf(graph) - startOf(chosen)) * side > 0
    const [next] = frames
      .filter(frame => depthOf(frame) === depthOf(chosen) + down && isNext(frame))
      .sort((a, b) => (startOf(a) - startOf(b)) * side)
    if (next) chooseFrame(flame, next, false)
  } else if (frames[0]) chooseFrame(flame, frames[0], false)
  event.preventDefault()
  event.stopPropagation()
}

/** Shows the part of `flame` that begins and is as wide as `at` says, in hundred thousandths of all of it. */
function zoomFlame(flame: SVGSVGElement, at: string): void {
  const [from = 0, wide = 100_000] = at.split(' ').map(Number)
  for (const frame of find<SVGSVGElement>('svg', flame)) {
    const [start = 0, width = 0] = (frame.dataset.at ?? '').split(' ').map(Number)
    // What the chosen frame was called by stays above it, as wide as the page.
    const [low, high] = [Math.max(start, from), Math.min(start + width, from + wide)]
    frame.toggleAttribute('hidden', high <= low)
    frame.setAttribute('x', `${((low - from) / wide) * 100}%`)
    frame.setAttribute('width', `${(Math.max(0, high - low) / wide) * 100}%`)
  }
}

/** Shows `words` beside a place of the window; hides them where there are none. */
function showTip(words: string | undefined, x: number, y: number): void {
  const [tip] = find<HTMLElement>('.tip')
  if (!tip) return
  tip.hidden = words === undefined
  if (words === undefined) return
  tip.textContent = words
  const left = Math.max(4, Math.min(x + 12, innerWidth - tip.offsetWidth - 4))
  tip.style.transform = `translate(${left}px, ${Math.max(4, y - 8 - tip.offsetHeight)}px)`
}
