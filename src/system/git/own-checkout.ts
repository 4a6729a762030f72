import { existsSync, lstatSync, rmSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Warning } from '../../record/record.js'
import { quote } from '../../util/shell-word.js'
import { debug } from '../debug.js'
import { digestBytes } from '../disk.js'
import { platform } from '../platform/platform.js'
import { removeAll } from '../temporary.js'
import {
  type ClosedGit,
  type Credentials,
  closeOff,
  type Git,
  GitError,
  openAddress,
  openGit,
  quietly,
  readUserVariables,
  runGit,
} from './git.js'
import { findSafeProgram } from './program.js'
import { isPointer } from './unfetched.js'

/** A commit that is to be checked out in a repository of our own. */
export interface OwnCheckoutRequest {
  /** Its full name; `repository` knows it. */
  readonly commit: string
  /** A directory of the checkout that a step before us has made. */
  readonly repository: string
  /** A new directory of ours, for this commit alone. */
  readonly home: string
  readonly credentials: Credentials | undefined
  readonly signal: AbortSignal
  /** Takes a line for the log. */
  readonly tell: (line: string) => void
}

/** A commit in a repository of our own. */
export interface FetchedCommit {
  /** Checks it out in the new directory `path`, with a `.git` of its own. What somebody else's words wrote there is in `warnings`. */
  checkOut(path: string): Promise<OwnCheckout>
}

/** A checkout with a repository of its own, until its scope ends. */
export interface OwnCheckout extends AsyncDisposable {
  readonly path: string
  readonly warnings: readonly Warning[]
}

/**
 * Fetches a commit into a repository of our own, whose files no step before us has chosen.
 *
 * A fetch checks each object by its name, which a checkout of borrowed ones would not. Nothing of the workspace's `config`, `info` and hooks
 * is read, since code of a pull request may have written it. It needs the token where the workspace lacks objects, so it comes before any build.
 */
export async function fetchCommitPrivately(request: OwnCheckoutRequest): Promise<FetchedCommit> {
  const { commit, repository, home } = request
  await mkdir(home, { recursive: true })
  const closed = await closeOff(home)
  await writeFile(join(home, '.gitconfig'), settingsOfSender)
  const workspace = await describeWorkspace(openGit(repository, { signal: request.signal }), repository)
  const own = { ...request, closed, workspace, store: join(home, 'store') }
  const format = commit.length > 40 ? ['--object-format=sha256'] : []
  await runGit(home, ['init', '--quiet', '--template=', ...format, own.store], closed)
  await fetchFromAnywhere(own)
  await writeFile(join(home, '.gitconfig'), '')
  await runGit(own.store, ['update-ref', '--no-deref', 'HEAD', commit], closed)
  // While the token may still be used: later, nothing is fetched for it.
  if (workspace.isPartial && workspace.sparse !== undefined) await fetchSparseFiles(own)
  return { checkOut: path => checkOut(own, path) }
}

/**
 * Settings for the git that gives objects away on this machine: it may be so old that it has to be told, the files may be another user's, and
 * a small pack would take longer to make than a large one to copy.
 */
const settingsOfSender = `[uploadpack]
	allowAnySHA1InWant = true
[safe]
	directory = *
[pack]
	window = 0
	compression = 1
`

interface Own extends OwnCheckoutRequest {
  readonly closed: ClosedGit
  readonly workspace: Workspace
  /** The directory whose `.git` holds the commit. */
  readonly store: string
}

/** The facts of the workspace's repository that a checkout beside it needs; all are data, and none is a program. */
interface Workspace {
  readonly git: Git
  /** Its directory of objects and branches. */
  readonly directory: string
  readonly origin: string | undefined
  /** It may lack files of its commits, and would run what its configuration names to fetch them. */
  readonly isPartial: boolean
  /** Patterns of the only files that it has. */
  readonly sparse: { readonly patterns: string; readonly isCone: boolean } | undefined
  /** Words for git that say how lines end, and which names and links a file system takes. */
  readonly files: readonly string[]
}

