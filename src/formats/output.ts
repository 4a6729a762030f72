/** The results that one invocation left to be read. */
export interface Output {
  readonly stdout: string
  /** Set if `stdout` is only the end of a text that is too long: no tool's numbers are read from it. */
  readonly isCut?: true
  /** The text that the command appended to the file named by `BENCH_OUTPUT`; empty where it wrote none. */
  readonly benchOutput: string
  /** The files that it wrote to the place in `output`: one, or those of a directory; none where that is not used. */
  readonly files?: readonly WrittenFile[]
  /** Wall time of the process. */
  readonly seconds: number
}

/** A file that a command wrote. */
export interface WrittenFile {
  /** Relative to the directory that `output` names; of a single file its name. */
  readonly path: string
  readonly text: string
}
