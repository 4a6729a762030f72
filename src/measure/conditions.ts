import type { Warning } from '../record/record.js'

const words: Readonly<Record<string, string>> = { limits: 'resource limits', scheduling: 'scheduling policy' }

/** Words for a condition that commands inherit from the stopwatch, by the name that it has there. */
export function describeCondition(name: string): string {
  return words[name] ?? name
}

/** Warns that commands have changed what all commands inherit, which was set again before the next one started. */
export function warnOfRestored(names: ReadonlySet<string> = new Set()): readonly Warning[] {
  if (names.size === 0) return []
  const what = [...names].sort().map(describeCondition).join(' and ')
  return [
    {
      code: 'stopwatch-changed',
      message: `a command changed the ${what} of the stopwatch, which all commands inherit; this was undone before the next command: find out which side does it, and do not change the parent process`,
    },
  ]
}