const fileSettings = ['core.autocrlf', 'core.eol', 'core.longpaths', 'core.symlinks']

async function describeWorkspace(git: Git, repository: string): Promise<Workspace> {
  const directory = resolve(repository, await git.run('rev-parse', '--git-common-dir'))
  const entries = await readSettings(git, '^(core\\.|remote\\.|extensions\\.)')
  const last = (key: string): Setting | undefined => entries.findLast(setting => setting.key === key)
  const isOn = (key: string): boolean => /^(?:true|yes|on|1)$/i.test(last(key)?.value ?? '')
  const patterns = isOn('core.sparsecheckout')
    ? await readFile(
        resolve(repository, await git.run('rev-parse', '--git-path', 'info/sparse-checkout')),
        'utf8',
      ).catch(() => undefined)
    : undefined
  // A user sets these for all repositories, and git itself for this file system. Nobody else's words for one repository count.
  const files = fileSettings.flatMap(key => {
    const setting = entries.findLast(setting => setting.key === key && !isOfRepository(setting))
    return setting === undefined ? [] : ['-c', `${key}=${setting.value}`]
  })
  return {
    ...{ git, directory, files },
    origin: last('remote.origin.url')?.value,
    isPartial: entries.some(({ key }) => /^extensions\.partialclone$|^remote\..*\.promisor$/.test(key)),
    sparse: patterns === undefined ? undefined : { patterns, isCone: isOn('core.sparsecheckoutcone') },
  }
}

/** A setting of git, by the scope that git gives it, such as `local`. */
interface Setting {
  readonly scope: string
  readonly key: string
  readonly value: string
}

function isOfRepository({ scope }: Setting): boolean {
  return scope === 'local' || scope === 'worktree'
}

/** The settings that the workspace's git knows, the later ones of which win. */
async function readSettings(git: Git, pattern: string): Promise<readonly Setting[]> {
  const text = (await git.try('config', '--show-scope', '--null', '--get-regexp', pattern)) ?? ''
  const words = text.split('\0')
  return words.flatMap((scope, at) => {
    if (at % 2 === 1 || words[at + 1] === undefined) return []
    const [key, ...value] = words[at + 1]!.split('\n')
    return [{ scope, key: key!, value: value.join('\n') }]
  })
}

/** Fetches from the workspace, or else from GitHub by the token, or else from the origin as anybody may. */
async function fetchFromAnywhere(own: Own): Promise<void> {
  const { commit, credentials, signal, store, closed, workspace } = own
  const { isPartial, sparse, directory, origin } = workspace
  const few = isPartial && sparse !== undefined ? ['--filter=blob:none'] : []
  const fetch = async (from: string, words: readonly string[], variables?: NodeJS.ProcessEnv) => {
    const env = { ...closed.env, ...variables }
    const all = [...quietly, ...words, 'fetch', '--quiet', '--no-tags', '--depth=1', ...few]
    await runGit(store, [...all, from, commit], { ...closed, env, signal })
  }
  const only = (...protocols: readonly string[]): readonly string[] =>
    ['protocol.allow=never', ...protocols.map(protocol => `protocol.${protocol}.allow=always`)].flatMap(setting => [
      '-c',
      setting,
    ])
  const sources = [
    !isPartial && { name: 'the checkout', fetch: () => fetch(directory, only('file')) },
    credentials && {
      name: credentials.url,
      fetch: () => {
        const { words, variables } = openAddress(credentials)
        return fetch(credentials.url, words, variables)
      },
    },
    origin && { name: 'its origin', fetch: () => fetch(origin, only('file', 'https', 'http')) },
  ].filter(source => typeof source === 'object')
  const refusals: string[] = []
  for (const { name, fetch } of sources) {
    const refusal = await fetch().then(
      () => undefined,
      (error: Error) => error,
    )
    signal.throwIfAborted()
    if (refusal === undefined) {
      debug(`the commit ${commit} was fetched from ${name}, into a repository of its own`)
      return
    }
    debug(`the commit ${commit} is not fetched from ${name}: ${refusal.message}`)
    refusals.push(`${name}: ${refusal.message}`)
  }
  throw new GitError(
    `the commit ${commit.slice(0, 7)} is to be checked out, but it could not be fetched whole. Tried ${refusals.join('; ')}`,
  )
}

