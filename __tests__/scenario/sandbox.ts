import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'

/** A directory of one test's own, gone when the test is finished. */
export interface Sandbox {
  readonly path: string
  /** What every process in here is given; nothing comes from the process that runs the tests. */
  readonly variables: { readonly [name: string]: string }
  /** The path of a file or directory in it. */
  at(...names: readonly string[]): string
  /** Writes `text` to a new file; what begins with `#!` is executable. The path of the file. */
  write(name: string, text: string): string
  read(name: string): string
}

// Node 22 and later keep what they have compiled of a bundle, which hundreds of tests start; Node 20 does not know the variable.
const compiled = fileURLToPath(new URL('../../node_modules/.cache/counterbalance-scenario', import.meta.url))

/** An empty sandbox. */
export function makeSandbox(): Sandbox {
  const sandbox = makeLastingSandbox(inject('programs'))
  onTestFinished(() => removeSandbox(sandbox))
  return sandbox
}

/** An empty sandbox that no test owns, whose processes find their programs in `programs`. */
export function makeLastingSandbox(programs: string): Sandbox {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'scenario-')))
  const at = (...names: readonly string[]): string => join(path, ...names)
  mkdirSync(at('temporary'))
  return {
    path,
    variables: {
      PATH: programs,
      HOME: path,
      TMPDIR: at('temporary'),
      SCENARIO: basename(path),
      NODE_COMPILE_CACHE: compiled,
    },
    at,
    write(name, text) {
      mkdirSync(dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
      return at(name)
    },
    read: name => readFileSync(at(name), 'utf8'),
  }
}

/** Removes it with all that is in it. */
export function removeSandbox({ path }: Sandbox): void {
  makeWritable(path)
  rmSync(path, { recursive: true, force: true })
}

/** What a run has left: entries of the temporary directory, and processes that were started in the sandbox. */
export function findRemains({ variables }: Sandbox): readonly string[] {
  const needle = `SCENARIO=${variables.SCENARIO}`
  const hasNeedle = (place: string): boolean => readOrNothing(`/proc/${place}/environ`).split('\0').includes(needle)
  const running = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => hasNeedle(pid) || listThreads(pid).some(hasNeedle))
    .map(pid => readOrNothing(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
  return [...readdirSync(variables.TMPDIR!), ...running]
}

/** The other threads of a process whose first one has ended alone, which shows no environment any more. */
function listThreads(pid: string): readonly string[] {
  if (!/^State:\s+Z/m.test(readOrNothing(`/proc/${pid}/status`))) return []
  try {
    return readdirSync(`/proc/${pid}/task`).map(thread => `${pid}/task/${thread}`)
  } catch {
    return []
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

// A payload may hold directories that may not be emptied.
function makeWritable(path: string): void {
  chmodSync(path, 0o700)
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) makeWritable(join(path, entry.name))
}
