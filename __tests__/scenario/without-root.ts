import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Sandbox } from './sandbox.js'

export const isRoot = process.getuid?.() === 0
const nobody = 65534

/** The words before a command that somebody runs who is not root. */
export const withoutRoot: readonly string[] = isRoot
  ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
  : []

/** Returns whether the command works for somebody who is not root. */
export function works(...command: readonly string[]): boolean {
  const [program, ...rest] = [...withoutRoot, ...command]
  return spawnSync(program!, rest).status === 0
}

/** Whether the kernel lets somebody who is not root isolate commands. */
export const mayIsolate = works('unshare', '-Urm', 'mount', '--bind', '/tmp', '/tmp')

/** Has the sandboxes of a file of tests where everybody may look. Root may work where nobody else may. */
export function useOpenDirectories(): void {
  beforeAll(() => {
    if (!works('test', '-x', tmpdir())) vi.stubEnv('TMPDIR', '/tmp')
  })
  afterAll(() => vi.unstubAllEnvs())
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** Copies what is built into the sandbox, where tests may spoil it. Returns the directory of the copy. */
export function copyDist(sandbox: Sandbox): string {
  cpSync(dist, sandbox.at('action/dist'), { recursive: true })
  cpSync(`${dirname(dist)}/action.yml`, sandbox.at('action/action.yml'))
  return sandbox.at('action/dist')
}

/** Gives all of the sandbox to whoever is not root. */
export function giveAway(sandbox: Sandbox): void {
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, sandbox.path])
}
