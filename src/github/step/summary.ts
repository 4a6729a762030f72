import { appendFile } from 'node:fs/promises'
import { noteDisk } from './disk.js'

/** Adds `markdown` to the job's summary, where the runner keeps one. */
export async function addToSummary(markdown: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (!path) return
  try {
    await appendFile(path, `${markdown}\n`)
  } catch (error) {
    noteDisk(error, path)
  }
}
