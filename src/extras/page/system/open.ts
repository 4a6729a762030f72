import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryToWrite } from '../../../command-line/files.js'
import type { Follow } from '../../../extra.js'
import type { Get } from '../../../inputs/values.js'
import { endSentence } from '../../../util/end-sentence.js'
import { renderPage } from '../page.js'

/** Opens the page that `--html` named, or else one in a temporary file. */
export function prepareOpening(get: Get): Follow {
  return async (report, options) => {
    const named = get('html')
    if (named !== '') return await openInBrowser(named)
    const path = join(mkdtempSync(join(tmpdir(), 'counterbalance-')), 'report.html')
    const problem = tryToWrite(path, () => renderPage(report, options))
    if (problem !== undefined) return problem
    process.stderr.write(`The page is ${path}\n`)
    return await openInBrowser(path)
  }
}

/** Opens the file at `path` in the browser: the one that BROWSER names, or else the system's own. Returns why it could not, in words. */
async function openInBrowser(path: string): Promise<string | undefined> {
  const [program, ...words] = listOpener()
  try {
    const opener = spawn(program, [...words, path], { stdio: 'ignore', detached: true })
    await once(opener, 'spawn')
    opener.unref()
    return undefined
  } catch (error) {
    return `"${path}" could not be opened with "${program}": ${endSentence((error as Error).message)} Open it yourself, or set BROWSER to a program`
  }
}

function listOpener(): readonly [program: string, ...words: string[]] {
  const { BROWSER } = process.env
  if (BROWSER) return [BROWSER]
  if (process.platform === 'darwin') return ['open']
  return process.platform === 'win32' ? ['explorer'] : ['xdg-open']
}
