import { allowances, type GateCondition, type GatePolicy, gateConditions } from '../compare/gate/policy.js'
import { type Get, InputError, shown } from './values.js'

/** What fails the job, by `fail-on` and `allow`. */
export function decodeGate(get: Get): GatePolicy {
  const failOn = decodeConditions(get('fail-on'))
  const allow = splitNames(get('allow')).map(name => pick('allow', name, allowances, ''))
  const both = allow.find(name => (failOn as readonly string[]).includes(name))
  if (both !== undefined)
    throw new InputError(`"${both}" is both in "fail-on" and in "allow": take it out of one of them`)
  return { failOn, allow }
}

function decodeConditions(text: string): readonly GateCondition[] {
  const names = splitNames(text)
  if (names.length === 1 && names[0] === 'never') return []
  return names.map(name => pick('fail-on', name, gateConditions, 'never, or '))
}

/** A repeated option gives a line for each. */
function splitNames(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(/[,\n]/).map(name => name.trim())
}

function pick<Name extends string>(input: string, name: string, names: readonly Name[], otherwise: string): Name {
  const known = names.find(one => one === name)
  if (known !== undefined) return known
  throw new InputError(`"${input}" holds ${shown(name)}; it can be ${otherwise}any of ${names.join(', ')}`)
}
