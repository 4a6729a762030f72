import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { inject } from 'vitest'

/** Screenshots, which `npm run look` shows. */
export const look = resolve(import.meta.dirname, '../../.look')

export async function launch(): Promise<Browser> {
  const { path, environment } = inject('browser')
  return await puppeteer.launch({
    executablePath: path,
    headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    env: { ...process.env, ...environment },
  })
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
export async function openPage(
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
