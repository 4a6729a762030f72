import { basename } from 'node:path'
import type { InstalledSide } from '../../world.js'
import { digestContent } from './content-digest.js'
import type { PayloadSource } from './payload-source.js'
import { empty, flush } from './renewal.js'

/** A side with what its copies are made of. */
export interface Reinstallable extends Pick<InstalledSide, 'name' | 'places'> {
  readonly source: PayloadSource
  /** Of its files when it was first installed. */
  readonly contentDigest: string
}

/**
 * Makes what installs every copy of `sides` again, at its path below `home`. Their files may have changed by then: it returns that in
 * words.
 */
export function makeInstallAgain(
  sides: readonly Reinstallable[],
  home: string,
  install: (root: string) => Promise<void>,
): () => Promise<string | undefined> {
  return async () => {
    for (const { name, places, source, contentDigest } of sides)
      for (const { root } of places) {
        await empty(root)
        const entries = await source.put(root)
        if (digestContent(root, entries) !== contentDigest)
          return `the files of the ${name} have changed since (${basename(root)})`
        await install(root)
      }
    await flush(home)
    return undefined
  }
}
