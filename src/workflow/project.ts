export interface ProjectFiles {
  /** Paths from its root, with slashes, in order. */
  readonly files: readonly string[]
  /** The text of a file; empty where it cannot be read, or is too large to be looked at. */
  read(path: string): string
}

/** The way the benchmarks of a repository are built, run and read. */
export interface Project {
  readonly tool: string
  readonly evidence: string
  readonly languages?: readonly LanguageStep[]
  /** Packages of the runner's system. */
  readonly packages?: readonly string[]
  /** Shell lines that build the program; undefined where nothing is built. */
  readonly build?: string
  /** Patterns of the files that the command needs. */
  readonly payload: readonly string[]
  /** A shell line for each copy. */
  readonly install?: string
  /** Directory of the command, relative to the root; the root where this is left out. */
  readonly workingDirectory?: string
  readonly command: string
  readonly format: string
  readonly output?: string
  /** What must be changed before its numbers can be read, as a clause. */
  readonly missing?: string
  /** Things to look at before it is used, a sentence each. */
  readonly advice?: readonly string[]
}

/** A step of a workflow that makes a language available. */
export interface LanguageStep {
  readonly uses: string
  readonly with?: Readonly<Record<string, string>>
  /** The inputs by which it keeps no cache, where it keeps one by default. */
  readonly withoutCache?: Readonly<Record<string, boolean>>
}

/** A detector of one tool: it returns how the benchmarks of a repository run, or undefined if they do not use the tool. */
export type Recogniser = (repository: ProjectFiles) => Project | undefined

/** All files but those of git and of installed packages, for programs that are not built. */
export const sources: readonly string[] = ['**', '!**/node_modules/**', '!**/.venv/**']

/** The directory of a file, as a command names it. */
export function directoryOf(path: string): string {
  const end = path.lastIndexOf('/')
  return end < 0 ? '.' : path.slice(0, end)
}

/** The beginning that the paths of files in a directory have. */
export function prefixOf(directory: string): string {
  return directory === '.' ? '' : `${directory}/`
}

/** The name of a file without its directory. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
