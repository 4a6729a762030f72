import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import type { Variables } from '../../measure/variables.js'
import { platform } from '../platform/platform.js'

/**
 * Variables by which git tells its hooks, aliases and other programs where its repository, its index and its objects are: what
 * `git rev-parse --local-env-vars` lists in any version.
 *
 * `GIT_CONFIG_COUNT` and `GIT_CONFIG_PARAMETERS`, which it lists too, are settings like `insteadOf` and `safe.directory`, and no
 * repository. git itself keeps these two when it enters a submodule.
 */
export const localVariables: readonly string[] = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_COMMON_DIR',
  'GIT_CONFIG',
  'GIT_DIR',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]

/** Those that can lead git to another repository than the one around a directory. */
const leading = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR']

/** What a git that has called us says of its repository. */
export interface Inherited {
  readonly variables: Variables
  /** The directory that we were called in, to which paths in these variables are relative. */
  readonly directory: string
}

let inherited: Inherited = { variables: {}, directory: '.' }

/**
 * Takes the variables of a calling git out of the environment of this process, before anything is started in it.
 *
 * In a checkout of the baseline, they would lead git back to the user's repository: a build would see the head, and a checkout would be
 * written into the index of the commit that a hook belongs to.
 */
export function leaveCallersRepository(): void {
  const names = Object.keys(process.env).filter(name => localVariables.includes(platform.nameVariable(name)))
  inherited = {
    variables: Object.fromEntries(names.map(name => [platform.nameVariable(name), process.env[name]!])),
    // Most calls come from no git; the current directory may then even be gone.
    directory: names.length === 0 ? '.' : process.cwd(),
  }
  for (const name of names) delete process.env[name]
}

/** Returns what was taken out of the environment. */
export function readInherited(): Inherited {
  return inherited
}

/** Returns whether git could find another repository with the variables than without. */
export function isLed({ variables }: Inherited): boolean {
  return leading.some(name => name in variables)
}

/** The words that ask git for an `Answer`. */
export const question = ['rev-parse', '--absolute-git-dir', '--git-common-dir', '--show-toplevel']

/** The repository that git works in; none where git finds none. */
export interface Answer {
  readonly repository?: string | undefined
  /** The directory of its branches and objects, which linked worktrees share. */
  readonly common?: string | undefined
  /** The working tree; a bare repository has none. */
  readonly tree?: string | undefined
}

/** Reads what git printed for `question` in `directory`. It stops where it cannot answer any more. */
export function readAnswer(printed: string, directory: string): Answer {
  const [repository, common, tree] = printed.split(/\r?\n/).filter(line => line !== '')
  return { repository, common: common && resolve(directory, common), tree }
}

/** The repository for git in a directory that has none of its own: around it, told by the variables, or in doubt between the two. */
export type Place =
  | { readonly kind: 'around' }
  | { readonly kind: 'told'; readonly repository: string; readonly tree?: string | undefined }
  | { readonly kind: 'doubt'; readonly reason: string }

/**
 * Decides which repository is meant, by what git answers with the variables (`told`) and without them (`around`).
 *
 * Two different answers are refused, because the wrong repository would be measured in silence. Where `GIT_DIR` stands alone, git takes
 * any current directory for the working tree, so its working tree tells nothing.
 */
export function decidePlace({ variables }: Inherited, told: Answer, around: Answer): Place {
  const { repository, tree } = told
  if (repository === undefined) return { kind: 'around' }
  if (around.repository === undefined) return { kind: 'told', repository, tree }
  if (repository !== around.repository) return doubt('GIT_DIR', repository, around.repository)
  if ('GIT_COMMON_DIR' in variables && told.common !== around.common)
    return doubt('GIT_COMMON_DIR', `${told.common}`, `${around.common}`)
  if (!('GIT_WORK_TREE' in variables) || tree === undefined || tree === around.tree) return { kind: 'around' }
  return around.tree === undefined ? { kind: 'told', repository, tree } : doubt('GIT_WORK_TREE', tree, around.tree)
}

function doubt(variable: string, told: string, around: string): Place {
  const reason = `${variable} leads git to ${told}, but this directory belongs to ${around}, so the wrong versions could be measured: unset ${variable}, or run this where both are the same`
  return { kind: 'doubt', reason }
}

/**
 * Returns whether `directory` has a repository of its own, as a checkout of ours and a directory that the user names can have. What lies
 * around the directory that we were called in has been asked already.
 */
export function hasOwnRepository(directory: string, { directory: called }: Inherited): boolean {
  const asked = new Set(listUpwards(called))
  return listUpwards(resolve(directory)).some(place => !asked.has(place) && existsSync(join(place, '.git')))
}

function listUpwards(place: string): readonly string[] {
  const above = dirname(place)
  return above === place ? [place] : [place, ...listUpwards(above)]
}

/**
 * Variables by which git also reads the objects that the caller keeps elsewhere, as in the quarantine of a push. It writes none there,
 * and the repository stays the same.
 */
export function addObjects({ variables, directory }: Inherited): Variables {
  const { GIT_OBJECT_DIRECTORY: main, GIT_ALTERNATE_OBJECT_DIRECTORIES: others } = variables
  const places = [main && resolve(directory, main), others].filter(place => place)
  return places.length === 0 ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: places.join(delimiter) }
}
