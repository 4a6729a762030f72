import type { Pair } from '../../record/pair.js'
import type { Warning } from '../../record/record.js'
import { leastSizes } from '../../scan.js'
import { count } from '../../util/plural.js'
import type { Growth } from './growth.js'

/** Says why a scan that somebody asked for has no growth, and which sizes are not part of it. */
export function warnOfScan({ options = {} }: Pair, growths: readonly Growth[]): readonly Warning[] {
  const asked = (options.scan ?? '').split('\n').flatMap(line => {
    const [name = '', list = ''] = line.split('=')
    return list === '' ? [] : [{ name: name.trim(), values: list.split(',') }]
  })
  // In a grid, one parameter with enough sizes is what somebody wanted to see grow.
  const few =
    growths.length > 0 ? [] : asked.filter(({ values }) => values.length < leastSizes && values.every(isNumber))
  const left = growths.flatMap(({ leftOut = [] }) => leftOut)
  return [
    ...few.map(({ name, values }) => ({
      code: 'few-sizes',
      message: `"${name}" has ${count(values.length, 'size')}, and growth needs ${leastSizes} or more: add sizes, best over a factor of 10`,
    })),
    ...[...new Set(left)].map(name => ({
      code: 'size-left-out',
      message: `"${name}" is no part of the growth, because it was not measured on both sides`,
    })),
  ]
}

function isNumber(text: string): boolean {
  return Number.isFinite(Number(text))
}
