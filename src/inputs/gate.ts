import type { GatePolicy } from '../compare/gate/policy.js'
import { InputError } from './values.js'

/** What fails the job; a name cannot be both in `fail-on` and in `allow`. */
export function makeGate({ failOn, allow }: GatePolicy): GatePolicy {
  const both = allow.find(name => (failOn as readonly string[]).includes(name))
  if (both === undefined) return { failOn, allow }
  throw new InputError(`"${both}" is in "fail-on" and in "allow": remove it from one of them`)
}
