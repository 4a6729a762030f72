import {
  type Allowance,
  allowances,
  type GateCondition,
  type GatePolicy,
  gateConditions,
  noGate,
} from '../compare/gate/policy.js'
import { findNearest } from '../util/nearest.js'
import { InputError, parseFraction, shown } from './values.js'

/** The word of `fail-on` that allows a result to be missing. */
export function nameAllowance(name: Allowance): string {
  return `allow-${name}`
}

/** The largest regression that a gate may let pass, as a fraction. */
const mostTolerated = 10

/**
 * Parses what fails the job: conditions, `regressed:5%` for regressions whose whole interval is beyond 5%, and what is allowed to be
 * missing, such as `allow-removed`.
 */
export function parseGate(text: string, input: string): GatePolicy {
  if (text === 'never') return noGate
  const words = text.split(/[,\n]/).map(word => parseWord(word.trim(), input))
  const failOn = words.flatMap(({ condition }) => condition ?? [])
  const allow = words.flatMap(word => word.allowance ?? [])
  const failAbove = words.find(word => word.failAbove !== undefined)?.failAbove
  const both = allow.find(name => (failOn as readonly string[]).includes(name))
  if (both !== undefined)
    throw new InputError(`"${input}" holds "${both}" and "${nameAllowance(both)}": remove one of them`)
  if (failOn.length === 0)
    throw new InputError(`"${input}" only says what is allowed: add what fails the job, such as regressed`)
  return { failOn, allow, ...(failAbove === undefined ? {} : { failAbove }) }
}

interface Word {
  readonly condition?: GateCondition
  readonly failAbove?: number
  readonly allowance?: Allowance
}

function parseWord(word: string, input: string): Word {
  const condition = gateConditions.find(name => name === word)
  if (condition !== undefined) return { condition }
  const allowance = allowances.find(name => nameAllowance(name) === word)
  if (allowance !== undefined) return { allowance }
  const [, size] = /^regressed:\s*(.*)$/.exec(word) ?? []
  if (size !== undefined)
    return {
      condition: 'regressed',
      failAbove: parseFraction(size, input, { from: 0, below: mostTolerated, example: '5%' }),
    }
  const names = [...gateConditions, ...allowances.map(nameAllowance)]
  const near = foreignWords[word] ?? findNearest(word, names)
  const advice = near === undefined ? '' : `; did you mean "${near}"?`
  throw new InputError(
    `invalid value ${shown(word)} for "${input}"${advice || `; it can be never, or any of ${names.join(', ')}`}`,
  )
}

/** The words of other tools. */
const foreignWords: { readonly [word: string]: string } = {
  slower: 'regressed',
  regression: 'regressed',
  unclear: 'inconclusive',
}
