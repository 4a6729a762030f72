import type { Finding } from '../../../compare/verdicts/finding.js'
import { changeAxis } from './axis.js'
import type { Picture } from './picture.js'

/** The controls of all benchmarks, ascending; undefined where there is none. */
export function pictureControls(findings: readonly Finding[]): Picture | undefined {
  const controls = findings
    .filter(({ verdict }) => verdict !== null)
    .flatMap(({ control }) => control ?? [])
    .toSorted((one, other) => one.value - other.value)
  if (controls.length === 0) return undefined
  const { length } = controls
  const bounded = controls.flatMap(({ low, high }, at) =>
    low === null || high === null ? [] : [[at + 0.5, low, high] as const],
  )
  return {
    title: 'Controls',
    description: `The controls of ${length} benchmarks with their intervals, from the least to the greatest`,
    x: { at: value => value / length, ticks: [], ends: [0, length], unit: 'place' },
    y: changeAxis([...controls.map(({ value }) => value), ...bounded.flatMap(([, low, high]) => [low, high])]),
    marks: [
      { shape: 'bars', kind: length > 200 ? 'interval thin' : 'interval', bars: bounded },
      { shape: 'rules', kind: 'zero', y: [0] },
      {
        shape: 'dots',
        kind: `dot control${length > 200 ? ' small' : ''}`,
        label: 'control',
        points: controls.map(({ value }, at) => [at + 0.5, value]),
      },
    ],
    height: 220,
  }
}
