import type { Progress } from '../../measure/session.js'
import { describeBatch } from './batch.js'

/** What a reader should hear at once while measuring goes on; undefined for what only moves a bar. */
export function describeNote(progress: Progress): string | undefined {
  switch (progress.kind) {
    case 'invoked': {
      const { slot, outcome, reason } = progress
      return outcome === 'ok' ? undefined : `${slot.side} ${slot.copy}: ${reason ?? outcome}`
    }
    case 'short-of-time':
      return progress.message
    case 'format-chosen':
      return describeFormat(progress.format)
    case 'batch-chosen':
      return describeBatch(progress.runs)
    case 'round-finished':
      return undefined
  }
}

/** The format that was found in the baseline's first output. */
function describeFormat(name: string): string {
  const chosen = `numbers are read as "${name}"`
  if (name !== 'process') return chosen
  return `${chosen}: nothing that was printed is of a known format, so that the time of the whole process is taken`
}
