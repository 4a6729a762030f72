import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Opens the file at `path` in the browser: the one that BROWSER names, or else the system's own. Returns why it could not, in words. */
export async function openInBrowser(path: string): Promise<string | undefined> {
  const [program, ...words] = listOpener()
  try {
    const opener = spawn(program, [...words, path], { stdio: 'ignore', detached: true })
    await once(opener, 'spawn')
    opener.unref()
    return undefined
  } catch (error) {
    return `"${path}" could not be opened with "${program}": ${(error as Error).message}. Open it yourself, or set BROWSER to a program`
  }
}

function listOpener(): readonly [program: string, ...words: string[]] {
  const { BROWSER } = process.env
  if (BROWSER) return [BROWSER]
  if (process.platform === 'darwin') return ['open']
  return process.platform === 'win32' ? ['explorer'] : ['xdg-open']
}
