import type { Settings } from '../record/record.js'
import { decodeGiven, type Given, inputs } from './declarations.js'
import type { Get } from './values.js'

/** The settings that are left out where they are as usual. */
const optional = ['judge', 'layout'] as const

type GivenSettings = Pick<Given<'show'>, 'threshold' | 'metrics' | (typeof optional)[number]> &
  Partial<Pick<Given<'show'>, 'gate'>>

const usual: GivenSettings = decodeGiven(() => '', 'show')

/** The confidence of all intervals, as is usual: one in twenty misses the true change. A record says it, so that its report does. */
const confidence = 0.95

/** Makes the settings that decide how measurements become verdicts. */
export function makeSettings(settings: GivenSettings): Settings {
  const { threshold, gate: { failAbove, metrics: named } = {} } = settings
  const metrics = addMetrics(settings.metrics, named)
  const others = optional.filter(key => settings[key] !== usual[key]).map(key => [key, settings[key]] as const)
  return { threshold, confidence, metrics, ...(failAbove ? { failAbove } : {}), ...Object.fromEntries(others) }
}

/** Adds to `metrics` those that a gate names, since it can fail on nothing that is not judged. */
export function addMetrics(metrics: string, named: readonly string[] = []): string {
  const judged = metrics.split(',').map(name => name.trim())
  return [metrics, ...named.filter(name => !judged.includes(name))].join(', ')
}

/** The settings of whoever sets nothing. */
export const usualSettings = makeSettings(usual)

/** Returns `recorded` with those of `settings` that `get` gives. `auto` takes back what the record says. */
export function replaceSet(recorded: Settings, settings: Settings, get: Get): Settings {
  const isGiven = ([key]: readonly [string, unknown]): boolean =>
    inputs.some(input => input.key === (key === 'failAbove' ? 'gate' : key) && get(input.name).trim() !== '')
  const kept = Object.entries(recorded).filter(entry => !isGiven(entry))
  return { ...usualSettings, ...Object.fromEntries([...kept, ...Object.entries(settings).filter(isGiven)]) }
}

/** Returns those of `settings` that differ from the defaults. */
export function pickUnusual(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== usualSettings[name as keyof Settings]),
  )
}
