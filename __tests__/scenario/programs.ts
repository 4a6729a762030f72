import { chmodSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The directory of the programs that scenarios find. */
    programs: string
  }
}

/** Taken by "causes: auto" where they are installed. */
const profilers = new Set(['perf'])

/**
 * Links to the programs of the system, but for profilers. Otherwise a scenario would take seconds longer, and end with other sentences, where
 * one happens to be installed.
 */
export function setup(project: TestProject): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'programs-'))
  // Some scenarios run as somebody who is not root.
  chmodSync(directory, 0o755)
  const places = new Map(['/usr/bin', '/bin'].flatMap(from => readdirSync(from).map(name => [name, join(from, name)])))
  for (const [name, place] of places) {
    if (!profilers.has(name)) symlinkSync(place, join(directory, name))
  }
  project.provide('programs', directory)
  return () => rmSync(directory, { recursive: true })
}
