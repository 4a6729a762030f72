import { copyFileSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Occasion } from '../../baseline/choose.js'
import type { Inputs } from '../../inputs/inputs.js'
import { type BaselineSource, type BuiltBaseline, hookOfBuild } from '../../inputs/sides.js'
import { InputError } from '../../inputs/values.js'
import { InvocationError, showCommand } from '../../measure/process.js'
import { runSetup, type SetupPorts } from '../../measure/setup.js'
import { mostSuiteFiles } from '../../record/limits.js'
import { explain, makeReason, type Reason } from '../../record/reasons.js'
import type { Origin } from '../../record/record.js'
import { usualNames } from '../../record/record.js'
import { listSuiteChanges, type SuiteFiles } from '../../record/suite-files.js'
import { present } from '../../util/present.js'
import type { PreparedSide, Sides } from '../../world.js'
import { checkSha256 } from '../copies/archive.js'
import { describeNoFiles, isWithin, listMatches, NoFilesError, parentsOf } from '../copies/payload.js'
import { sealPayload } from '../copies/seal.js'
import { debug } from '../debug.js'
import { digestBytes } from '../disk.js'
import { clearPlace, removeAll } from '../temporary.js'
import { addWorktree, type Credentials, noneUnlessInDoubt, openGit } from './git.js'
import { resolveBaseline, resolveCommit } from './history.js'
import { fetchCommitPrivately, type OwnCheckout } from './own-checkout.js'

/** The facts that are known about the sides beside the inputs, and the place for a baseline that is built. */
export interface SidesOptions {
  /** The source of the contender; a directory named by the user where this is left out. */
  readonly contender?: Origin
  readonly occasion: Occasion
  readonly credentials?: Credentials | undefined
  /** A directory for worktrees. */
  readonly home: string
  /** The path of the baseline's worktree, where it shall be the same each time, so that caches of compilers know it. */
  readonly baselinePlace?: string | undefined
  /** Set where steps before us may have written to the repository: what is checked out gets one of its own. At a desk it is the user's. */
  readonly hasOwnCheckouts?: boolean
  /** Learns which paths the first run of the baseline writes; undefined where it cannot be known. Left out where nobody asks. */
  readonly learnWrites?: ((baseline: PreparedSide) => Promise<PreparedSide['writes']>) | undefined
  /** Takes what must be taken down at the end. */
  readonly closing: (thing: AsyncDisposable) => void
}

/**
 * The directories of all sides, by their real paths; the baseline first. What is checked out is built last, since its build can run any
 * code of a pull request.
 */
