import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InputError } from '../inputs/values.js'

/** A directory of ours that is gone when its scope ends. */
export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string
}

/** A new empty directory below `parent`. */
export async function makeTemporaryDirectory(
  parent = process.env.RUNNER_TEMP || tmpdir(),
): Promise<TemporaryDirectory> {
  try {
    const path = await mkdtemp(join(await realpath(parent), 'counterbalance-'))
    return { path, [Symbol.asyncDispose]: () => removeAll(path) }
  } catch (cause) {
    throw new InputError(
      `no temporary directory can be made in "${parent}" (${(cause as Error).message}): set TMPDIR to another one`,
      { cause },
    )
  }
}

/** Removes `path` and all below it, also where modes forbid it. */
export async function removeAll(path: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 3 }
  await rm(path, options).catch(async () => {
    // A payload may hold directories that its modes forbid to empty, as module caches do.
    await makeWritable(path)
    await rm(path, options)
  })
}

async function makeWritable(path: string): Promise<void> {
  await chmod(path, 0o700)
  const entries = await readdir(path, { withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await makeWritable(join(path, entry.name))
}
