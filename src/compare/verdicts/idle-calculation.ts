import type { Warning } from '../../record/record.js'
import { evaluate, listSizesOf } from '../../rules/expression/evaluate.js'
import type { Rule } from '../../rules/rules.js'
import type { Series } from '../series.js'
import { findExpectation, findWork, sizesOf } from './expectation.js'

/** Says why a calculation of `rule` applies to none of its benchmarks: they have no such size, or are in another unit. */
export function describeIdleCalculations(rule: Rule, own: readonly Series[]): readonly Warning[] {
  return (['expect', 'work'] as const).flatMap(name => {
    const text = rule[name]
    if (text === undefined || text === false) return []
    const find = name === 'expect' ? findExpectation : findWork
    const isUsed = own.some(
      ({ benchmark, metric }) => find({ benchmark, metric, ruling: { [name]: text } }) !== undefined,
    )
    return isUsed ? [] : [{ code: 'rule-unit', message: describeMisfit(name, text, rule, own) }]
  })
}

function describeMisfit(name: 'expect' | 'work', text: string, rule: Rule, own: readonly Series[]): string {
  const [result] = own.flatMap(({ benchmark }) => evaluate(text, sizesOf(benchmark)) ?? [])
  const sizes = listSizesOf(text).map(size => `"${size}"`)
  const units = own.map(({ metric }) => metric.unit)
  if (result === undefined && sizes.length > 0)
    return `"${name}" needs the size ${sizes.join(', ')}, and no benchmark of this rule has it in its name`
  if (name === 'work' && !units.includes('s'))
    return '"work" turns a time into a rate, and no benchmark of this rule is a time'
  if (name === 'expect' && result !== undefined && !units.includes(result.unit))
    return `"expect" is in ${result.unit}, but no benchmark of this rule is: ${rule.benchmark}`
  return `"${name}" has no result above 0`
}
