/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, inject } from 'vitest'

/** Screenshots, which `npm run look` shows. */
export const look = resolve(import.meta.dirname, '../../.look')

/** Opens pages in a browser that runs as long as the tests of a file do. */
export interface PageOpener {
  /** A directory for the pages of these tests. */
  readonly home: string
  readonly open: (path: string, opening?: Opening) => Promise<Opened>
}

/** Starts a browser for the tests of a file, and makes a directory for their pages. */
export function startBrowser(): PageOpener {
  const home = mkdtempSync(join(tmpdir(), 'pages-'))
  let browser: Browser | undefined
  beforeAll(async () => {
    mkdirSync(look, { recursive: true })
    const { path, environment } = inject('browser')
    browser = await puppeteer.launch({
      executablePath: path,
      headless: 'shell',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
      env: { ...process.env, ...environment },
    })
  })
  afterAll(async () => {
    await browser?.close()
    rmSync(home, { recursive: true })
  })
  return { home, open: (path, opening) => openPage(browser!, path, opening) }
}

/** An opened page, and all that it asked the network for or complained about. */
export interface Opened extends AsyncDisposable {
  readonly page: Page
  readonly complaints: readonly string[]
}

export interface Opening {
  readonly hash?: string
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  readonly scripts?: boolean
}

/** Opens the page in the file `path`. */
async function openPage(
  browser: Browser,
  path: string,
  { hash = '', width = 1280, scheme = 'light', scripts = true }: Opening = {},
): Promise<Opened> {
  const address = pathToFileURL(path).href
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('dialog', dialog => {
    complaints.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', request => {
    if (request.url().split('#')[0] !== address) complaints.push(request.url())
  })
  await page.setJavaScriptEnabled(scripts)
  await page.setViewport({ width, height: 900 })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.goto(address + hash)
  return { page, complaints, [Symbol.asyncDispose]: () => page.close() }
}
