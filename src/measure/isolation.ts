import type { Environment } from '../record/environment.js'
import type { Warning } from '../record/record.js'

export const isolationChoices = ['off', 'auto'] as const

/** Whether invocations are to be kept from writing to other copies than their own; `auto`: where the system permits it. */
export type IsolationChoice = (typeof isolationChoices)[number]

/** Whether invocations are kept to their copies; why not, in words, where that was wanted. */
export interface Isolation {
  readonly isConfined: boolean
  readonly obstacle?: string
}

/** What comes of `choice`, where `confine` sets it up or says why it cannot. */
export async function isolate(choice: IsolationChoice, confine: () => Promise<string | undefined>): Promise<Isolation> {
  if (choice === 'off') return { isConfined: false }
  const obstacle = await confine()
  return obstacle === undefined ? { isConfined: true } : { isConfined: false, obstacle }
}

/** `environment` as it is for invocations. */
export function withIsolation(environment: Environment, { isConfined }: Isolation): Environment {
  return isConfined ? { ...environment, held: { ...environment.held, isolated: true } } : environment
}

/** That invocations are not isolated, where they were to be. */
export function warnOfIsolation({ obstacle }: Isolation): readonly Warning[] {
  if (obstacle === undefined) return []
  const message = `"isolate" is auto, but the commands were not isolated: ${obstacle}`
  return [{ code: 'not-isolated', message }]
}
