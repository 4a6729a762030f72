import type { SpawnOptions } from 'node:child_process'
import type { ProcessRequest, Shell } from '../../measure/process.js'

/** A request, as far as it decides which program runs. */
export type ProgramCall = Pick<ProcessRequest, 'argv' | 'directory' | 'environment' | 'overrides'>

/** A file to start, and its words. */
export interface Started {
  readonly program: string
  readonly argv: readonly string[]
}

/** One family of systems: how programs are found, started and ended there, and how links are read and made. */
export interface Platform {
  /** The shell for the lines of users. */
  findShell(): Shell
  /** The Pythons that may run the launcher, in the order in which they are tried. */
  listPythons(): readonly string[]
  /** The launcher's file among those in Python. */
  readonly launcher: 'launcher' | 'windows'
  /** The files that `name` may stand for, in the order in which the system looks. Most of them are not there. */
  listCandidates(name: string, call: ProgramCall): readonly string[]
  /** The file that `call` runs; undefined where there is none. */
  findProgram(call: ProgramCall): string | undefined
  /** Describes why the system never starts the file at `path`, whatever is in it; undefined where it may. */
  explainKind(path: string, call: ProgramCall): string | undefined
  /** The call as the system takes it, for `program` as it was found; words may be quoted then. */
  encode(call: Started): Started
  /** Options by which Node starts a command that can be ended with its children. */
  readonly commandOptions: SpawnOptions
  /** Options by which Node starts the launcher so that Ctrl-C does not reach it. */
  readonly launcherOptions: SpawnOptions
  /** Describes why any process of a user can read what another one holds, and nothing changes that; undefined where something may. */
  readonly openness: string | undefined
  /** The signals by which a user or a system asks us to end. */
  readonly interruptions: readonly NodeJS.Signals[]
  /** Asks a process that Node has started, and its children, to end; where that cannot be asked, they are ended. */
  askToEnd(pid: number): void
  /** Ends a process that Node has started, and its children. */
  kill(pid: number): void
  /** Ends what an ended process of Node's has left in its group. Returns whether there was something, as far as that can be seen. */
  endGroup(pid: number): boolean
  /** The target of the link at `path` as a copy of `root` shall have it: relative where it is inside. */
  readLink(root: string, path: string): string
  /** Makes a link at `path`, to a directory where `isDirectory`. */
  makeLink(target: string, path: string, isDirectory: boolean): void
  /** Returns whether the part of a path, as other systems write it, would lead elsewhere here. */
  isForeign(part: string): boolean
  /** A path or a pattern of files with `/` between its parts. */
  toSlashes(path: string): string
  /** The name by which the rest of the program knows a variable of the environment. */
  nameVariable(name: string): string
  /** All ways in which files write `path`. */
  listSpellings(path: string): readonly string[]
}
