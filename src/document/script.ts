/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The parts that were unpacked already, by their keys; declared at the start of the script. */
declare const pageUnpacked: Map<string, Promise<string>>

/** The elements that `selector` finds. */
export function pageFind<T extends Element>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)]
}

/** The text that the page has packed under `key`. */
export function pageUnpack(key: string): Promise<string> {
  const known = pageUnpacked.get(key)
  if (known !== undefined) return known
  const packed = document.querySelector(`script[data-packed="${key}"]`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0))
  const text = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const restored = text.then(pageRestore)
  pageUnpacked.set(key, restored)
  return restored
}

/** Joins the texts that `condense` made smaller. */
export function pageRestore(condensed: string): string {
  const [head = '', lines = ''] = condensed.split('\x03')
  const frames = head.split('\x02').map(frame => ({ between: frame.split('\x01'), numbers: [] as string[] }))
  const texts = lines.split('\n').map(line => {
    const [at, ...numbers] = line.split(',')
    const frame = frames[Number(at)]!
    frame.numbers = numbers.map((one, place) => one || frame.numbers[place]!)
    return frame.between.map((part, place) => part + (frame.numbers[place] ?? '')).join('')
  })
  return texts.join('')
}

/** Lets rows open the panels that they lead to, and an address too. Until then these are hidden, with the sections that hold nothing else. */
function installPanels(): void {
  for (const panel of pageFind<HTMLDetailsElement>('.panel')) {
    panel.hidden = true
    panel.closest('section')?.toggleAttribute('hidden', true)
  }
  for (const link of pageFind<HTMLAnchorElement>('tbody[data-group] th > a'))
    link.addEventListener('click', event => {
      event.preventDefault()
      goTo(link.getAttribute('aria-expanded') === 'true' ? '' : link.hash.slice(1))
    })
  addEventListener('hashchange', followAddress)
  followAddress()
}

/** The parts of the page's address: what is open, and behind a question mark what the filters show. */
export function readAddress(): { readonly id: string; readonly query: string } {
  const [id = '', query = ''] = location.hash.slice(1).split(/\?(.*)/s)
  return { id, query }
}

/** Opens `id`, an encoded one, with the filters as they are; closes what is open where it is empty. */
function goTo(id: string): void {
  const { query } = readAddress()
  history.pushState(null, '', `#${id}${query && `?${query}`}`)
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
  const shown = new URLSearchParams(readAddress().query)
  const turned = shown.get('turned')?.split(',') ?? []
  for (const form of pageFind<HTMLFormElement>('form.controls:has([type=checkbox])')) {
    for (const box of pageFind<HTMLInputElement>('[type=checkbox]', form))
      box.checked = box.defaultChecked !== turned.includes(box.value)
    const word = form.querySelector<HTMLInputElement>('[type=search]')
    if (word && word !== document.activeElement) word.value = shown.get('filter') ?? ''
    filterRows(form)
  }
}

async function openPanel(id: string): Promise<void> {
  const tile = pageFind<HTMLElement>('.tile').find(one => one.id === id)
  tile?.scrollIntoView()
  const panel = tile ? undefined : await findPanel(id)
  const links = pageFind<HTMLAnchorElement>('tbody[data-group] th > a')
  const link = links.find(one => decodeURIComponent(one.hash.slice(1)) === id)
  const row = link?.closest('tbody')
  if (!panel || !link || !row) return
  closePanels()
  panel.hidden = false
  panel.open = true
  row.hidden = false
  const line = row.insertRow()
  line.className = 'opened'
  const cell = line.insertCell()
  cell.colSpan = row.rows[0]?.cells.length ?? 1
  cell.className = 'open'
  cell.append(panel)
  link.setAttribute('aria-expanded', 'true')
  row.scrollIntoView()
}

/** The panel of that id: it stands in the page, or is brought from the packed ones. */
async function findPanel(id: string): Promise<HTMLDetailsElement | undefined> {
  const here = pageFind<HTMLDetailsElement>('.panel').find(one => one.id === id)
  if (here || !document.querySelector('script[data-packed=panels]')) return here
  const packed = (await pageUnpack('panels')).split('\0')
  const content = packed.find(one => one.startsWith(`${id}\n`))?.slice(id.length + 1)
  if (content === undefined) return undefined
  const panel = document.createElement('details')
  panel.className = 'panel'
  panel.id = id
  panel.innerHTML = `<summary></summary>${content}`
  drawSteps(panel)
  return panel
}

