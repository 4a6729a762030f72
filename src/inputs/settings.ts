import type { Settings } from '../record/record.js'
import { usualExponentThreshold } from '../record/record.js'
import { decodeGiven, type Given, inputs } from './declarations.js'
import type { Get } from './values.js'

/** Makes the settings that decide how measurements become verdicts. */
export function makeSettings({
  threshold,
  confidence,
  metrics,
  judge,
  sameWork,
  exponentThreshold,
  suiteChanges,
  layout,
}: Pick<
  Given<'show'>,
  'threshold' | 'confidence' | 'metrics' | 'judge' | 'sameWork' | 'exponentThreshold' | 'suiteChanges' | 'layout'
>): Settings {
  return {
    ...{ threshold, confidence, metrics },
    ...(judge === 'auto' ? {} : { judge }),
    ...(sameWork === 'auto' ? {} : { sameWork }),
    ...(suiteChanges === 'not-comparable' ? {} : { suiteChanges }),
    ...(layout === 'judge' ? {} : { layout }),
    ...(exponentThreshold === usualExponentThreshold ? {} : { exponentThreshold }),
  }
}

/** The settings of whoever sets nothing. */
export const usualSettings = makeSettings(decodeGiven(() => '', 'show'))

/** Returns `recorded` with those of `settings` that `get` gives. `auto` takes back what the record says. */
export function replaceSet(recorded: Settings, settings: Settings, get: Get): Settings {
  const isGiven = ([key]: readonly [string, unknown]): boolean => {
    const name = nameOf(key)
    return name !== undefined && get(name).trim() !== ''
  }
  const kept = Object.entries(recorded).filter(entry => !isGiven(entry))
  return { ...usualSettings, ...Object.fromEntries([...kept, ...Object.entries(settings).filter(isGiven)]) }
}

/** An input as its user calls it; undefined where a setting is no input. */
function nameOf(key: string): string | undefined {
  return inputs.find(one => one.key === key)?.name
}

/** Returns those of `settings` that differ from the defaults. */
export function pickUnusual(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== usualSettings[name as keyof Settings]),
  )
}
