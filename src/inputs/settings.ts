import type { Settings } from '../record/record.js'
import { decodeGiven, type Given } from './declarations.js'
import type { Get } from './values.js'

/** Makes the settings that decide how measurements become verdicts. */
export function makeSettings({
  threshold,
  confidence,
  metrics,
}: Pick<Given<'analyze'>, 'threshold' | 'confidence' | 'metrics'>): Settings {
  return { threshold, confidence, metrics }
}

/** The settings of whoever sets nothing. */
export const usualSettings = makeSettings(decodeGiven(() => '', 'analyze'))

/** Returns those of `settings` that `get` gives. */
export function pickSet(settings: Settings, get: Get): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => get(name).trim() !== ''))
}

/** Returns those of `settings` that differ from the defaults. */
export function pickUnusual(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== usualSettings[name as keyof Settings]),
  )
}
