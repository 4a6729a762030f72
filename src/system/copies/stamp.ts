import type { BigIntStats } from 'node:fs'

/** Clocks of file systems go in steps, at worst of two seconds, and lag behind ours. */
export const coarsestStepInMilliseconds = 2000

/** Returns a text that changes with every write to a file. Nobody but root can set the time of its last change (ctime). */
export function stampOf({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`
}
