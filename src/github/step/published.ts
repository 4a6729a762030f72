import * as core from '@actions/core'
import { setOutput } from './outputs.js'
import { addToSummary } from './summary.js'

/** A baseline that was stored. */
export interface PublishedBaseline {
  /** Of the artifact. */
  readonly id: number
  readonly name: string
  readonly sizeInBytes: number
  readonly commit: string
  readonly isMeasured: boolean
}

/** Says in log, summary and outputs that there is a new baseline. */
export async function announcePublished({
  id,
  name,
  sizeInBytes,
  commit,
  isMeasured,
}: PublishedBaseline): Promise<void> {
  const size = `${(sizeInBytes / 2 ** 20).toFixed(1)} MiB`
  const how = isMeasured ? '' : ', without measuring'
  core.info(`Published the baseline of ${commit.slice(0, 7)} as the artifact "${name}" (${size})${how}.`)
  // Where it was raced, the status is that of the race.
  if (!isMeasured) setOutput('status', 'published')
  setOutput('published', true)
  setOutput('artifact-id', id)
  await addToSummary(
    `📦 Published the baseline of <code>${commit.slice(0, 7)}</code> as the artifact <code>${name}</code>, ${size}${how}.\n`,
  )
}
