import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, realpathSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { withoutRunners, withoutSecrets } from '../../measure/variables.js'
import { remember } from '../../util/once.js'
import { debug } from '../debug.js'
import { makeTemporaryDirectory } from '../temporary.js'
import {
  addObjects,
  decidePlace,
  hasOwnRepository,
  type Inherited,
  isLed,
  type Place,
  question,
  readAnswer,
  readInherited,
} from './inherited.js'
import { findFirstProgram, findSafeProgram, type Program } from './program.js'

const execute = promisify(execFile)

/** A fetch from the origin: all of its branches where no `refs` are named. */
export interface Fetch {
  readonly refs?: readonly string[]
  /** The depth in a shallow clone; undefined in a whole one, which must not become a shallow one. */
  readonly depth?: { readonly commits: number } | { readonly more: number } | 'whole'
}

/** git, in one repository. */
export interface Git {
  /** Runs `git WORDS`, and returns what it prints without the last line break; throws a GitError if it fails. */
  run(...words: readonly string[]): Promise<string>
  /** The same, or undefined where it fails. */
  try(...words: readonly string[]): Promise<string | undefined>
  /** Fetches from the origin: as the repository is set up, and if that is refused, with the credentials. */
  fetch(what: Fetch): Promise<void>
}

/** git said no; the message holds what it said. */
export class GitError extends Error {
  override readonly name = 'GitError'
}

/** Variables of whoever called us lead git to another repository than the one around the directory, and either may be meant. */
export class DoubtError extends GitError {}

/** Describes why the repository that is there is not used, in words; undefined where `error` is that there is none. */
export function explainRefusal(error: Error): string | undefined {
  if (error instanceof DoubtError) return error.message
  // git says so of a repository of another user, and names the command by which that is trusted.
  return /dubious ownership|unsafe repository/.test(error.message)
    ? `git refuses this repository: ${error.message}`
    : undefined
}

/** Takes part in a chain of promises: undefined in the place of an error, unless that is a DoubtError. */
export function noneUnlessInDoubt(error: Error): undefined {
  if (error instanceof DoubtError) throw error
}

/** The address of a private origin, and the header of HTTP that opens it. */
export interface Credentials {
  readonly url: string
  readonly header: string
}

/** git in the repository that `directory` is in; `signal` ends a fetch. */
export function openGit(
  directory: string,
  { credentials, signal }: { readonly credentials?: Credentials | undefined; readonly signal: AbortSignal },
): Git {
  const run = async (words: readonly string[], signal?: AbortSignal): Promise<string> => {
    await using trust = await trustWorkspace(directory)
    const [env, place] = [{ ...readUserVariables(), ...trust.variables }, await leadTo(directory)]
    return await runGit(directory, [...quietly, ...place, ...words], { env, ...(signal && { signal }) })
  }
  return {
    run: (...words) => run(words),
    try: (...words) => run(words).catch(() => undefined),
    async fetch(what) {
      const start = performance.now()
      using _ = {
        [Symbol.dispose]: () =>
          debug(
            `git fetch of ${(what.refs ?? ['all branches']).join(', ')}: over after ${Math.round(performance.now() - start)} ms`,
          ),
      }
      const refused = await run(
        ['fetch', '--no-tags', ...depthWords(what), 'origin', ...(what.refs ?? [])],
        signal,
      ).catch((error: Error) => error)
      if (typeof refused === 'string') return
      if (credentials === undefined) throw refused
      // With the token, into a repository of ours, and from there.
      await using home = await makeTemporaryDirectory()
      const repository = await openPrivately(home.path, credentials, signal)
      const { refs, depth } = what
      const names = refs?.map((_, index) => `refs/heads/fetched-${index}`)
      const wanted = names?.map((name, index) => `+${refs![index]}:${name}`) ?? ['+refs/heads/*:refs/heads/*']
      // As deep as deepening may lead from a clone of one commit.
      const deep = depth === undefined || depth === 'whole' ? [] : ['commits' in depth ? depth.commits : depth.more + 1]
      const words = deep.map(commits => `--depth=${commits}`)
      await repository.run(['fetch', '--quiet', '--no-tags', ...words, credentials.url, ...wanted])
      const fetched = names ?? ['+refs/heads/*:refs/remotes/origin/*']
      const local = ['-c', 'protocol.file.allow=always', 'fetch', '--no-tags', ...depthWords(what)]
      await run([...local, repository.path, ...fetched], signal)
    },
  }
}

