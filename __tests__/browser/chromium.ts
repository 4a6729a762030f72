import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'

/** A browser on this machine. */
export interface Browser {
  readonly path: string
  /** Its own libraries and fonts, where it brings them: a clean machine has neither, and without fonts pages crash. */
  readonly environment: Readonly<Record<string, string>>
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
  if (named) return { path: named, environment: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `the tests of the HTML page need a Chromium, and none comes with the packages for ${process.platform} on ${process.arch}: set CHROME_PATH to the program of an installed Chrome or Chromium`,
    )
  const package_ = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
  await inflate(join(package_, 'bin/al2023.tar.br'))
  const environment = { LD_LIBRARY_PATH: join(tmpdir(), 'al2023/lib'), FONTCONFIG_PATH: join(tmpdir(), 'fonts') }
  const path = await chromium.executablePath()
  // An earlier run may have been cut off while it unpacked.
  if (findFlaw({ path, environment }) !== undefined && existsSync(path)) {
    rmSync(path)
    await chromium.executablePath()
  }
  const flaw = findFlaw({ path, environment })
  if (flaw === undefined) return { path, environment }
  throw new Error(
    `the tests of the HTML page need a Chromium, and the one that comes with the packages does not start here (${flaw}): set CHROME_PATH to the program of an installed Chrome or Chromium`,
  )
}

/** Finds why the browser does not start, by what it prints; undefined where it does. */
function findFlaw({ path, environment }: Browser): string | undefined {
  const { error, status, stderr } = spawnSync(path, ['--version'], { env: { ...process.env, ...environment } })
  if (error) return error.message
  return status === 0 ? undefined : `${stderr}`.trim().split('\n')[0] || `status ${status}`
}
