import { randomInt } from 'node:crypto'
import { basename, join } from 'node:path'
import type { CopyPlace } from '../../measure/session.js'

/** The directories of copies, and what texts call them. */
export interface CopyNames {
  /** The name of the directory of the copy that is called so, such as `b1`. */
  directoryOf(copy: string): string
  /** What the copy in the directory `root` is called. */
  nameOf(root: string): string
}

/** Each copy lies in a directory that is called as it is. */
export const plainNames: CopyNames = { directoryOf: copy => copy, nameOf: root => basename(root) }

/** Neither vowels, so that no word comes out, nor what looks like another sign. */
const signs = 'bcdfghjkmnpqrstvwxz2456789'
/** As long as is needed for some hundred names, and short, because the paths of sockets have a limit. */
const length = 4

/**
 * Draws the names of the directories of copies, which tell nobody which side lies in them: a file of HOME that programs of both sides read could
 * slow one of them otherwise. They are all of one length, since paths lie in the memory of programs, and others in each run. No text names them.
 */
export function drawCopyNames(draw = () => randomInt(signs.length)): CopyNames {
  const directories = new Map<string, string>()
  const names = new Map<string, string>()
  const drawFree = (): string => {
    const name = Array.from({ length }, () => signs[draw()]).join('')
    return names.has(name) ? drawFree() : name
  }
  return {
    directoryOf(copy) {
      const directory = directories.get(copy) ?? drawFree()
      directories.set(copy, directory)
      names.set(directory, copy)
      return directory
    },
    nameOf: root => names.get(basename(root)) ?? basename(root),
  }
}

/** The place of a copy at `root`, with its name where that is not the one of its directory. */
export function makePlace(root: string, workingDirectory: string, { nameOf }: CopyNames): CopyPlace {
  const name = nameOf(root)
  return { root, directory: join(root, workingDirectory), ...(name === basename(root) ? {} : { name }) }
}
