import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'

/** A browser on this machine. */
export interface Browser {
  readonly path: string
  /** Its own libraries, where it brings them. */
  readonly libraries: string | undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    browser: Browser
  }
}

/** Finds the browser once, before the tests start: the one that CHROME_PATH names, or else the one of the development dependencies. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('browser', await findBrowser())
}

async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH
  if (named) return { path: named, libraries: undefined }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `the tests of the HTML page need a Chromium, and none comes with the packages for ${process.platform} on ${process.arch}: set CHROME_PATH to the program of an installed Chrome or Chromium`,
    )
  const package_ = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  await inflate(join(package_, 'bin/al2023.tar.br'))
  const libraries = join(tmpdir(), 'al2023/lib')
  const path = await chromium.executablePath()
  if (runs(path, libraries)) return { path, libraries }
  // An earlier run may have been cut off while it unpacked.
  if (existsSync(path)) rmSync(path)
  return { path: await chromium.executablePath(), libraries }
}

function runs(path: string, libraries: string): boolean {
  try {
    execFileSync(path, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: libraries }, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
