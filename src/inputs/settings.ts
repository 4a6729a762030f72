import { usualExponentThreshold } from '../compare/growth/growth.js'
import type { Settings } from '../record/record.js'
import { decodeGiven, type Given, inputs } from './declarations.js'
import type { Get } from './values.js'

/** Makes the settings that decide how measurements become verdicts. */
export function makeSettings({
  threshold,
  confidence,
  metrics,
  sameWork,
  exponentThreshold,
}: Pick<Given<'analyze'>, 'threshold' | 'confidence' | 'metrics' | 'sameWork' | 'exponentThreshold'>): Settings {
  return {
    ...{ threshold, confidence, metrics },
    ...(sameWork === 'auto' ? {} : { sameWork }),
    ...(exponentThreshold === usualExponentThreshold ? {} : { exponentThreshold }),
  }
}

/** The settings of whoever sets nothing. */
export const usualSettings = makeSettings(decodeGiven(() => '', 'analyze'))

/** Returns those of `settings` that `get` gives. */
export function pickSet(settings: Settings, get: Get): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => get(nameOf(key)).trim() !== ''))
}

/** An input as its user calls it. */
function nameOf(key: string): string {
  return inputs.find(one => one.key === key)?.name ?? key
}

/** Returns those of `settings` that differ from the defaults. */
export function pickUnusual(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== usualSettings[name as keyof Settings]),
  )
}