/** Fetches what a sparse checkout of the commit needs, by checking it out once where nothing is left of it. */
async function fetchSparseFiles(own: Own): Promise<void> {
  const { store, closed, credentials, workspace, signal } = own
  const url = credentials?.url ?? workspace.origin
  if (url === undefined) return
  await beSparse(own, store)
  await withoutFilters(store, async () => {
    const { words, variables } = credentials === undefined ? { words: [], variables: {} } : openAddress(credentials)
    const promisor = ['extensions.partialClone=origin', 'remote.origin.promisor=true', `remote.origin.url=${url}`]
    for (const setting of promisor) {
      const [key, ...value] = setting.split('=')
      await runGit(store, ['config', key!, value.join('=')], closed)
    }
    const { GIT_NO_LAZY_FETCH: _, ...env } = { ...closed.env, ...variables }
    await runGit(store, [...quietly, ...words, 'checkout', '--quiet', '--force', '--detach', 'HEAD'], {
      ...closed,
      ...{ env, signal },
    })
  })
}

/** Does `work` while the repository in `directory` takes all files as they are. */
async function withoutFilters<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const attributes = join(directory, '.git/info/attributes')
  await mkdir(dirname(attributes), { recursive: true })
  await writeFile(attributes, '* -filter\n')
  try {
    return await work()
  } finally {
    rmSync(attributes)
  }
}

/** Has the checkout in `directory` the files alone that the workspace has. */
async function beSparse({ workspace: { sparse }, closed }: Own, directory: string): Promise<void> {
  if (sparse === undefined) return
  await mkdir(join(directory, '.git/info'), { recursive: true })
  await writeFile(join(directory, '.git/info/sparse-checkout'), sparse.patterns)
  await runGit(directory, ['config', 'core.sparseCheckout', 'true'], closed)
  await runGit(directory, ['config', 'core.sparseCheckoutCone', `${sparse.isCone}`], closed)
}

async function checkOut(own: Own, path: string): Promise<OwnCheckout> {
  const { store, closed, signal, workspace, tell } = own
  const run = (words: readonly string[], more: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {}) =>
    runGit(path, [...quietly, ...workspace.files, ...words], { ...closed, signal, ...more })
  await mkdir(path, { recursive: true })
  await cp(join(store, '.git'), join(path, '.git'), { recursive: true })
  await beSparse(own, path)
  if (workspace.sparse !== undefined)
    tell('`.git/info/sparse-checkout` of the checkout says which files the baseline has.')
  await withoutFilters(path, () => run(['checkout', '--quiet', '--force', '--detach', own.commit]))
  const filters = await listFilters(run)
  const warnings: Warning[] = []
  for (const [name, paths] of filters) {
    const present = paths.filter(file => lstatSync(join(path, file), { throwIfNoEntry: false })?.isFile())
    if (present.length === 0) continue
    const filtered = { own, path, run, paths: present }
    if (name === 'lfs') await fetchLfs(filtered)
    else warnings.push(...(await filterAsDefined(filtered, name)))
  }
  await shareHistory(own, path, filters.has('lfs')).catch((error: Error) =>
    debug(`git tells the baseline's commands nothing of what was before it: ${error.message}`),
  )
  return { path, warnings, [Symbol.asyncDispose]: () => removeAll(path) }
}

type Run = (words: readonly string[], more?: { input?: string; env?: NodeJS.ProcessEnv }) => Promise<string>