/** The variables for git in the repository of a user. Its configuration names programs: in a job they get no secret. */
export function readUserVariables(): NodeJS.ProcessEnv {
  const variables = process.env.GITHUB_ACTIONS === 'true' ? withoutSecrets(process.env) : withoutRunners(process.env)
  return { ...variables, ...plainly, ...addObjects(readInherited()) }
}

/** The words that lead git in `directory` to the repository that only the variables of our caller have told; mostly none. */
async function leadTo(directory: string): Promise<readonly string[]> {
  const inherited = readInherited()
  if (!isLed(inherited) || hasOwnRepository(directory, inherited)) return []
  const place = await (places.get(inherited) ?? rememberPlace(inherited))
  if (place.kind === 'doubt') throw new DoubtError(place.reason)
  if (place.kind === 'around') return []
  return [`--git-dir=${place.repository}`, ...(place.tree === undefined ? [] : [`--work-tree=${place.tree}`])]
}

const places = new WeakMap<Inherited, Promise<Place>>()

function rememberPlace(inherited: Inherited): Promise<Place> {
  const place = findPlace(inherited)
  places.set(inherited, place)
  return place
}

/** Asks git where the repository is, with the variables of our caller and without them. */
async function findPlace(inherited: Inherited): Promise<Place> {
  const { directory, variables } = inherited
  await using trust = await trustWorkspace(directory)
  const ask = async (more: NodeJS.ProcessEnv) => {
    const env = { ...readUserVariables(), ...trust.variables, ...more }
    // What it could answer is printed, also where it then fails; without any git, there is no answer.
    const printed = await runGit(directory, question, { env }).catch(
      ({ cause }: Error) => (cause as Printed).stdout ?? '',
    )
    return readAnswer(printed, directory)
  }
  const place = decidePlace(inherited, await ask(variables), await ask({}))
  debug(
    `${Object.keys(variables).join(', ')} came from our caller: ${place.kind === 'told' ? `the repository is ${place.repository}` : place.kind}`,
  )
  return place
}

/** What a failed process has printed. */
interface Printed {
  readonly stdout?: string
}

function depthWords({ depth }: Fetch): readonly string[] {
  if (depth === undefined) return []
  if (depth === 'whole') return ['--unshallow']
  return ['commits' in depth ? `--depth=${depth.commits}` : `--deepen=${depth.more}`]
}

/**
 * Nothing of git's own may go on in the background, where measuring would meet it. Hooks and monitors of the repository are programs
 * that anything before us may have set up.
 */
export const quietly = ['maintenance.auto=false', 'gc.auto=0', 'core.hooksPath=/dev/null', 'core.fsmonitor='].flatMap(
  setting => ['-c', setting],
)

/** Patterns mean what they mean by default, also below a `git --literal-pathspecs commit`. */
const usualPatterns = Object.fromEntries(
  ['LITERAL', 'GLOB', 'NOGLOB', 'ICASE'].map(kind => [`GIT_${kind}_PATHSPECS`, '0']),
)

/** No object stands for another one (`git replace`), since commits are named to others. */
const plainly = { GIT_TERMINAL_PROMPT: '0', GIT_NO_REPLACE_OBJECTS: '1', LC_ALL: 'C', ...usualPatterns }

/** Needed to find programs and places; what else steps before us may have set could lead git elsewhere. */
const plain = /^(PATH|TMPDIR|TEMP|TMP|SYSTEMROOT)$/i

/** A new repository that exchanges commits with one address, by the token. */
export interface PrivateRepository {
  readonly path: string
  /** Runs `git WORDS` in it with the token, and with further variables. */
  run(words: readonly string[], variables?: NodeJS.ProcessEnv): Promise<string>
}

/**
 * Makes a repository in `home` for the token.
 *
 * Steps before us may have written the configuration of the workspace, of the user and of the system: addresses that are replaced,
 * proxies, programs. So git reads none of them here, and goes to this address alone. It is the git of root, where there is one.
 */
