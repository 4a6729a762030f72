import * as v from 'valibot'
import { verdicts } from '../compare/verdicts/finding.js'
import { shapes } from '../stats/growth/shapes.js'

const most = 10_000
const name = v.pipe(v.string(), v.maxLength(1000))
const number = v.pipe(v.number(), v.finite())
const bound = v.nullable(number)
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(longest), v.array(item))

const between = { value: number, low: bound, high: bound }
const change = v.object({ ...between, level: share })
const side = v.object({
  exponent: change,
  shapes: list(v.picklist(shapes), shapes.length),
  constant: v.exactOptional(number),
})
const growth = v.object({
  benchmark: name,
  parameter: name,
  metric: name,
  unit: name,
  better: v.picklist(['lower', 'higher', 'unknown']),
  points: list(
    v.object({
      benchmark: name,
      size: number,
      baseline: v.object(between),
      contender: v.object(between),
      expected: v.exactOptional(number),
    }),
    most,
  ),
  baseline: side,
  contender: side,
  change: v.nullable(change),
  p: v.nullable(share),
  adjustedP: v.nullable(share),
  threshold: number,
  verdict: v.nullable(v.picklist(verdicts)),
  crossing: v.exactOptional(number),
  leftOut: v.exactOptional(list(name, most)),
  reason: v.exactOptional(v.pipe(v.string(), v.maxLength(66_000))),
})

/** Growths in a report from outside. */
export const growths = list(growth, most)

/** The parts of a finding that come from what somebody worked out beforehand. */
export const expectations = {
  expected: v.exactOptional(v.object({ text: name, value: number })),
  work: v.exactOptional(v.object({ text: name, amount: number, unit: name })),
}