export async function prepareSides(inputs: Inputs, options: SidesOptions, ports: SetupPorts): Promise<Sides> {
  const { reference, contenders, suiteFiles = [] } = inputs
  const repository = await findDirectory(inputs.contender, contenders[0]!.name)
  const requests = [{ ...reference, source: inputs.baseline }, ...contenders]
  const lines = requests.map(({ command }) => showCommand(command))
  const differ = new Set(lines).size > 1
  const commits = await fetchCommits(requests, repository, options, ports)
  const builds = requests.flatMap(({ name, source }, index) => {
    if (source.kind === 'ref' && source.setup !== undefined)
      return `the ${name} (${commits[index]!.name.slice(0, 7)}) in a checkout of its own`
    return source.kind === 'directory' && inputs.build !== undefined && index > 0 ? `the ${name} in place` : []
  })
  if (builds.length > 0) ports.watch({ kind: 'building', message: `building ${builds.join(', then ')}` })
  let suite: PlacedSuite | undefined
  const prepareSource = async (name: string, source: BaselineSource, index: number): Promise<PreparedSide> => {
    switch (source.kind) {
      case 'directory': {
        const directory = await findDirectory(source.directory, name)
        // The entries know the origin of the checkout, which the baseline may share.
        const checkedOut = index > 0 && source.directory === inputs.contender ? options.contender : undefined
        return { name, directory, origin: checkedOut ?? { label: source.directory, source: 'directory' } }
      }
      case 'ref':
        return {
          name,
          ...(await buildSide({ source, name, commit: commits[index]!, index, inputs, suite }, options, ports)),
        }
      case 'packed':
        return {
          name,
          archive: source,
          origin: source.origin,
          ...present({ suite: source.suite, writes: source.writes }),
        }
      case 'command': {
        const command = lines[index]!
        // Nobody has given a side this name.
        const isUsual = Object.values<string>(usualNames).includes(name)
        const label = isUsual ? command : name
        return { name, directory: repository, origin: { label, source: 'command', command } }
      }
    }
  }
  const sides: PreparedSide[] = []
  // A contender that is built here runs code of its own.
  const isSealed = contenders.some(({ source }) =>
    source.kind === 'ref' ? source.setup !== undefined : source.kind === 'directory' && inputs.build !== undefined,
  )
  const prepare = async (index: number): Promise<PreparedSide> => {
    const { name, source } = requests[index]!
    const prepared = await prepareSource(name, source, index)
    const sealed = index === 0 && isSealed && !prepared.broken ? await seal(prepared, repository, inputs) : prepared
    const isAlone = contenders.every(({ source }, at) => source.kind !== 'ref' || sides[at + 1] === undefined)
    const isLearned = sealed.archive === undefined && sealed.seal !== undefined && source.kind === 'ref' && isAlone
    const side = isLearned ? { ...sealed, ...present({ writes: await options.learnWrites?.(sealed) }) } : sealed
    debug(`${index === 0 ? 'baseline' : 'contender'} "${name}": ${explainSource(source, side)}`)
    return differ && source.kind !== 'command' ? { ...side, origin: { ...side.origin, command: lines[index]! } } : side
  }
  // An archive says itself which files define its benchmarks, and so does what was built here.
  const prepareWithSuite = async (index: number, isLaidOver: boolean): Promise<PreparedSide> => {
    const side = await prepare(index)
    if (side.directory === undefined || side.suite !== undefined) return side
    return { ...side, ...(await findSuite(side.directory, suiteFiles, { isLaidOver })) }
  }
  if (suiteFiles.length === 0) for (const index of requests.keys()) sides[index] = await prepare(index)
  else {
    // The first contender's suite is laid over all others that are built.
    const isLaidOver = requests.some(({ source }, index) => index !== 1 && source.kind === 'ref')
    sides[1] = await prepareWithSuite(1, isLaidOver)
    const { name, directory, suite: ofContender } = sides[1]
    if (directory === undefined || Object.keys(ofContender?.digests ?? {}).length === 0)
      throw new InputError(
        `"suite-files" matches no file of the ${name} (${suiteFiles.join(', ')}): name the files that define the benchmarks; in a checkout, git must track them`,
      )
    suite = { root: directory, ...ofContender! }
    for (const index of requests.keys()) sides[index] ??= await prepareWithSuite(index, false)
  }
  for (const [index, { source, name }] of requests.entries()) {
    const root = sides[index]!.directory
    // It may be written in several ways, such as `.` and `./`.
    if (inputs.build === undefined || source.kind !== 'directory' || root !== repository) continue
    const line = { name: 'build', line: inputs.build, root, place: `the directory of the ${name}`, side: name } as const
    // All sides are built in the directory of the commits, from where a user stands.
    const built = requests.flatMap(({ source }) => (source.kind === 'ref' ? source : []))[0]
    const broken = await findBreak({ ...line, directory: join(root, built?.directory ?? '.') }, ports)
    if (broken !== undefined) sides[index] = { ...sides[index]!, broken: broken.reason }
  }
  return sides as [PreparedSide, ...PreparedSide[]]
}

/** Takes note of what the baseline is, before a build of the contender runs that could change it. Whatever lies around that build is its own. */
async function seal(side: PreparedSide, repository: string, { payload, ofBaseline }: Inputs): Promise<PreparedSide> {
  if (side.archive !== undefined) {
    const { file, sha256 } = side.archive
    // What is wrong with it already, unpacking says.
    const isRight = await checkSha256(file, sha256).then(
      () => true,
      () => false,
    )
    return isRight ? { ...side, archive: { ...side.archive, isSealed: true } } : side
  }
  if (isWithin(side.directory, repository)) return side
  try {
    return { ...side, seal: await sealPayload(side.directory, ofBaseline?.payload ?? payload) }
  } catch (error) {
    if (!(error instanceof NoFilesError)) throw error
    // Whatever matches later came from the build of the contender.
    return { ...side, broken: describeNoFiles(error, side.name) }
  }
}

/** Says what a side is, and who chose it. */
function explainSource(source: BaselineSource, { origin }: PreparedSide): string {
  const commit = origin.commit === undefined ? '' : ` (commit ${origin.commit})`
  switch (source.kind) {
    case 'directory':
      return `the directory ${source.directory}${commit}, as asked for`
    case 'ref':
      return source.ref === undefined
        ? `built from the commit that the contender was built on${commit}`
        : `built from ${source.ref}${commit}, as asked for`
    case 'packed':
      return `a published baseline of ${origin.label}${commit}${source.absence === undefined ? '' : `; ${explain(source.absence)}`}`
    case 'command':
      return 'its own command'
  }
}

async function findDirectory(path: string, side: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined)
  if (stats?.isDirectory()) return await realpath(path)
  throw new InputError(
    `the ${side}'s directory "${path}" ${stats ? 'is not a directory' : 'does not exist'}: name the directory of a built program`,
  )
}