export async function openPrivately(
  home: string,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<PrivateRepository> {
  const path = join(home, 'origin.git')
  const { env, program } = await closeOff(home)
  await runGit(home, ['init', '--quiet', '--bare', '--template=', path], { env, signal, program })
  const { words: closed, variables: secret } = openAddress(credentials)
  return {
    path,
    run: (words, variables) =>
      runGit(path, [...quietly, ...closed, ...words], { env: { ...env, ...secret, ...variables }, signal, program }),
  }
}

/** A git that reads nothing which steps before us may have written. */
export interface ClosedGit {
  readonly env: NodeJS.ProcessEnv
  readonly program: Program | undefined
}

/** Makes ready a git that knows no configuration but what is in `home`, and no folder of programs but those of root, where git is there. */
export async function closeOff(home: string): Promise<ClosedGit> {
  const configuration = join(home, '.gitconfig')
  await writeFile(configuration, '')
  const program = findSafeProgram('git')
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => plain.test(name))),
    ...(program && { PATH: program.path }),
    HOME: home,
    GIT_CONFIG_GLOBAL: configuration,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    // What a clone lacks is fetched from where we say, or not at all.
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
  }
  return { env, program }
}

/** The words by which git talks to one address alone, and the variables that hold the token for it. */
export function openAddress({ url, header }: Credentials): {
  readonly words: readonly string[]
  readonly variables: NodeJS.ProcessEnv
} {
  const protocol = new URL(url).protocol.slice(0, -1)
  const words = [
    'protocol.allow=never',
    `protocol.${protocol}.allow=always`,
    'credential.helper=',
    // Otherwise another server could have the header sent on to it.
    'http.followRedirects=false',
  ].flatMap(setting => ['-c', setting])
  const variables = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `http.${url}.extraheader`, GIT_CONFIG_VALUE_0: header }
  return { words, variables }
}

/**
 * Has git work in the workspace of a job whose files belong to somebody else, as in a container: it is the job's own all the same.
 *
 * Older gits take `safe.directory` from files alone, so this is one of ours, which includes the user's. Any other directory of
 * somebody else stays refused, because its configuration names programs.
 */
async function trustWorkspace(directory: string): Promise<AsyncDisposable & { readonly variables: NodeJS.ProcessEnv }> {
  const root = findForeignRoot(directory)
  if (root === undefined) return { variables: {}, [Symbol.asyncDispose]: async () => undefined }
  const directoryOfOurs = await makeTemporaryDirectory()
  const path = join(directoryOfOurs.path, 'gitconfig')
  const { GIT_CONFIG_GLOBAL: global, XDG_CONFIG_HOME } = process.env
  const home = findHome()
  const folder = XDG_CONFIG_HOME ?? (home && join(home, '.config'))
  const ofUser = [folder && join(folder, 'git/config'), home && join(home, '.gitconfig')]
  const included = global === undefined ? ofUser.filter(file => file !== undefined) : [global]
  const lines = included.map(file => `[include]\n\tpath = ${JSON.stringify(file)}\n`)
  await writeFile(path, `${lines.join('')}[safe]\n\tdirectory = ${JSON.stringify(root)}\n`)
  return { variables: { GIT_CONFIG_GLOBAL: path }, [Symbol.asyncDispose]: () => directoryOfOurs[Symbol.asyncDispose]() }
}

/** The home of the user; undefined in a container whose user has no entry in passwd and no HOME, where Node throws. */
function findHome(): string | undefined {
  try {
    return homedir()
  } catch {
    return undefined
  }
}

/** The repository in the workspace of a job that `directory` is in, where it is another user's. */
function findForeignRoot(directory: string): string | undefined {
  const { GITHUB_WORKSPACE: workspace } = process.env
  const user = process.geteuid?.()
  if (!workspace || user === undefined) return undefined
  try {
    const top = realpathSync(workspace)
    for (let at = realpathSync(directory); !relative(top, at).startsWith('..'); at = dirname(at)) {
      const folder = lstatSync(join(at, '.git'), { throwIfNoEntry: false })
      if (folder) return [folder, lstatSync(at)].some(({ uid }) => uid !== user) ? at : undefined
    }
  } catch {
    // git says what is wrong with the directory.
  }
  return undefined
}

