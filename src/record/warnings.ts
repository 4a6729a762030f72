import type { Warning } from './record.js'

/** The codes of warnings about how a session ended: too little time, nothing that ran again on new copies, and what no command was to blame for. */
export const endingCodes = {
  shortOfTime: 'short-of-time',
  endedEarly: 'ended-early',
  notInstalled: 'not-confirmed',
  notInTime: 'not-confirmed-in-time',
} as const

const codes: ReadonlySet<string> = new Set(Object.values(endingCodes))

/** Keeps what is true of a session that is resumed. How it ended is not. */
export function dropEnding(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.filter(({ code }) => !codes.has(code))
}
