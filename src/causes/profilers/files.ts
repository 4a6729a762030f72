import { ProfileError } from '../profile.js'
import { readProfile } from '../readers/detect.js'
import type { Profiler } from './profiler.js'

/** The variable that names the directory for the profiles of an invocation. */
export const profileVariable = 'BENCH_PROFILE'

/** Profiles that the command writes itself, into a directory that it is told. It is told none while it is measured. */
export const filesProfiler: Profiler = {
  name: 'files',
  variables: (_, directory) => ({ [profileVariable]: directory }),
  read: files => {
    const profiles = files.filter(({ bytes }) => bytes.length > 0).map(readProfile)
    const [first] = profiles
    if (first === undefined) throw new ProfileError(`the command wrote nothing into the directory $${profileVariable}`)
    if (profiles.some(({ unit }) => unit !== first.unit))
      throw new ProfileError('its files count different things, such as time and instructions')
    return { unit: first.unit, samples: profiles.flatMap(({ samples }) => samples) }
  },
}
