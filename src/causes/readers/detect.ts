import type { ProfileUnit } from '../../record/causes.js'
import { type Profile, ProfileError, type ProfileFile, type Sample } from '../profile.js'
import { readCallgrind } from './callgrind.js'
import { readCollapsed } from './collapsed.js'
import { readCpuProfile } from './cpuprofile.js'
import { readHeader, readPerfScript } from './perf-script.js'
import { readPprof } from './pprof.js'
import { readSpeedscope } from './speedscope.js'

/** Milliseconds by the names that formats have for units. */
const milliseconds: Readonly<Record<string, number>> = {
  nanoseconds: 1e-6,
  ns: 1e-6,
  microseconds: 1e-3,
  us: 1e-3,
  milliseconds: 1,
  ms: 1,
  seconds: 1000,
  s: 1000,
}

/** Reads a profile of any format, which its content tells. */
export function readProfile({ name, bytes }: ProfileFile): Profile {
  // No text has the zeros that are in every message of pprof.
  if (bytes.subarray(0, 4096).includes(0)) return inUnit(readPprof(bytes))
  const text = new TextDecoder().decode(bytes)
  if (text.startsWith('# callgrind format') || /^events: /m.test(text.slice(0, 4096)))
    return { unit: 'instructions', samples: readCallgrind(text) }
  if (text.trimStart().startsWith('{')) return readJson(text)
  const [header] = text
    .slice(0, 4096)
    .split('\n')
    .flatMap(line => readHeader(line) ?? [])
  if (header !== undefined) {
    const samples = readPerfScript(text)
    return header.event.startsWith('cpu-clock')
      ? inUnit({ samples, unit: 'nanoseconds' })
      : { unit: 'samples', samples }
  }
  const samples = readCollapsed(text)
  if (samples.length > 0) return { unit: 'samples', samples }
  throw new ProfileError(
    `${JSON.stringify(name.slice(0, 100))} is in no format that is read: collapsed stacks, .cpuprofile, pprof, speedscope, \`perf script\` or callgrind`,
  )
}

function readJson(text: string): Profile {
  if (/^\s*\{\s*"nodes"/.test(text)) return { unit: 'samples', samples: readCpuProfile(text).samples }
  try {
    return inUnit(readSpeedscope(JSON.parse(text)))
  } catch (cause) {
    if (cause instanceof ProfileError) throw cause
    throw new ProfileError('it is not valid JSON, or it was cut off', { cause })
  }
}

function inUnit({ samples, unit }: { readonly samples: readonly Sample[]; readonly unit: string }): Profile {
  const factor = Object.hasOwn(milliseconds, unit) ? milliseconds[unit] : undefined
  const known: ProfileUnit = factor === undefined ? 'samples' : 'ms'
  return { unit: known, samples: samples.map(one => ({ ...one, weight: one.weight * (factor ?? 1) })) }
}
