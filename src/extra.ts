import type { CliCommand, MoreOptions } from './command-line/command.js'
import type { Run } from './github/run.js'
import type { Declaration, Task } from './inputs/declaration.js'
import type { Get } from './inputs/values.js'
import type { SessionRecord } from './record/record.js'
import type { Renderer, RenderOptions } from './report/render.js'
import type { Report } from './report/report.js'

/** The settings of one extra or of one part of core, by their keys. */
export type Settings = Readonly<Record<string, Declaration<unknown, Task>>>

/** Does what a step asks for in one mode of the action, in the directory `workspace`. */
export type Work = (run: Run, workspace: string) => Promise<void>

/** One mode of the action. */
export interface ActionMode {
  /** Says after its name what it does, as in "counts false alarms". */
  readonly summary: string
  readonly load: (run: Run) => Promise<Work>
}

/** One way to hand what was measured to another tool. */
export interface Exporter {
  readonly name: string
  /** Set if the file holds one side at a time. */
  readonly isOfOne?: true
  readonly write: (record: SessionRecord, sides: readonly string[]) => string | Uint8Array
}

/** Does something with a report that is shown. Its promise is of what went wrong, in words, or undefined. */
export type Follow = (report: Report, options: RenderOptions) => Promise<string | undefined>

/** Something that `show` and `compare` do with a report when one of `options` is given. */
export interface Follower {
  readonly options: MoreOptions
  /** The commands that have its options. */
  readonly commands: readonly ('compare' | 'show')[]
  /** Loads it, before anything is measured or judged; undefined where its option is not given. An InputError says why it cannot be done. */
  readonly prepare: (get: Get) => Promise<Follow | undefined>
}

/**
 * What stands beside a comparison or comes after its verdict: a folder below `extras/` that is deleted with its line in `extras/list.ts`.
 *
 * Core asks for each part where it has a list of such parts, and loads it once it is wanted, since most calls want none. An extra imports core,
 * and never another extra.
 */
export interface Extra {
  readonly name: string
  /** By the title of their group. */
  readonly settings?: Readonly<Record<string, Settings>>
  /** By their names on the command line. */
  readonly commands?: Readonly<Record<string, () => Promise<CliCommand>>>
  /** By the words of `mode`. */
  readonly modes?: Readonly<Record<string, ActionMode>>
  readonly exporters?: () => Promise<readonly Exporter[]>
  /** Forms of a report, for `--as` and for the options of their names. */
  readonly renderers?: readonly Renderer[]
  readonly follower?: Follower
}
