import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Get } from '../inputs/values.js'
import { openInBrowser } from '../system/open-file.js'
import { tryToWrite } from './files.js'
import type { CliOptions } from './options.js'

/** The option that shows the page at once. */
export const openOption: CliOptions = {
  open: {
    group: 'Output',
    help: 'Open the HTML page in the browser. If no option writes it, it is a temporary file.',
  },
}

/** Opens the page that `--html` named, or else one that `make` makes, where `get` asks for it. Returns what went wrong, in words. */
export async function showPage(get: Get, make: () => string): Promise<string | undefined> {
  if (get('open') !== 'true') return undefined
  const named = get('html')
  if (named !== '') return await openInBrowser(named)
  const path = join(mkdtempSync(join(tmpdir(), 'counterbalance-')), 'report.html')
  const problem = tryToWrite(path, make)
  if (problem !== undefined) return problem
  process.stderr.write(`The page is ${path}\n`)
  return await openInBrowser(path)
}
