import type { GatePolicy } from '../compare/gate/policy.js'
import { InputError } from './values.js'

type Asked = Omit<GatePolicy, 'failAbove'> & { readonly failAbove: number | undefined }

/** Makes the policy on what fails the job. A name cannot be both in `fail-on` and in `allow`. */
export function makeGate({ failOn, allow, failAbove }: Asked): GatePolicy {
  const both = allow.find(name => (failOn as readonly string[]).includes(name))
  if (both !== undefined) throw new InputError(`"${both}" is in "fail-on" and in "allow": remove it from one of them`)
  if (failAbove === undefined) return { failOn, allow }
  if (!failOn.includes('regressed'))
    throw new InputError('"fail-above" says which regressions fail the job: add "regressed" to "fail-on"')
  return { failOn, allow, failAbove }
}