/**
 * The git of the PATH as it was before anything else ran: a build could put another one before it, which would read what is not its own, or
 * lie about what has changed.
 */
const findProgram = remember((path: string): string => findFirstProgram('git', path) ?? 'git')

/** How one git is run. */
interface Running {
  readonly env: NodeJS.ProcessEnv
  readonly signal?: AbortSignal
  /** Left out for the first in PATH. */
  readonly program?: Program | undefined
  /** What it reads from its standard input. */
  readonly input?: string
}

/** Runs git in `directory`, and returns what it prints without the last line break; throws a GitError if it fails. */
export async function runGit(
  directory: string,
  words: readonly string[],
  { program, input, ...options }: Running,
): Promise<string> {
  const running = execute(program?.file ?? findProgram(process.env.PATH ?? ''), words, {
    cwd: directory,
    maxBuffer: 2 ** 26,
    ...options,
  })
  if (input !== undefined) {
    // Whoever ends before it has read all of it says why in another way.
    running.child.stdin?.on('error', () => undefined)
    running.child.stdin?.end(input)
  }
  try {
    return (await running).stdout.trimEnd()
  } catch (cause) {
    const { child } = running
    // An abort does not wait for the end.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const { stderr, message } = cause as { stderr?: string; message: string }
    const shown = words.filter((word, at) => word !== '-c' && words[at - 1] !== '-c')
    throw new GitError(`git ${shown.join(' ')}: ${stderr?.trim() || message}`, { cause })
  }
}

/** Leaves the pointers where LFS cannot fetch their files: `refuseUnfetched` says so, if the other side has them. */
const withoutLfs = ['smudge=', 'process=', 'required=false'].flatMap(setting => ['-c', `filter.lfs.${setting}`])

/** Checks out `commit` beside the user's own checkout, in the new directory `path`, until its scope ends. */
export async function addWorktree(
  git: Git,
  commit: string,
  path: string,
): Promise<AsyncDisposable & { readonly path: string }> {
  if (process.env.GIT_QUARANTINE_PATH !== undefined)
    throw new GitError(
      'git keeps what is pushed in quarantine until the pre-receive hook ends, and checks nothing out before: compare commits in a post-receive hook',
    )
  const words = ['worktree', 'add', '--quiet', '--force', '--detach', path, commit]
  await git.run(...words).catch(async (error: Error) => {
    if (!/\blfs\b/i.test(error.message)) throw error
    await git.run(...withoutLfs, ...words)
  })
  return {
    path,
    async [Symbol.asyncDispose]() {
      // Not always both: prune also forgets the user's own worktrees whose disk is away.
      const removed = await git.try('worktree', 'remove', '--force', '--force', path)
      if (removed === undefined) await git.try('worktree', 'prune')
    },
  }
}

const fullName = /^[0-9a-f]{40,64}$/

/**
 * Finds how the files below `directory` differ from those of `commit`, as `git diff -U0` says it. Returns undefined where git cannot
 * say: no repository, or a clone that lacks the commit.
 */
export async function diffWith(directory: string, commit: string, signal: AbortSignal): Promise<string | undefined> {
  if (!fullName.test(commit)) return undefined
  const plain = ['--unified=0', '--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', '--relative']
  const git = openGit(directory, { signal })
  return await git.try('diff', ...plain, '--src-prefix=a/', '--dst-prefix=b/', commit, '--')
}

const largestInBytes = 2 ** 20

/** The text of a file as `commit` has it: null where it has none, undefined where the clone does not hold the commit. */
export async function readFileAt(git: Git, commit: string, path: string): Promise<string | null | undefined> {
  if ((await git.try('cat-file', '-e', `${commit}^{commit}`)) === undefined) return undefined
  const entry = await git.run('ls-tree', '--full-tree', commit, '--', path)
  const blob = /^100\d+ blob ([0-9a-f]+)\t/.exec(entry)?.[1]
  return blob === undefined ? null : await git.run('cat-file', 'blob', blob)
}

/** The text of a file of at most 1 MiB; undefined where there is none. */
export async function readSmallFile(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() && stats.size <= largestInBytes ? await readFile(path, 'utf8') : undefined
}
