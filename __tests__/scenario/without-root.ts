import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, vi } from 'vitest'
import { cli, counterbalance, type Ended, type RunOptions } from './counterbalance.js'
import type { Sandbox } from './sandbox.js'

export const isRoot = process.getuid?.() === 0
export const nobody = 65534

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

/** Runs `counterbalance WORDS` as somebody who is not root, and who owns the sandbox. */
export async function counterbalanceWithoutRoot(
  sandbox: Sandbox,
  words: readonly string[],
  options: Omit<RunOptions, 'program'> = {},
): Promise<Ended> {
  const bundle = works('test', '-r', cli) ? cli : join(copyDist(sandbox), 'cli/index.js')
  giveAway(sandbox)
  const [name, ...rest] = [...withoutRoot, process.execPath, bundle]
  return await counterbalance(sandbox, words, { ...options, program: [name!, ...rest] })
}
