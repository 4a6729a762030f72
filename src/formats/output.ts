/** What one invocation left to be read. */
export interface Output {
  readonly stdout: string
  /** What the command appended to the file named by `BENCH_OUTPUT`; empty where it wrote none. */
  readonly benchOutput: string
  /** What it wrote where `output` says: one file, or those of a directory; none where that is not used. */
  readonly files?: readonly WrittenFile[]
  /** Of each pattern of `size`, what its files come to; none where that is not used. */
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

/** What the files that a pattern matches come to, in bytes. */
export interface FileSizes {
  readonly pattern: string
  readonly size: number
  /** Each compressed by itself, as strongly as it can be: what a server that serves them would send. */
  readonly gzip: number
  readonly brotli: number
}