/** The paths that the commit's own `.gitattributes` give to a filter, by its name. */
async function listFilters(run: Run): Promise<ReadonlyMap<string, readonly string[]>> {
  const described = await run(['ls-files', '-z', '--', '.gitattributes', '**/.gitattributes'])
  const filters = new Map<string, string[]>()
  if (described === '') return filters
  const words = (
    await run(['check-attr', '--cached', '-z', '--stdin', 'filter'], { input: await run(['ls-files', '-z']) })
  ).split('\0')
  for (let at = 0; at + 2 < words.length; at += 3) {
    const [path, name] = [words[at]!, words[at + 2]!]
    if (['unspecified', 'unset', 'set', ''].includes(name)) continue
    filters.set(name, [...(filters.get(name) ?? []), path])
  }
  return filters
}

/** Files of a checkout that were written as they are in the commit, and that go through a filter. */
interface Filtered {
  readonly own: Own
  readonly path: string
  readonly run: Run
  readonly paths: readonly string[]
}

/** Writes `paths` once more, by the filter that `words` define. */
async function writeAgain({ path, run, paths }: Filtered, words: readonly string[], env?: NodeJS.ProcessEnv) {
  for (const file of paths) await rm(join(path, file), { force: true })
  const input = paths.map(file => `${file}\0`).join('')
  await run([...words, 'checkout-index', '--force', '--index', '-z', '--stdin'], {
    input,
    ...(env && { env }),
  })
}

/**
 * Has git-lfs write the files that it keeps elsewhere, if the checkout before us has them by LFS too. The words are ours. What the workspace
 * holds of them is used if it is what its name says. Where they cannot be fetched, the pointers stay: `refuseUnfetched` says so.
 */
async function fetchLfs(filtered: Filtered): Promise<void> {
  const { own, path, paths } = filtered
  const { workspace, credentials, closed, store, tell } = own
  const words = (await readSettings(workspace.git, '^filter\\.lfs\\.(smudge|process)$')).map(({ value }) => value)
  const isSkipped = words.every(line => line === '' || / --skip\b/.test(line))
  const isLeftOut = /^(?:1|true|yes|on|t)$/i.test(process.env.GIT_LFS_SKIP_SMUDGE ?? '')
  const program = findSafeProgram('git-lfs')
  if (program === undefined || isSkipped || isLeftOut) return
  if (!program.isOfRoot)
    tell(`The baseline's files of LFS are written by ${program.file}, which others than root may have put there.`)
  const storage = join(store, '.git/lfs')
  for (const file of paths) await copyLfsObject(join(path, file), join(workspace.directory, 'lfs'), storage)
  const url = credentials?.url ?? workspace.origin
  const command = quote(program.file)
  const settings = [
    `filter.lfs.process=${command} filter-process`,
    `filter.lfs.smudge=${command} smudge -- %f`,
    'filter.lfs.required=true',
    `lfs.storage=${storage}`,
    ...(url === undefined ? [] : [`remote.origin.url=${url}`]),
  ].flatMap(setting => ['-c', setting])
  const { variables } = credentials === undefined ? { variables: {} } : openAddress(credentials)
  await writeAgain(filtered, settings, { ...closed.env, ...variables, PATH: program.path }).catch(async error => {
    if (!(error instanceof GitError)) throw error
    debug(error.message)
    await writeAgain(filtered, [])
  })
}

/** Takes over what the pointer in `file` stands for, if `from` has it whole. */
async function copyLfsObject(file: string, from: string, to: string): Promise<void> {
  if (!isPointer(file)) return
  const [, id] = /^oid sha256:([0-9a-f]{64})$/m.exec(await readFile(file, 'utf8')) ?? []
  if (id === undefined) return
  const place = join('objects', id.slice(0, 2), id.slice(2, 4), id)
  const copy = join(to, place)
  if (existsSync(copy) || !existsSync(join(from, place))) return
  await mkdir(dirname(copy), { recursive: true })
  await copyFile(join(from, place), copy)
  if (digestBytes(copy) !== id) await rm(copy)
}

