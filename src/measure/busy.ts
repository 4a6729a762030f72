import type { MeasurePorts } from './session.js'

/** Tells `watch` that `work` goes on until `run` has ended, because it may take minutes in which no round ends. */
export async function whileBusy<T>(watch: MeasurePorts['watch'], work: string, run: () => Promise<T>): Promise<T> {
  watch({ kind: 'busy', work, seconds: 0 })
  try {
    return await run()
  } finally {
    watch({ kind: 'idle' })
  }
}
