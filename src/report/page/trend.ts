import { extent } from 'd3-array'
import { fromLog } from '../../compare/change.js'
import type { Finding } from '../../compare/finding.js'
import { changeAxis, placeAxis } from '../../document/axis.js'
import type { Row } from '../../document/document.js'
import type { Picture } from '../../document/picture.js'
import type { RecordedTrend } from '../../record/record.js'

/** The levels of one benchmark in the last pushes, and then in the contender. */
interface Trend {
  readonly names: readonly string[]
  /** Above the baseline; undefined where no comparison joins them. */
  readonly changes: readonly (number | undefined)[]
}

/** Continues the levels of the last pushes with the change that was found; undefined where either is unknown. */
export function findTrendOf(
  { benchmark, metric, better, change, verdict }: Finding,
  trend: RecordedTrend | undefined,
): Trend | undefined {
  const found = trend?.levels.find(one => one.benchmark === benchmark && one.metric === metric)
  if (found === undefined || change === null || verdict === null) return undefined
  const changes = found.heights.map(height => (height === null ? undefined : fromLog(height * 1e-5, better) - 1))
  return { names: [...trend!.pushes, 'this change'], changes: [...changes, change.value] }
}

/** The least reach of a line in thresholds: noise that fills its height would look like steps. */
const leastReach = 2

/** Places a trend in the height of a row. */
export function placeTrend(found: Trend | undefined, threshold: number): Pick<Row, 'line'> {
  if (found === undefined) return {}
  const levels = found.changes.map(change => (change === undefined ? undefined : Math.log1p(change)))
  const [low = 0, high = 0] = extent(levels.filter(level => level !== undefined))
  const room = Math.max(0, (leastReach * threshold - (high - low)) / 2)
  const place = (level: number): number => (level - low + room) / (high - low + 2 * room)
  return { line: levels.map(level => (level === undefined ? undefined : place(level))) }
}

/** Draws a trend with the names of its pushes. */
export function pictureTrend({ names, changes }: Trend, { change }: Finding, threshold: number): Picture {
  const points = changes.flatMap((value, at) => (value === undefined ? [] : [[at, value] as const]))
  const [before, last] = [points.slice(0, -1), points.at(-1)!]
  const { low, high } = change ?? { low: null, high: null }
  return {
    title: `The last ${names.length - 1} pushes`,
    description: 'The level of each push above the baseline, and at the end that of the contender',
    x: placeAxis(names, [0, names.length - 2]),
    y: changeAxis([
      ...points.map(([, value]) => value),
      ...[low, high].filter(end => end !== null),
      threshold,
      -threshold,
    ]),
    marks: [
      { shape: 'area', kind: 'within', points: [0, names.length - 1].map(x => [x, -threshold, threshold]) },
      { shape: 'rules', kind: 'zero', y: [0] },
      { shape: 'line', kind: 'curve', points },
      { shape: 'bars', kind: 'interval', bars: low === null || high === null ? [] : [[last[0], low, high]] },
      { shape: 'dots', kind: 'dot round', label: 'push', points: before },
      { shape: 'dots', kind: 'dot estimate', label: 'this change', points: [last] },
    ],
    height: 220,
  }
}
