import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { digestBytes, listPayload } from './copies/payload.js'

/** The first bytes of programs and libraries of Linux, macOS (two word sizes, and several processors in one file), and Windows. */
const magics = ['7f454c46', 'cffaedfe', 'cefaedfe', 'cafebabe', '4d5a']

/** Digests the programs and libraries below `root`, by their first bytes; undefined where there are none, so that whatever runs is interpreted or installed elsewhere. */
export async function digestMachineCode(root: string): Promise<string | undefined> {
  const files = (await listPayload(root, [])).filter(({ kind }) => kind === 'file').map(({ path }) => path)
  const programs = files.filter(path => isMachineCode(join(root, path))).toSorted()
  if (programs.length === 0) return undefined
  const hash = createHash('sha256')
  for (const path of programs) hash.update(`${path}\n${digestBytes(join(root, path))}\n`)
  return hash.digest('hex')
}

function isMachineCode(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(4)
    readSync(file, start)
    return magics.some(magic => start.toString('hex').startsWith(magic))
  } finally {
    closeSync(file)
  }
}
