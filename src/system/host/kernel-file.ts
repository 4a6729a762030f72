import { closeSync, openSync, readSync } from 'node:fs'

/** A file that the kernel makes up anew at every reading, kept open since opening takes longer than reading. */
export interface KernelFile extends Disposable {
  /** Its text; undefined where it cannot be read any more. */
  read(): string | undefined
}

// The longest is /proc/stat, of which the first line is enough.
const buffer = Buffer.allocUnsafe(16_384)

/** The file at `path`; undefined where there is none that can be read. */
export function openKernelFile(path: string): KernelFile | undefined {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch {
    return undefined
  }
  const file: KernelFile = {
    read() {
      try {
        return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, buffer.length, 0))
      } catch {
        return undefined
      }
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  }
  if (file.read() !== undefined) return file
  file[Symbol.dispose]()
  return undefined
}
