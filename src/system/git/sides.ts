import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Occasion } from '../../baseline/commit.js'
import type { Sides } from '../../benchmark.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError } from '../../inputs/values.js'
import { showCommand } from '../../measure/command.js'
import { runSetup, type SetupPorts } from '../../measure/setup.js'
import type { Origin } from '../../record/record.js'
import { openGit } from './git.js'
import { resolveBaseline } from './history.js'
import { addWorktree } from './worktree.js'

/** What is known of the sides beside the inputs, and where a baseline that is built may stand. */
export interface SidesOptions {
  /** Where the contender comes from; a directory named by the user where this is left out. */
  readonly contender?: Origin
  readonly occasion: Occasion
  /** Variables that let git read from a private origin. */
  readonly credentials?: Readonly<Record<string, string>>
  /** A directory for a worktree. */
  readonly home: string
  /** Takes what must be taken down at the end. */
  readonly closing: (thing: AsyncDisposable) => void
}

/** The directories of both sides, by their real paths. */
export async function prepareSides(inputs: Inputs, options: SidesOptions, ports: SetupPorts): Promise<Sides> {
  const directory = await findDirectory(inputs.contender, 'contender')
  const contender = {
    directory,
    origin: options.contender ?? { label: inputs.contender, source: 'directory' as const },
  }
  const { baseline } = inputs
  switch (baseline.kind) {
    case 'directory': {
      const origin = { label: baseline.directory, source: 'directory' as const }
      return { baseline: { directory: await findDirectory(baseline.directory, 'baseline'), origin }, contender }
    }
    case 'ref':
      return { baseline: await buildBaseline(baseline, contender.directory, options, ports), contender }
    case 'packed':
      return { baseline: { archive: baseline, origin: baseline.origin }, contender }
    case 'command': {
      const makeOrigin = (side: 'baseline' | 'contender'): Origin => {
        const command = showCommand(inputs.commands[side])
        return { label: command, source: 'command', command }
      }
      return {
        baseline: { directory, origin: makeOrigin('baseline') },
        contender: { directory, origin: makeOrigin('contender') },
      }
    }
  }
}

async function findDirectory(path: string, side: 'baseline' | 'contender'): Promise<string> {
  const stats = await stat(path).catch(() => undefined)
  if (stats?.isDirectory()) return await realpath(path)
  throw new InputError(
    `the ${side}'s directory "${path}" ${stats ? 'is not a directory' : 'does not exist'}: name the directory of a built program`,
  )
}

async function buildBaseline(
  { ref, setup, directory = '.' }: Inputs['baseline'] & { readonly kind: 'ref' },
  repository: string,
  { occasion, credentials, home, closing }: SidesOptions,
  ports: SetupPorts,
): Promise<Sides['baseline']> {
  const git = openGit(repository, { ...(credentials && { credentials }), signal: ports.signal })
  const commit = await resolveBaseline(git, ref, occasion)
  const worktree = await addWorktree(git, commit, home)
  closing(worktree)
  if (setup !== undefined) {
    const place = `the checkout of the baseline (${commit.slice(0, 7)})`
    const line = { name: 'setup', line: setup, root: worktree.path, place } as const
    await runSetup({ ...line, directory: join(worktree.path, directory) }, ports)
  }
  return { directory: worktree.path, origin: { label: ref ?? commit.slice(0, 7), source: 'ref', commit } }
}