/**
 * Has the workspace's filter write the files, since nobody else can decrypt them or the like. A step before us may have planted it, so the
 * report says whose words wrote the baseline's files.
 */
async function filterAsDefined(filtered: Filtered, name: string): Promise<readonly Warning[]> {
  const { own } = filtered
  const { workspace, closed } = own
  const prefix = `filter.${name}.`
  const settings = (await readSettings(workspace.git, '^filter\\.')).filter(({ key }) => key.startsWith(prefix))
  const writing = settings.filter(({ key, value }) => /\.(?:smudge|process)$/.test(key) && !['', 'cat'].includes(value))
  if (writing.length === 0) return []
  // Its keys lie in the workspace's repository.
  const before = `export GIT_DIR=${quote(workspace.directory)}; unset GIT_CONFIG_GLOBAL GIT_CONFIG_NOSYSTEM GIT_WORK_TREE; `
  const words = settings.flatMap(({ key, value }) => [
    '-c',
    `${key}=${/\.(?:smudge|process|clean)$/.test(key) && value !== '' ? before : ''}${value}`,
  ])
  const { GIT_CONFIG_COUNT: _, GIT_CONFIG_PARAMETERS: __, ...variables } = readUserVariables()
  const { GIT_CONFIG_GLOBAL, GIT_CONFIG_NOSYSTEM } = closed.env
  await writeAgain(filtered, words, { ...variables, GIT_CONFIG_GLOBAL, GIT_CONFIG_NOSYSTEM })
  const place = writing.some(isOfRepository) ? '`.git/config`' : "git's settings for all repositories"
  const message = `\`filter.${name}\` of ${place} wrote the baseline's files: a step before this one may have set it`
  return [{ code: 'foreign-filter', message }]
}

/** Settings by which a command reaches the origin and its submodules, as it does in the workspace. */
const access =
  '^(http\\..*\\.extraheader|url\\..*\\.(push)?insteadof|submodule\\..*\\.(url|active)|core\\.sshcommand|remote\\.origin\\.url)$'

/**
 * Lets git tell the baseline's build of the versions before it, as `git describe` does, once its files are written: tags and history are the
 * workspace's, as deep as that has them. They name versions, and no file comes from there.
 */
async function shareHistory(own: Own, path: string, hasLfs: boolean): Promise<void> {
  const { workspace, closed, commit } = own
  const { git, directory } = workspace
  const run = (words: readonly string[], input?: string) =>
    runGit(path, [...quietly, ...words], { ...closed, ...(input !== undefined && { input }) })
  const objects = join(directory, 'objects')
  await mkdir(join(path, '.git/objects/info'), { recursive: true })
  await writeFile(join(path, '.git/objects/info/alternates'), `${platform.toSlashes(objects)}\n`)
  await rm(join(path, '.git/shallow'), { force: true })
  const shallow = await readFile(join(directory, 'shallow'), 'utf8').catch(() => undefined)
  if (shallow !== undefined) await writeFile(join(path, '.git/shallow'), shallow)
  // What lacks its parents is where history ends, whatever the workspace says.
  if ((await run(['rev-list', '--max-count=2', commit]).catch(() => undefined)) === undefined)
    await writeFile(join(path, '.git/shallow'), `${commit}\n`)
  const names = await git.run('for-each-ref', '--format=create %(refname) %(objectname)', 'refs/tags', 'refs/remotes')
  if (names !== '') await run(['update-ref', '--stdin'], `${names}\n`)
  const settings = await readAccess(git)
  for (const { key, value } of settings) await run(['config', '--add', key, value])
  if (hasLfs) await run(['config', 'lfs.storage', join(directory, 'lfs')])
}

/** The settings of the workspace's repository alone: those of the user hold in any. */
async function readAccess(git: Git): Promise<readonly Setting[]> {
  return (await readSettings(git, access)).filter(isOfRepository)
}
