// A plot of the page as a picture without a browser: its data are the page's own, and the page itself draws them by a library.
import { nice, ticks } from 'd3-array'
import { write } from './svg.js'

const [left, right, top, bottom] = [44, 12, 12, 22]

/** Draws `picture` at a place of a picture of the documentation. */
export function drawPlot(
  /** @type {any} */ { x, y, marks },
  /** @type {{ x: number, y: number, width: number, height: number }} */ place,
) {
  const [across, up] = [scaleOf(x, marks, 0), scaleOf(y, marks, 1)]
  const inner = { width: place.width - left - right, height: place.height - top - bottom }
  const at = value => place.x + left + across.at(value) * inner.width
  const above = value => place.y + top + (1 - up.at(value)) * inner.height
  const grid = up.ticks.map(tick => {
    const height = above(tick.at)
    return `<path d="M${at(across.ends[0])} ${height}H${at(across.ends[1])}" stroke="var(--line)"/>${write(place.x + left - 6, height + 4, tick.text, 'small right')}`
  })
  const below = across.ticks.map(tick =>
    write(
      at(tick.at),
      place.y + place.height - 6,
      tick.text,
      x.ticks && tick.at === x.ends[1] ? 'small right' : 'small middle',
    ),
  )
  return [...grid, ...marks.map(mark => drawMark(mark, { at, above, across, up })), ...below].join('')
}

function scaleOf({ ends, size, ticks: named, kind }, marks, place) {
  const values = marks.flatMap(({ points = [], ranges = [] }) =>
    [...points, ...ranges].flatMap(([first, ...others]) => (place === 0 ? [first] : others)),
  )
  const [low, high] = ends ?? nice(Math.min(...values) / size, Math.max(...values) / size, 4).map(end => end * size)
  const write = value => `${value < 0 ? '−' : kind === 'changes' && value > 0 ? '+' : ''}${Math.abs(value)}`
  const rounds = Array.from({ length: Math.floor(high / 5) }, (_, index) => 5 * (index + 1))
  const found =
    kind === 'rounds'
      ? rounds.map(round => ({ at: round - 0.5, text: `${round}` }))
      : ticks(low / size, high / size, 4).map(tick => ({ at: tick * size, text: write(Number(tick.toPrecision(6))) }))
  return { at: value => (value - low) / (high - low), ends: [low, high], ticks: named ?? found }
}

const colours = [
  ...[
    ['contender', 'contender'],
    ['baseline', 'baseline'],
    ['worse', 'bad'],
    ['better', 'good'],
  ],
  ...[
    ['within', 'within'],
    ['disturbed', 'disturbed'],
    ['estimate', 'text'],
    ['interval', 'text'],
  ],
]

function drawMark({ shape, kind, points = [], ranges = [], spans = [], ...rule }, { at, above, across, up }) {
  const [, name = 'quiet'] = colours.find(([word]) => kind.split(' ').includes(word)) ?? []
  const colour = `var(--${name})`
  const path = (d, width, more = '') => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
  const round = value => Math.round(10 * value) / 10
  const places = points.map(([x, y]) => [round(at(x)), round(above(y))])
  switch (shape) {
    case 'dots': {
      if (kind === 'unseen') return ''
      const fill = kind.includes('hollow') ? `fill="var(--ground)" stroke="${colour}"` : `fill="${colour}"`
      const r = kind.includes('small') ? 2 : 3
      return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" ${fill}/>`).join('')
    }
    case 'line':
      return path(`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`, 1.5)
    case 'steps':
      return path(places.map(([x, y], index) => `${index === 0 ? `M${x} ${y}` : `H${x}V${y}`}`).join(''), 1.5)
    case 'bars':
      return path(
        ranges.map(([x, low, high]) => `M${round(at(x))} ${round(above(low))}V${round(above(high))}`).join(''),
        2.5,
      )
    case 'area': {
      const low = ranges.map(([x, value]) => `${round(at(x))} ${round(above(value))}`)
      const high = ranges.map(([x, , value]) => `${round(at(x))} ${round(above(value))}`).reverse()
      return `<path d="M${[...low, ...high].join('L')}" fill="${colour}" fill-opacity="${kind === 'band' ? 0.25 : 1}"/>`
    }
    case 'rules': {
      const dashes = { zero: ' stroke-dasharray="2 2"', look: ' stroke-dasharray="5 4"' }[kind] ?? ''
      const [low, high] = up.ends.map(above)
      const down = (rule.x ?? []).map(x => `M${round(at(x))} ${low}V${high}`)
      const along = (rule.y ?? []).map(y => `M${at(across.ends[0])} ${round(above(y))}H${at(across.ends[1])}`)
      return down.length + along.length === 0
        ? ''
        : path([...down, ...along].join(''), kind.startsWith('step') ? 2 : 1, dashes)
    }
    case 'spans':
      return spans
        .map(
          ([from, to]) =>
            `<path d="M${at(from)} ${above(up.ends[0])}V${above(up.ends[1])}H${at(to)}V${above(up.ends[0])}" fill="${colour}"/>`,
        )
        .join('')
    case 'ticks':
      return path(rule.x.map(x => `M${round(at(x))} ${above(up.ends[0])}v5`).join(''), 1)
  }
}
