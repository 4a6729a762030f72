/** The largest size of a text, and the place where the reader finds what had to be left out. */
export interface Limit {
  readonly size: number
  readonly unit: 'characters' | 'bytes'
  readonly elsewhere: string
}

/** Of a comment: GitHub refuses more than 65,536 characters. */
export const commentLimit: Limit = { size: 60_000, unit: 'characters', elsewhere: 'the job summary' }

/** Of a job summary: the runner throws away all of what is longer than 1 MiB. */
export const summaryLimit: Limit = { size: 1_000_000, unit: 'bytes', elsewhere: 'the report file' }
