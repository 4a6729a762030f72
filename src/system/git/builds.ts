import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Built } from '../../bisect/ports.js'
import { InvocationError } from '../../measure/process.js'
import { runSetup, type SetupPorts } from '../../measure/setup.js'
import { handOver, type Passing } from '../../measure/variables.js'
import { shortHash } from '../../util/short-hash.js'
import { openProcesses } from '../processes/processes.js'
import { findShell, readVariables } from '../surroundings.js'
import { makeTemporaryDirectory } from '../temporary.js'
import { addWorktree, type Git } from './git.js'

export interface BuildsOptions extends Passing {
  readonly git: Git
  readonly setup: string | undefined
  /** Where `setup` runs, relative to the checkout. */
  readonly workingDirectory: string
  /** Where builds stay; undefined: nowhere. */
  readonly keep: string | undefined
  readonly signal: AbortSignal
  readonly watch: SetupPorts['watch']
}

/** Checkouts of commits, built; all are gone when their scope ends. */
export interface Builds extends AsyncDisposable {
  /** Builds `commit`, or finds it built. */
  build(commit: string): Promise<Built>
}

/** What git bisect takes for "this one cannot be tested". */
const cannotBeTested = 125

/** Names a build that is kept: by another `setup`, a commit has another one. */
export function nameBuild(
  commit: string,
  { setup, workingDirectory }: Pick<BuildsOptions, 'setup' | 'workingDirectory'>,
): string {
  return setup === undefined ? commit : `${commit}-${shortHash(JSON.stringify([setup, workingDirectory]))}`
}

/** Opens a place for builds. */
export async function openBuilds({
  git,
  setup,
  workingDirectory,
  keep,
  signal,
  watch,
  ...passing
}: BuildsOptions): Promise<Builds> {
  const home = await makeTemporaryDirectory()
  const turns = join(home.path, 'turns')
  await mkdir(turns)
  const handed = handOver(readVariables(), passing)
  const processes = await openProcesses({ directory: turns, variables: handed.variables })
  const ports: SetupPorts = { processes, shell: findShell(), ...handed, signal, watch }
  const opened: AsyncDisposable[] = [home, processes]
  const made = new Map<string, Built>()
  const make = async (commit: string): Promise<Built> => {
    const kept = keep === undefined ? undefined : join(keep, nameBuild(commit, { setup, workingDirectory }))
    if (kept !== undefined && existsSync(kept)) return { directory: kept }
    const worktree = await addWorktree(git, commit, join(home.path, commit.slice(0, 12)))
    opened.push(worktree)
    const built = await runHere(commit, worktree.path)
    if (kept === undefined || built.directory === undefined) return built
    await keepCopy(built.directory, kept)
    return { directory: kept }
  }
  const runHere = async (commit: string, root: string): Promise<Built> => {
    if (setup === undefined) return { directory: root }
    const place = `the checkout of ${commit.slice(0, 7)}`
    try {
      await runSetup({ name: 'setup', line: setup, root, directory: join(root, workingDirectory), place }, ports)
      return { directory: root }
    } catch (error) {
      if (!(error instanceof InvocationError)) throw error
      const { exit, message } = error
      return { reason: message, isSilent: exit?.kind === 'exited' && exit.status === cannotBeTested }
    }
  }
  return {
    async build(commit) {
      const built = made.get(commit) ?? (await make(commit))
      made.set(commit, built)
      return built
    },
    async [Symbol.asyncDispose]() {
      for (const thing of opened.splice(0).reverse()) await thing[Symbol.asyncDispose]()
    },
  }
}

/** A copy without `.git`; it has its name when it is whole. */
async function keepCopy(directory: string, kept: string): Promise<void> {
  const part = `${kept}.part`
  await rm(part, { recursive: true, force: true })
  await cp(directory, part, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => path !== join(directory, '.git'),
  })
  await rename(part, kept)
}
