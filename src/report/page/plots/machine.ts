import type { HostSample } from '../../../record/host.js'
import type { Measured } from '../measured.js'
import { quantityAxis, roundAxis } from './axis.js'
import type { Picture, Point } from './picture.js'
import { roundMarks } from './run-order.js'

/** Something that a machine tells of each round. */
export interface Reading {
  readonly name: string
  /** Of its values, as they are. */
  readonly unit: string
  readonly values: readonly (number | undefined)[]
}

const spin = 'Spin'

const known: readonly (readonly [name: string, unit: string, read: (sample: HostSample) => number | undefined])[] = [
  [spin, 's', ({ spinSeconds }) => spinSeconds],
  ['Steal', '%', ({ stealSeconds, cpuSeconds }) => shareOf(stealSeconds, cpuSeconds)],
  ['Other processes', '%', ({ othersSeconds, cpuSeconds }) => shareOf(othersSeconds, cpuSeconds)],
  ['Waiting for a core', '%', ({ cpuWaitSeconds, seconds }) => shareOf(cpuWaitSeconds, seconds)],
  ['Clock rate', 'GHz', ({ frequencyInHertz }) => frequencyInHertz && frequencyInHertz / 1e9],
  ['Load', '', ({ load }) => load],
]

/** Lists the readings that the machine has for its rounds. */
export function listReadings({ record }: Measured): readonly Reading[] {
  const host = record.host ?? []
  const all = known.map(([name, unit, read]) => ({ name, unit, values: host.map(read) }))
  return all.filter(({ values }) => values.some(value => value !== undefined))
}

/** In pixels: a plot of less has few ticks, and no title of its own. */
const small = 100

/** One reading by round. */
export function pictureReading({ name, unit, values }: Reading, measured: Measured, height: number): Picture {
  const points = values.flatMap((value, round): Point[] => (value === undefined ? [] : [[round + 0.5, value]]))
  const read = points.map(([, value]) => value)
  return {
    title: name,
    description: `${name} by round`,
    x: roundAxis(Math.max(1, measured.record.rounds.length)),
    y: quantityAxis(unit === 's' || unit === 'GHz' ? read : [0, 1, ...read], unit, height < small ? 2 : 4),
    ...(height < small ? { name } : {}),
    marks: [
      ...roundMarks(measured),
      { shape: 'line', kind: 'curve machine', points },
      { shape: 'dots', kind: 'dot machine small', label: name.toLowerCase(), points },
    ],
    height,
  }
}

function shareOf(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || !whole ? undefined : (100 * part) / whole
}

/** The two that stand below the values of every benchmark. */
export function pictureBelow(measured: Measured): readonly Picture[] {
  const below = listReadings(measured).filter(({ name }) => name === spin || name === 'Steal')
  return below.map(reading => pictureReading(reading, measured, 90))
}