/** A commit that is to be built. */
interface Wanted {
  /** Its full name; the repository has it. */
  readonly name: string
  checkOut(path: string): Promise<AsyncDisposable & Pick<OwnCheckout, 'path'> & Partial<Pick<OwnCheckout, 'warnings'>>>
}

/**
 * The commits of all sides that are built, by their places; they are then in the repository. Nothing but git-lfs needs the token after this,
 * and no build has run before it.
 */
async function fetchCommits(
  requests: readonly { readonly name: string; readonly source: BaselineSource }[],
  repository: string,
  { occasion, credentials, home, hasOwnCheckouts = false }: SidesOptions,
  { signal, watch }: SetupPorts,
): Promise<readonly (Wanted | undefined)[]> {
  const git = openGit(repository, { credentials, signal })
  const tell = (message: string): void => watch({ kind: 'building', message })
  const commits: (Wanted | undefined)[] = []
  for (const [index, { name, source }] of requests.entries()) {
    if (source.kind !== 'ref') continue
    const { ref } = source
    const commit =
      index === 0 || ref === undefined
        ? await resolveBaseline(git, ref, occasion)
        : await resolveCommit(git, ref, `the commit of "${name}"`)
    const place = join(home, `commit-${index}`)
    const request = { commit, repository, home: place, credentials, signal, tell }
    const own = hasOwnCheckouts ? await fetchCommitPrivately(request) : undefined
    const local = openGit(repository, { signal })
    commits[index] = { name: commit, checkOut: own?.checkOut ?? (path => addWorktree(local, commit, path)) }
  }
  return commits
}

interface Building {
  readonly source: BuiltBaseline
  readonly commit: Wanted
  readonly name: string
  /** The place of the side among all; the baseline's is 0. */
  readonly index: number
  readonly inputs: Inputs
  /** The files that are laid over the checkout before it is built. */
  readonly suite: PlacedSuite | undefined
}

async function buildSide(
  { source: { ref, setup, directory = '.' }, commit, name, index, inputs, suite }: Building,
  { home, baselinePlace, closing }: SidesOptions,
  ports: SetupPorts,
): Promise<Omit<PreparedSide & { readonly directory: string; readonly archive?: never }, 'name'>> {
  const { suiteFiles = [] } = inputs
  const isPlaced = index === 0 && baselinePlace !== undefined
  const place = isPlaced ? await clearPlace(baselinePlace) : undefined
  if (place !== undefined) closing(place)
  const path = place?.path ?? join(home, index === 0 ? 'baseline' : `contender-${index}`)
  let worktree = await commit.checkOut(path)
  closing({ [Symbol.asyncDispose]: () => worktree[Symbol.asyncDispose]() })
  let suited = giveSuite(worktree.path, suiteFiles, suite)
  const build = async (): Promise<Break | undefined> => {
    if (setup === undefined) return undefined
    const place = `the checkout of the ${name} (${commit.name.slice(0, 7)})`
    const line = { name: hookOfBuild(inputs), line: setup, root: worktree.path, place, side: name }
    return await findBreak({ ...line, directory: join(worktree.path, directory) }, ports)
  }
  let broken = await build()
  if (broken?.mayPass && index === 0) {
    // A registry that did not answer is no fault of the commit, and what the first try left behind must not be the second one's.
    ports.watch({ kind: 'building', message: `building the ${name} a second time, because the first try failed` })
    await worktree[Symbol.asyncDispose]()
    await removeAll(path)
    worktree = await commit.checkOut(path)
    suited = giveSuite(worktree.path, suiteFiles, suite)
    const again = await build()
    broken = again && { ...again, reason: { ...again.reason, tries: 2 } }
  }
  return {
    directory: worktree.path,
    isOwn: true,
    origin: { label: ref ?? commit.name.slice(0, 7), source: 'ref', commit: commit.name },
    ...suited,
    ...present({ broken: broken?.reason, warnings: worktree.warnings }),
  }
}

/** What keeps a side from running, and whether a second try may do better. */
interface Break {
  readonly reason: Reason
  readonly mayPass: boolean
}

/** Runs a line that prepares a side. Returns why the side has nothing to run, where the line fails: its own failure, and nobody else's. */
async function findBreak(line: Parameters<typeof runSetup>[0], ports: SetupPorts): Promise<Break | undefined> {
  const { root, directory, place } = line
  if (!(await stat(directory).catch(() => undefined))?.isDirectory()) {
    const reason = makeReason('no-directory', { directory: relative(root, directory), place })
    return { reason, mayPass: false }
  }
  try {
    await runSetup(line, ports)
    return undefined
  } catch (error) {
    if (!(error instanceof InvocationError)) throw error
    return { reason: error.reason, mayPass: error.exit?.kind === 'exited' }
  }
}