function closePanels(): void {
  for (const line of pageFind<HTMLTableRowElement>('tr.opened')) {
    line.closest('tbody')?.querySelector('a')?.removeAttribute('aria-expanded')
    for (const panel of pageFind<HTMLDetailsElement>('.panel', line)) {
      panel.hidden = true
      document.body.append(panel)
    }
    line.remove()
  }
}

function installRows(): void {
  for (const form of pageFind<HTMLFormElement>('form.controls:has([type=checkbox])')) {
    form.hidden = false
    form.addEventListener('input', () => keepFilter(form))
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('button')?.addEventListener('click', () => {
      form.dataset.most = ''
      filterRows(form)
    })
  }
  pageFind<HTMLElement>('tbody').forEach((row, index) => {
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

/** Puts what `form` asks for into the address, which all filters of the page follow. */
function keepFilter(form: HTMLFormElement): void {
  const shown = new URLSearchParams(readAddress().query)
  for (const name of ['filter', 'turned']) shown.delete(name)
  const word = form.querySelector<HTMLInputElement>('[type=search]')?.value
  if (word) shown.set('filter', word)
  const boxes = pageFind<HTMLInputElement>('[type=checkbox]', form)
  const turned = boxes.filter(box => box.checked !== box.defaultChecked)
  if (turned.length > 0) shown.set('turned', turned.map(box => box.value).join())
  const query = shown.toString()
  history.replaceState(null, '', `#${readAddress().id}${query && `?${query}`}`)
  applyFilters()
}

/** Shows the rows, and what stands for them elsewhere, that have a name and a group that is asked for; the first ones where nobody asked yet. */
function filterRows(form: HTMLFormElement): void {
  const word = form.querySelector<HTMLInputElement>('input[type=search]')?.value.toLowerCase() ?? ''
  const boxes = pageFind<HTMLInputElement>('[type=checkbox]', form)
  // Who asks for a name wants it from the folded groups, too.
  const groups = boxes.filter(box => box.checked || (word !== '' && !box.defaultChecked)).map(box => box.value)
  const isAsked = word !== '' || boxes.some(box => box.checked !== box.defaultChecked)
  const most = isAsked ? Infinity : Number(form.dataset.most || Infinity)
  const place = form.parentElement ?? document
  const rows = pageFind<HTMLElement>('tbody[data-group]', place)
  let [fitting, named] = [0, 0]
  for (const row of [...rows, ...pageFind<HTMLElement>('.tile[data-group]', place)]) {
    const isNamed = (row.querySelector('th, .plot-title')?.textContent?.toLowerCase() ?? '').includes(word)
    const fits = isNamed && groups.includes(row.dataset.group ?? '')
    if (row.matches('tbody')) [fitting, named] = [fitting + Number(fits), named + Number(isNamed)]
    row.hidden = !fits || (row.matches('tbody') && fitting > most)
  }
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
  for (const count of pageFind('output', form)) count.textContent = text
}

function sortRows(head: HTMLTableCellElement): void {
  const table = head.closest('table')
  if (!table) return
  // Of sizes, the largest are looked for first.
  const usual = head.dataset.sort === 'size' ? 'descending' : 'ascending'
  const isReversed = head.getAttribute('aria-sort') === usual
  for (const other of pageFind('th[aria-sort]', table)) other.removeAttribute('aria-sort')
  head.setAttribute('aria-sort', isReversed === (usual === 'ascending') ? 'descending' : 'ascending')
  const { compare } = new Intl.Collator('en', { numeric: true })
  const nameOf = (row: HTMLElement): string => row.querySelector('th')?.textContent ?? ''
  const placeOf = (row: HTMLElement): number => Number(row.dataset.place)
  const sizeOf = (row: HTMLElement): number =>
    Number(row.querySelector('tr')?.cells[head.cellIndex]?.dataset.size ?? Number.NEGATIVE_INFINITY)
  const orders: { readonly [key: string]: (one: HTMLElement, other: HTMLElement) => number } = {
    place: (one, other) => placeOf(one) - placeOf(other),
    name: (one, other) => compare(nameOf(one), nameOf(other)),
    size: (one, other) => sizeOf(other) - sizeOf(one) || placeOf(one) - placeOf(other),
  }
  const rows = pageFind<HTMLElement>('tbody', table).sort(orders[head.dataset.sort ?? ''])
  table.append(...(isReversed ? rows.reverse() : rows))
  for (const form of pageFind<HTMLFormElement>('form.controls:has([type=checkbox])', table.parentElement ?? document))
    filterRows(form)
}

/** `/` goes to the filter, the arrows from there to the rows and from row to row, and Escape closes what is open. */
function installKeys(): void {
  addEventListener('keydown', event => {
    const focused = document.activeElement
    const filter = document.querySelector<HTMLInputElement>('.controls:has([type=checkbox]) input[type=search]')
    if (event.key === 'Escape') {
      const opened = document.querySelector<HTMLElement>('.findings a[aria-expanded]')
      if (opened) goTo('')
      opened?.focus()
    }
    if (focused instanceof HTMLInputElement && focused !== filter) return
    if (event.key === '/' && focused !== filter) {
      event.preventDefault()
      filter?.focus()
    }
    const step = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp')
    const places = [filter, ...pageFind<HTMLElement>('.findings tbody:not([hidden]) th > a')]
    const at = places.indexOf(focused as HTMLInputElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    places[at + step]?.focus()
  })
}

/** Draws the steps from dot to dot of the dots behind each, from the bottom up. */
function drawSteps(within: ParentNode = document): void {
  for (const path of pageFind<SVGPathElement>('path[data-steps]', within)) {
    const dots = path.nextElementSibling?.getAttribute('d') ?? ''
    const steps = dots.replaceAll(/M([\d.-]+) ([\d.-]+)h\.1/g, 'H$1V$2')
    path.setAttribute('d', `${steps.replace(/^H([\d.-]+)/, `M$1 ${path.ownerSVGElement?.viewBox.baseVal.height}`)}`)
  }
}

/** Lets the frames of flame graphs be found by their names, enlarged, and reached by keys; a frame and the row of its function select each other. */
function installFlames(): void {
  for (const flame of pageFind<SVGSVGElement>('svg.flame')) {
    for (const frame of pageFind<SVGSVGElement>('svg', flame)) {
      const title = frame.querySelector('title')
      frame.dataset.words = title?.textContent ?? ''
      title?.remove()
      frame.addEventListener('click', () => chooseFrame(flame, frame, true))
    }
    flame.addEventListener('keydown', event => moveInFlame(flame, event))
    flame.addEventListener('blur', () => showTip(undefined, 0, 0))
  }
  for (const form of pageFind<HTMLFormElement>('form:has(~ .plots .flame)')) {
    form.hidden = false
    form.addEventListener('submit', event => event.preventDefault())
    const flames = pageFind<SVGSVGElement>('svg.flame', form.parentElement!)
    form.addEventListener('input', () => {
      const word = form.querySelector('input')?.value.toLowerCase() ?? ''
      markFunctions(form, name => word !== '' && name.toLowerCase().includes(word))
    })
    form.querySelector('button')?.addEventListener('click', () => {
      for (const flame of flames) zoomFlame(flame, '0 100000')
      markFunctions(form, () => false)
    })
    for (const name of pageFind<HTMLElement>('.numbers tbody th', form.closest('section')!)) {
      const button = document.createElement('button')
      button.type = 'button'
      button.append(...name.childNodes)
      name.append(button)
      const called = (button.textContent ?? '').split(' ⇄ ')
      button.addEventListener('click', () => markFunctions(form, one => called.includes(one)))
    }
  }
}

/** Marks the functions whose names are `wanted`, in the graphs and in the table of the section that `place` is in. */
function markFunctions(place: Element, wanted: (name: string) => boolean): void {
  const section = place.closest('section') ?? document
  for (const frame of pageFind<SVGSVGElement>('svg.flame > svg', section))
    frame.classList.toggle('found', wanted(frame.dataset.name ?? ''))
  for (const row of pageFind<HTMLTableRowElement>('.numbers tbody tr', section))
    row.classList.toggle('found', (row.cells[0]?.textContent ?? '').split(' ⇄ ').some(wanted))
}

/** Marks the function of `frame`, of which the tip then tells, and makes it as wide as the graph where `isEnlarged`. */
function chooseFrame(flame: SVGSVGElement, frame: SVGSVGElement, isEnlarged: boolean): void {
  for (const one of pageFind('.chosen', flame)) one.classList.remove('chosen')
  frame.classList.add('chosen')
  markFunctions(flame, name => name === frame.dataset.name)
  if (isEnlarged) zoomFlame(flame, frame.dataset.at ?? '0 100000')
  const { left, top } = frame.getBoundingClientRect()
  showTip(frame.dataset.words, left, top)
}

/** Goes from the chosen frame of `flame` to the next one in the direction of an arrow. */
function moveInFlame(flame: SVGSVGElement, event: KeyboardEvent): void {
  const frames = pageFind<SVGSVGElement>('svg:not([hidden])', flame)
  const chosen = frames.find(one => one.classList.contains('chosen'))
  const startOf = (one: SVGSVGElement): number => Number(one.dataset.at?.split(' ')[0])
  const endOf = (one: SVGSVGElement): number => startOf(one) + Number(one.dataset.at?.split(' ')[1])
  const depthOf = (one: Element): number => Number(one.getAttribute('y')) / Number(one.getAttribute('height'))
  const down = Number(event.key === 'ArrowDown') - Number(event.key === 'ArrowUp')
  const side = Number(event.key === 'ArrowRight') - Number(event.key === 'ArrowLeft')
  if (event.key === 'Enter' && chosen) chooseFrame(flame, chosen, true)
  else if (event.key === 'Escape') zoomFlame(flame, '0 100000')
  else if (down === 0 && side === 0) return
  else if (chosen) {
    const isNext = (one: SVGSVGElement): boolean =>
      side === 0
        ? startOf(one) < endOf(chosen) && endOf(one) > startOf(chosen)
        : (startOf(one) - startOf(chosen)) * side > 0
    const [next] = frames
      .filter(one => depthOf(one) === depthOf(chosen) + down && isNext(one))
      .sort((one, other) => (startOf(one) - startOf(other)) * side)
    if (next) chooseFrame(flame, next, false)
  } else if (frames[0]) chooseFrame(flame, frames[0], false)
  event.preventDefault()
  event.stopPropagation()
}

/** Shows the part of `flame` that begins and is as wide as `at` says, in hundred thousandths of all of it. */
function zoomFlame(flame: SVGSVGElement, at: string): void {
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

/** Names the value next to the pointer, or the frame below it. */
function installTip(): void {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.setAttribute('role', 'status')
  tip.hidden = true
  document.body.append(tip)
  addEventListener('pointermove', event => {
    const target = event.target instanceof Element ? event.target : undefined
    const plot = target?.closest('.plot')
    const words = plot ? describeNearest(plot, event) : target?.closest<SVGSVGElement>('.flame > svg')?.dataset.words
    showTip(words, event.clientX, event.clientY)
  })
}

/** Shows `words` beside a place of the window; hides them where there are none. */
function showTip(words: string | undefined, x: number, y: number): void {
  const [tip] = pageFind<HTMLElement>('.tip')
  if (!tip) return
  tip.hidden = words === undefined
  if (words === undefined) return
  tip.textContent = words
  const left = Math.max(4, Math.min(x + 12, innerWidth - tip.offsetWidth - 4))
  tip.style.transform = `translate(${left}px, ${Math.max(4, y - 8 - tip.offsetHeight)}px)`
}

/** The dot of `plot` next to the pointer, in words; undefined where none is near. */
function describeNearest(plot: Element, pointer: PointerEvent): string | undefined {
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
function describePlace(plot: Element, x: number, y: number): string {
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

/** Work of a page's script that only some pages have. */
export interface PageScript {
  /** All functions by their names. Each may use only its own module's types, these, and those that are on every page. */
  readonly functions: Readonly<Record<string, (...given: never) => unknown>>
  /** The names of those that are called when the page is opened. */
  readonly calls: readonly string[]
}

// Each function is written out as text, under its own name and under the one that a bundler may have given it. So it may use nothing of
// its module but types and the functions that are named here.
const common: PageScript = {
  functions: {
    ...{ pageFind, pageUnpack, pageRestore, drawSteps },
    ...{ installPanels, readAddress, goTo, followAddress, applyFilters, openPanel, findPanel, closePanels },
    ...{ installRows, keepFilter, filterRows, sortRows, installKeys },
    ...{ installFlames, markFunctions, chooseFrame, moveInFlame, zoomFlame },
    ...{ installTip, showTip, describeNearest, describePlace },
  },
  calls: ['drawSteps', 'installRows', 'installKeys', 'installTip', 'installPanels', 'installFlames'],
}

/** Writes the page's work in a browser that allows scripts, with `more` before it. The page can be read without. */
export function writeScript(more: PageScript = { functions: {}, calls: [] }): string {
  return [
    '(() => {',
    'const pageUnpacked = new Map();',
    ...Object.entries({ ...common.functions, ...more.functions }).flatMap(([name, one]) => [
      `const ${name} = ${one.toString()};`,
      ...(one.name === name ? [] : [`const ${one.name} = ${name};`]),
    ]),
    ...[...more.calls, ...common.calls].map(name => `${name}();`),
    '})()',
  ].join('\n')
}
