import type { Settings } from '../record/record.js'
import { decodeGiven, type Given } from './declarations.js'
import type { Get } from './values.js'

/** How measurements become verdicts. */
export function makeSettings({
  threshold,
  confidence,
  metrics,
}: Pick<Given<'analyze'>, 'threshold' | 'confidence' | 'metrics'>): Settings {
  return { threshold, confidence, metrics }
}

/** The settings of whoever sets nothing. */
export const usualSettings = makeSettings(decodeGiven(() => '', 'analyze'))

/** Those of `settings` that `get` gives. */
export function pickSet(settings: Settings, get: Get): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => get(name).trim() !== ''))
}

/** Those of `settings` that are not the usual ones. */
export function pickUnusual(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== usualSettings[name as keyof Settings]),
  )
}
