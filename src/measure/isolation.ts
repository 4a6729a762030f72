import type { Environment } from '../record/environment.js'
import type { Warning } from '../record/record.js'

export const isolationChoices = ['off', 'auto'] as const

/** The choice whether to keep invocations from writing to copies other than their own. `auto`: if the system permits it. */
type IsolationChoice = (typeof isolationChoices)[number]

/**
 * The answer whether invocations are kept to their copies. If that was requested and is not so, `obstacle` says why, in words.
 */
export interface Isolation {
  readonly isConfined: boolean
  readonly obstacle?: string
}

/** Returns the outcome of `choice`. `confine` sets the isolation up, or says why it cannot. */
export async function isolate(choice: IsolationChoice, confine: () => Promise<string | undefined>): Promise<Isolation> {
  if (choice === 'off') return { isConfined: false }
  const obstacle = await confine()
  return obstacle === undefined ? { isConfined: true } : { isConfined: false, obstacle }
}

/** `environment` as it is for invocations. */
export function withIsolation(environment: Environment, { isConfined }: Isolation): Environment {
  return isConfined ? { ...environment, held: { ...environment.held, isolated: true } } : environment
}

/** Warns that invocations are not isolated, although they should be. */
export function warnOfIsolation({ obstacle }: Isolation): readonly Warning[] {
  if (obstacle === undefined) return []
  const message = `"isolate" is auto, but the commands were not isolated: ${obstacle}`
  return [{ code: 'not-isolated', message }]
}