/** Gives a fresh checkout the suite, and says which files define its benchmarks before a build adds others. */
function giveSuite(
  checkout: string,
  patterns: readonly string[],
  laid: PlacedSuite | undefined,
): Pick<PreparedSide, 'suite' | 'suiteReplaced'> {
  if (patterns.length === 0) return {}
  if (laid === undefined) return { suite: readSuiteFiles(checkout, patterns) }
  const { root: _, ...suite } = laid
  return { suite, suiteReplaced: listSuiteChanges(layOver(laid, checkout), suite) ?? [] }
}

/** The files that define the benchmarks of a directory, and those that git does not know yet. */
type FoundSuite = Required<Pick<PreparedSide, 'suite'>> & Pick<PreparedSide, 'suiteUntracked'>

/**
 * Finds the files in `directory` that `patterns` name. In a checkout, these are the files that git tracks: everything else may be what a
 * build made of the program, and no definition of a benchmark. What git does not even ignore may be new work, and is named.
 *
 * A directory of which git tracks nothing counts as it is, unless its files go to another side (`isLaidOver`).
 */
async function findSuite(
  directory: string,
  patterns: readonly string[],
  { isLaidOver = false }: { readonly isLaidOver?: boolean } = {},
): Promise<FoundSuite> {
  const git = openGit(directory, { signal: new AbortController().signal })
  const isCheckout = (await git.run('rev-parse', '--verify', 'HEAD').catch(noneUnlessInDoubt)) !== undefined
  const list = async (...words: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await git.run('ls-files', '-z', ...words)).split('\0').filter(path => path !== ''))
  const tracked = isCheckout ? await list('--cached', '--recurse-submodules') : new Set<string>()
  if (!isCheckout || (tracked.size === 0 && !isLaidOver)) return { suite: readSuiteFiles(directory, patterns) }
  // A repository inside is one entry with a slash at its end.
  const unknown = await list('--others', '--exclude-standard')
  const isUnknown = (path: string): boolean =>
    unknown.has(path) || parentsOf(path).some(parent => unknown.has(`${parent}/`))
  const untracked = unknown.size === 0 ? [] : listSuite(directory, patterns).filter(isUnknown)
  return {
    suite: readSuiteFiles(directory, patterns, tracked),
    ...(untracked.length > 0 ? { suiteUntracked: untracked } : {}),
  }
}

/** Reads the files that define the benchmarks of what is published. Returns undefined if nobody named them. */
export async function readOwnSuite(
  directory: string,
  patterns: readonly string[] = [],
): Promise<SuiteFiles | undefined> {
  return patterns.length === 0 ? undefined : (await findSuite(directory, patterns)).suite
}

const input = 'suite-files'

/** The files that define the benchmarks of a side, and where they are. */
interface PlacedSuite extends SuiteFiles {
  readonly root: string
}

/** Lists the files in `root` that `patterns` name. */
function listSuite(root: string, patterns: readonly string[]): readonly string[] {
  return listMatches(root, patterns, { name: input })
}

/**
 * Reads the files in `root` that `patterns` name, none of which may be a link or lie behind one. There may be none. Only those in
 * `tracked` count, where that is given.
 */
export function readSuiteFiles(root: string, patterns: readonly string[], tracked?: ReadonlySet<string>): SuiteFiles {
  const paths = listSuite(root, patterns).filter(path => tracked?.has(path) ?? true)
  if (paths.length > mostSuiteFiles)
    throw new InputError(
      `"${input}" matches ${paths.length} files in ${root}; there can be at most ${mostSuiteFiles}: name only what defines the benchmarks`,
    )
  for (const path of paths) refuseLinks(root, path)
  const digests = paths.map(path => [path, digestBytes(join(root, path))] as const)
  return { patterns, digests: Object.fromEntries(digests) }
}

/** Puts the files of the suite in the place of those in `to`, and returns those of `to` as they were. */
export function layOver({ root, patterns, digests }: PlacedSuite, to: string): SuiteFiles {
  const before = readSuiteFiles(to, patterns)
  for (const path of Object.keys(before.digests)) rmSync(join(to, path))
  for (const path of Object.keys(digests)) {
    refuseLinks(to, path)
    mkdirSync(dirname(join(to, path)), { recursive: true })
    copyFileSync(join(root, path), join(to, path))
  }
  return before
}

/** Refuses links, because the file behind one may belong to somebody else. */
function refuseLinks(root: string, path: string): void {
  for (const part of [...parentsOf(path), path]) {
    if (lstatSync(join(root, part), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new InputError(
        `"${input}" matches ${part} in ${root}, which is a link: name the file itself, or leave it out`,
      )
  }
}
