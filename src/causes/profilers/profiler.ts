import type { ProfilerName } from '../../record/causes.js'
import type { Profile, ProfileFile } from '../profile.js'

type Variables = Readonly<Record<string, string>>

/** One way to learn which functions a command spends its time in, with the command unchanged. */
export interface Profiler {
  readonly name: ProfilerName
  /** The argument vector that runs `argv` under the profiler, which writes into `directory`; left out where nothing is put around. */
  readonly wrap?: (argv: readonly string[], directory: string) => readonly string[]
  /** Variables that the command gets beside or instead of those in `variables`. */
  readonly variables?: (variables: Variables, directory: string) => Variables
  /** The command that prints the profile of what is in `directory`; left out where the files are the profile. */
  readonly print?: (directory: string) => readonly string[]
  /** The same with another way to find callers, which suits other programs. */
  readonly other?: Profiler
  /** The profile in what was left; a ProfileError where it cannot be read. */
  readonly read: (files: readonly ProfileFile[]) => Profile
}
