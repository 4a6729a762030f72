/** The results that one invocation left to be read. */
export interface Output {
  readonly stdout: string
  /** Set if `stdout` is only the end of a text that is too long: no tool's numbers are read from it. */
  readonly isCut?: true
  /** The text that the command appended to the file named by `BENCH_OUTPUT`; empty where it wrote none. */
  readonly benchOutput: string
  /** The files that it wrote to the place in `output`: one, or those of a directory; none where that is not used. */
  readonly files?: readonly WrittenFile[]
  /** The sizes of the files for each pattern of `size`; none where that is not used. */
  readonly sizes?: readonly FileSizes[]
  /** Wall time of the process. */
  readonly seconds: number
}

/** A file that a command wrote. */
export interface WrittenFile {
  /** Relative to the directory that `output` names; of a single file its name. */
  readonly path: string
  readonly text: string
}

/** The total size in bytes of the files that a pattern matches. */
export interface FileSizes {
  readonly pattern: string
  readonly size: number
  /** Each compressed by itself, as strongly as it can be: what a server that serves them would send. */
  readonly gzip: number
  readonly brotli: number
}
