import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { layoutVariable } from '../../drawn-layout.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError } from '../../inputs/values.js'
import { InvocationError, showCommand } from '../../measure/process.js'
import type { ReinstallRequest } from '../../measure/reinstall.js'
import { shortestLimitInSeconds } from '../../measure/repeats.js'
import type { CopyPlace, Guard, NotInstalled } from '../../measure/session.js'
import { sayBusy } from '../../measure/session.js'
import { cleanUp, runSetup, type SetupPorts } from '../../measure/setup.js'
import { type Handed, makeLayoutSeeds } from '../../measure/variables.js'
import { makeReason, NotComparedError, type Reason } from '../../record/reasons.js'
import type { Warning } from '../../record/record.js'
import { nameSome } from '../../util/list.js'
import { present } from '../../util/present.js'
import type { Installation, InstalledSide, PreparedSide, Seal, SideFiles, Sides, TryCopy } from '../../world.js'
import { isFull, listFiles } from '../disk.js'
import { unpackPayload } from './archive.js'
import { putAside } from './aside.js'
import { type CopyNames, makePlace, plainNames } from './copy-names.js'
import { makeGuard, nameIn } from './guard.js'
import {
  describeContents,
  digestDescriptions,
  type Entry,
  findNames,
  findReachBacks,
  holdsPath,
  listPayload,
  placeOutputs,
  type ReachBack,
} from './payload.js'
import { empty, flush, makeRenewal, makeTemplate, RemovedError, type RenewableCopy } from './renewal.js'
import { explainUnpacked, makeChange, refuseAltered, runBeside } from './seal.js'
import { openPayloads, type PayloadSource, type SourcesRequest } from './sources.js'

/** The files to install, and the places for them. */
export interface InstallationRequest extends SourcesRequest {
  /** Directories are without symbolic links on their way. */
  readonly sides: readonly (SideFiles & Pick<InstalledSide, 'name' | 'broken'> & Pick<PreparedSide, 'writes'>)[]
  /** All that the sides' directories are called. */
  readonly names: readonly string[]
  /** The outermost directory of ours that it lies in. */
  readonly top: string
  readonly workingDirectory: string
  /** The directories of copies; each is called as its copy where this is left out. */
  readonly copyNames?: CopyNames
  readonly install: string | undefined
  /** The seconds that measuring may take. */
  readonly timeBudgetInSeconds: number
  /** Draws the value of `BENCH_SEED` for the next installation in the copy of this name. */
  readonly drawLayout: (copy: string) => string
  readonly inPlace: boolean
  readonly reinstall: ReinstallRequest
  /** The file that the command writes its numbers to. */
  readonly output?: string | undefined
  /** The commands that will run in the copies, as text. */
  readonly commands: readonly string[]
  /** Set if the contender becomes the next baseline. */
  readonly secondsForStoring?: number | undefined
  /** Tries the command before more is installed than one copy. */
  readonly tryCopy?: TryCopy
}

const largestPayloadInBytes = 2 ** 30

/**
 * Installs each side twice, in sibling directories with names of equal length, or leaves the sides where they are: where that is
 * asked for, and where a payload is larger than `limitInBytes`.
 */
export async function installCopies(
  request: InstallationRequest,
  ports: SetupPorts,
  limitInBytes = largestPayloadInBytes,
): Promise<Installation> {
  const { inPlace, reinstall, home, top, output, names, commands } = request
  const named = names.find(name => commands.some(command => holdsPath(Buffer.from(command), name)))
  if (inPlace) refuseReinstall(request, 'the sides run where they are')
  if (inPlace) {
    const message = `the command names ${named}, so both sides may run the files there: write the path relative to the side`
    return await stayInPlace(request, named === undefined ? [] : [{ code: 'path-in-command', message }])
  }
  if (named !== undefined)
    throw new InputError(
      `the command names ${named}, so every copy would run the files there. Write the path relative to the copy, or set "copies" to in-place to run the sides where they are`,
    )
  const payloads = await openPayloads(request)
  const size = Math.max(...payloads.map(({ sizeInBytes }) => sizeInBytes))
  if (size > limitInBytes) refuseReinstall(request, 'a side is too large for copies')
  if (size > limitInBytes) {
    const [sizeShown, limit] = [size, limitInBytes].map(bytes => `${(bytes / 2 ** 30).toFixed(1)} GiB`)
    const message = `the sides run where they are, because a side has ${sizeShown}, and the limit for copies is ${limit}. Name the files that the command needs in "files" to get copies`
    return await stayInPlace(request, [{ code: 'too-large-to-copy', message }])
  }
  const sources = await putAside(payloads, request, placeTemplates(home), ports)
  const sides: InstalledSide[] = []
  const installed: Installed[] = []
  const { nameOf } = namesOf(request)
  const roots = listPlaces(0, request).map(({ root }) => root)
  makeDirectories(request)
  const beside = async (root: string, work: () => Promise<void>): Promise<readonly string[]> => {
    const isBeside = installLine(root, request) !== undefined && !roots.includes(root) && !sides[0]?.broken
    if (isBeside) return await runBeside(roots, top, work, nameOf)
    await work()
    return []
  }
  let [secondsToCopy, secondsToInstall] = [0, 0]
  const watch = async (root: string, work: () => Promise<void>): Promise<void> => {
    const start = performance.now()
    const changed = await beside(root, work)
    if (installLine(root, request) !== undefined) secondsToInstall += (performance.now() - start) / 1000
    if (changed.length > 0) throw makeChange(changed, 'install')
  }
  const noteCopy = (seconds: number): void => {
    secondsToCopy += seconds
  }
  const { tryCopy } = request
  const tryFirst = async (): Promise<void> => {
    const failure = await tryIn(0, request)
    if (failure === undefined) return
    const { root } = listPlaces(1, request)[0]
    const [, source] = sources
    if (source === undefined || 'broken' in source) throw new InvocationError(failure)
    await source.put(root)
    await watch(root, () => runInstall(root, 'a copy of the contender', request, ports))
    // Its numbers are worth something alone.
    if ((await tryIn(1, request)) !== undefined) throw new InvocationError(failure)
    await empty(root)
  }
  for (const [index, source] of sources.entries()) {
    const hooks = { watch, noteCopy, ...(tryCopy && index === 0 && !hasRun(request) && { tryFirst }) }
    const side = 'broken' in source ? source : await installSide(index, source, request, ports, hooks)
    sides.push('broken' in side ? leaveOut(index, side.broken, request) : side)
    if (!('broken' in side)) installed.push(side)
  }
  const disturbed: string[] = []
  const guard = guardBaseline(installed, request, disturbed)
  const installNew = async (root: string): Promise<void> => {
    ports.signal.throwIfAborted()
    const work = () => runInstall(root, `a new copy, ${nameOf(root)}`, request, ports)
    disturbed.push(...(await beside(root, work)))
  }
  const templates = placeTemplates(home)
  if (reinstall !== 'once') await mkdir(templates, { recursive: true })
  const copies = installed.flatMap(side => side.copies)
  const mentions = installed.flatMap(side => side.mentions.map(({ path }) => path))
  const message = `binary files contain the path of the directory that they were built in (${nameSome(mentions, 1)}), as debug information does. A program that opens files by that path would share them between the sides`
  const installation = {
    sides,
    inPlace: false,
    ...present({ guard }),
    ...(reinstall !== 'once' && {
      renewal: makeRenewal({ copies, home: templates, output, names, nameOf, install: installNew, secondsToInstall }),
    }),
    installAgain: async () => await installAgain(installed, request, installNew),
    secondsToInstall: secondsToCopy + secondsToInstall,
    warnings: mentions.length === 0 ? [] : [{ code: 'path-mentioned', message }],
  }
  return await checkPlaces(installation, request)
}

/** Returns whether the baseline has run here, because what it writes was learned. */
function hasRun({ sides: [baseline] }: InstallationRequest): boolean {
  return baseline!.archive === undefined && baseline!.writes !== undefined
}

/** Guards the copies of the baseline among those that are `installed`; undefined where it has none. */
function guardBaseline(
  installed: readonly Installed[],
  request: InstallationRequest,
  disturbed: readonly string[],
): Guard | undefined {
  const { sides, top, secondsForStoring } = request
  const { name, writes } = sides[0]!
  const baseline = installed.find(side => side.name === name)
  if (baseline === undefined) return undefined
  const { payload, contents } = baseline
  const listRoots = (sides: readonly Installed[]) => sides.flatMap(({ places }) => places.map(({ root }) => root))
  const others = installed.filter(side => side !== baseline)
  return makeGuard({
    copies: listRoots([baseline]).map(root => ({ root, payload, contents })),
    writes,
    others: listRoots(others),
    successors: secondsForStoring === undefined ? [] : listRoots(others.slice(0, 1)),
    ...{ top, disturbed, nameOf: namesOf(request).nameOf },
  })
}

function refuseReinstall({ reinstall }: InstallationRequest, why: string): void {
  if (reinstall === 'auto' || reinstall === 'once') return
  throw new InputError(`"fresh-copies" is "${reinstall}", but ${why}, so there are no copies to recreate: leave it out`)
}

/** Beside the copies, so that no directory that they lie in changes. */
function placeTemplates(home: string): string {
  return `${home}-templates`
}

/** The line that runs in the copy at `root`: the baseline can have its own. */
function installLine(root: string, request: InstallationRequest): string | undefined {
  const { install, ofBaseline } = request
  return nameCopies(0).includes(namesOf(request).nameOf(root)) ? (ofBaseline?.install ?? install) : install
}

async function runInstall(root: string, place: string, request: InstallationRequest, ports: SetupPorts): Promise<void> {
  const line = installLine(root, request)
  if (line === undefined) return
  const name = namesOf(request).nameOf(root)
  const variables = { ...ports.variables, [layoutVariable]: request.drawLayout(name) }
  const { name: side } = request.sides.find((_, index) => nameCopies(index).includes(name))!
  const copy = makePlace(root, '.', namesOf(request))
  await runSetup({ name: 'install', line, root, directory: root, place, side, copy }, { ...ports, variables })
}

interface Installed extends InstalledSide {
  readonly source: PayloadSource
  /** What each entry of the payload is, before `install` ran in it. */
  readonly contents: ReadonlyMap<string, string>
  /** Paths of its files and links. */
  readonly payload: ReadonlySet<string>
  /** Mentions of the workspace in a copy's files. */
  readonly mentions: readonly ReachBack[]
  readonly copies: readonly RenewableCopy[]
}

/** What surrounds the installation of a copy. */
interface Hooks {
  readonly watch: (root: string, work: () => Promise<void>) => Promise<void>
  /** Takes the seconds that putting its files into a copy took. */
  readonly noteCopy: (seconds: number) => void
  /** Tries the command when the first copy is installed. */
  readonly tryFirst?: () => Promise<void>
}

/** Tries the command in the first copy of a side, and leaves the copy as it was. Returns why it failed. */
async function tryIn(index: number, request: InstallationRequest) {
  const { home, tryCopy } = request
  const [copy] = listPlaces(index, request)
  const { root } = copy
  const place = join(placeTemplates(home), `${basename(root)}-tried`)
  // Everything in the copy: `install` may have made a repository of git too, which no payload holds.
  const { files, directories } = listFiles(root)
  const entries: readonly Entry[] = [
    ...[...directories].map(path => ({ path, kind: 'directory' as const, sizeInBytes: 0 })),
    ...[...files].map(([path, stats]) => ({
      ...{ path, sizeInBytes: Number(stats.size) },
      kind: stats.isSymbolicLink() ? ('link' as const) : ('file' as const),
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
  const template = await makeTemplate(root, place, entries)
  try {
    return await tryCopy!(index, copy)
  } finally {
    await empty(root)
    await template.put(root)
    rmSync(place, { recursive: true, force: true })
  }
}

/** A side that has nothing to run. */
interface Broken {
  readonly broken: Reason
}

/** The side with this place among all, with nothing in its places. */
function leaveOut(index: number, broken: Reason, request: InstallationRequest): InstalledSide {
  return { name: request.sides[index]!.name, places: listPlaces(index, request), broken }
}

/** Installs both copies of the side with this place among all; an InputError where they lead back. One whose `install` fails has nothing to run. */
async function installSide(
  index: number,
  source: PayloadSource,
  request: InstallationRequest,
  ports: SetupPorts,
  { watch, noteCopy, tryFirst }: Hooks,
): Promise<Installed | Broken> {
  const { names, reinstall, home } = request
  const { name } = request.sides[index]!
  const places = listPlaces(index, request)
  const [first, second] = places.map(({ root }) => root) as [string, string]
  const put = async (copy: string) => {
    ports.signal.throwIfAborted()
    using _ = sayBusy(ports.watch, `copying ${name}`)
    const start = performance.now()
    const entries = await source.put(copy).catch(error => {
      throw explainFull(error, home)
    })
    noteCopy((performance.now() - start) / 1000)
    return entries
  }
  const prepare = async (root: string): Promise<Broken | undefined> => {
    try {
      await watch(root, () => runInstall(root, `copy ${root === first ? 1 : 2} of the ${name}`, request, ports))
      return undefined
    } catch (error) {
      if (!(error instanceof InvocationError)) throw error
      return { broken: error.reason }
    }
  }
  const entries = await put(first)
  const contents = source.contents ?? describeContents(first, entries)
  const isInstalled = installLine(first, request) !== undefined
  const aside = source.isExposed ? undefined : source.template
  const pristine =
    !isInstalled || reinstall === 'once'
      ? undefined
      : (aside ?? (await makeTemplate(first, join(placeTemplates(home), `${basename(first)}-payload`), entries)))
  const brokenFirst = await prepare(first)
  if (brokenFirst !== undefined) return brokenFirst
  await tryFirst?.()
  await put(second)
  const brokenSecond = await prepare(second)
  if (brokenSecond !== undefined) return brokenSecond
  const reachBacks = await findReachBacks(first, isInstalled ? await listPayload(first, []) : entries, names)
  const leadingBack = reachBacks.filter(({ isMention }) => !isMention)
  if (leadingBack.length > 0)
    throw new InputError(
      [
        `a copy of the ${name} would still use files outside of it, so one side could run files of the other:`,
        ...leadingBack.slice(0, 5).map(({ path, why }) => `  ${path} ${why}`),
        ...(leadingBack.length > 5 ? [`  and ${leadingBack.length - 5} more`] : []),
        'Leave these files out with "files" (patterns of the files that the command needs), or create them in every copy with "install" (a command). Or run the sides where they are: set "copies" to in-place.',
      ].join('\n'),
    )
  const payloadInBytes = entries.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)
  return {
    ...{ name, places, source, contents, contentDigest: digestDescriptions(contents) },
    payload: new Set(entries.filter(({ kind }) => kind !== 'directory').map(({ path }) => path)),
    mentions: reachBacks.filter(({ isMention }) => isMention),
    copies:
      reinstall === 'once'
        ? []
        : places.map(place => ({ place, payloadInBytes, before: listFiles(place.root), payload: pristine })),
  }
}

/** Names what makes room, where `error` is of a full disk below `home`. Any other error stays as it is. */
export function explainFull(error: unknown, home: string): unknown {
  if (!isFull(error)) return error
  return new InputError(
    `there is no room for another copy in "${home}": set TMPDIR to a directory on a larger disk, or name only what the command needs in "files"`,
    { cause: error },
  )
}

async function stayInPlace(request: InstallationRequest, warnings: readonly Warning[]): Promise<Installation> {
  const sides: InstalledSide[] = []
  for (const [index, { name, broken, directory, archive, ...side }] of request.sides.entries()) {
    if (broken !== undefined) {
      sides.push(leaveOut(index, broken, request))
      continue
    }
    const { seal } = side as { readonly seal?: Seal }
    const root = directory ?? join(request.home, namesOf(request).directoryOf(nameCopies(index)[0]))
    // An archive has to be unpacked once.
    if (archive !== undefined)
      await unpackPayload(archive, root).catch(cause => {
        throw archive.isSealed ? explainUnpacked(cause, archive) : cause
      })
    if (seal !== undefined) refuseAltered(root, seal)
    const place = makePlace(root, request.workingDirectory, plainNames)
    sides.push({ name, places: [place, place] })
  }
  return await checkPlaces({ sides, inPlace: true, warnings }, request)
}

/** `installation` with the sides in which there is nothing where commands are to run; an InputError where it is all of them. */
async function checkPlaces(
  installation: Installation,
  { workingDirectory: directory }: InstallationRequest,
): Promise<Installation> {
  const sides = await Promise.all(
    installation.sides.map(async (side): Promise<InstalledSide> => {
      const places = side.broken === undefined ? side.places : []
      const stats = await Promise.all(places.map(({ directory }) => stat(directory).catch(() => undefined)))
      if (stats.every(found => found?.isDirectory())) return side
      return { ...side, broken: makeReason('no-directory', { directory, place: `the ${side.name}` }) }
    }),
  )
  if (sides.every(({ broken }) => broken?.code === 'no-directory'))
    throw new InputError(
      `"working-directory" is "${directory}", but there is no such directory in the ${sides[0]!.name}${installation.inPlace ? '' : ', or not among its "files"'}`,
    )
  return { ...installation, sides }
}

/** Letters for contenders: `c` to `z`. */
const letters = 24

/**
 * The names of a side's copies, all of equal length: `b1` and `b2` for the baseline, which is the first side, then `c1` and `c2`, `d1`
 * and `d2` and so on; after `z2` come `c3` and `c4`.
 */
function nameCopies(index: number): readonly [string, string] {
  if (index === 0) return ['b1', 'b2']
  const letter = String.fromCharCode('c'.charCodeAt(0) + ((index - 1) % letters))
  const before = 2 * Math.floor((index - 1) / letters)
  return [`${letter}${before + 1}`, `${letter}${before + 2}`]
}

function namesOf({ copyNames = plainNames }: InstallationRequest): CopyNames {
  return copyNames
}

/** The places of the copies of the side with this place among all: each in a directory of its own, so that what a program writes next to its directory is its side's alone. */
function listPlaces(index: number, request: InstallationRequest): readonly [CopyPlace, CopyPlace] {
  const [first, second] = nameCopies(index).map(copy => {
    const directory = namesOf(request).directoryOf(copy)
    return makePlace(join(request.home, directory, directory), request.workingDirectory, namesOf(request))
  })
  return [first!, second!]
}

/** Makes the directories in which copies will lie in the order of their names: the one in which copies are made would tell their sides. */
function makeDirectories(request: InstallationRequest): void {
  const places = request.sides.flatMap((_, index) => listPlaces(index, request))
  for (const path of places.map(({ root }) => dirname(root)).sort()) mkdirSync(path, { recursive: true })
}

/** Installs every copy of `sides` again, at its path. Returns why that cannot be done, where their files have changed by then. */
async function installAgain(
  sides: readonly Installed[],
  request: InstallationRequest,
  install: (root: string) => Promise<void>,
): Promise<NotInstalled | undefined> {
  for (const [index, { name, places, source, contents }] of sides.entries())
    for (const { root } of places) {
      await empty(root)
      const { paths, places: changed } = await putAgain({ source, contents }, root, namesOf(request))
      const problem = `${nameSome(paths, 1)} of the ${name} changed while it ran`
      if (paths.length > 0) return { problem, paths, changed: index === 0 ? changed : [] }
      await install(root)
    }
  await flush(request.home)
  return undefined
}

interface ChangedEntries {
  /** As the side calls them. */
  readonly paths: readonly string[]
  /** By the copy at `root`, where they are in it. */
  readonly places: readonly string[]
}

/** Puts the payload into `root` again. Returns the entries that are not what they were. */
async function putAgain(
  { source, contents }: Pick<Installed, 'source' | 'contents'>,
  root: string,
  { nameOf }: CopyNames,
): Promise<ChangedEntries> {
  const inCopy = (paths: readonly string[]) => ({ paths, places: paths.map(path => nameIn(root, path, nameOf)) })
  try {
    const now = describeContents(root, await source.put(root))
    const isSame = (path: string): boolean => now.get(path) === contents.get(path)
    return inCopy([...new Set([...contents.keys(), ...now.keys()])].filter(path => !isSame(path)))
  } catch (error) {
    if (error instanceof RemovedError) return inCopy([error.path])
    if (!(error instanceof NotComparedError)) throw error
    const paths = error.reason.paths as readonly string[]
    return { paths, places: paths }
  }
}

/** The machine as far as sides need it that are installed, and left behind at the end. */
interface SitePorts extends SetupPorts {
  /** For `cleanup`, which is no hook that fetches anything. */
  readonly commands: Handed
  readonly home: string
  /** Files that this call writes, which are part of no side. */
  readonly outputs: readonly string[]
  /** Takes what must be done at the end. */
  readonly closing: (thing: AsyncDisposable) => void
  readonly tryCopy?: TryCopy
  readonly copyNames: CopyNames
}

/** Installs the sides as `inputs` ask. At the end, `cleanup` runs in each copy, however the work has ended. */
export async function installSides(inputs: Inputs, sides: Sides, ports: SitePorts): Promise<Installation> {
  const home = join(ports.home, 'copies')
  await mkdir(home)
  const { reference, baseline, contenders, serving, before, earlier, seed = '', part } = inputs
  const roots = sides.flatMap(({ directory }) => directory ?? [])
  const areCommands = baseline.kind === 'command'
  // The directories as a user has named them.
  const sources = [baseline, ...contenders.map(({ source }) => source)]
  const directories = sources.flatMap(source => (source.kind === 'directory' ? [source.directory] : []))
  const typed = [...new Set([inputs.contender, ...directories])]
  const names = [...new Set([...roots, ...(await Promise.all(typed.map(findNames))).flat()])]
  const lines = [reference, ...contenders].map(({ command }) => showCommand(command))
  // The calls before this one, where it goes on with what they measured, wrote files too.
  const written = (before ?? earlier?.at(-1))?.leftOut ?? []
  const leftOut = [...new Set([...placeOutputs(roots, ports.outputs), ...written])]
  // Other layouts for each part, and after the rounds that an earlier call has measured.
  const start = [seed, part, before?.rounds.length].filter(Boolean).join('/')
  const installed = await installCopies(
    {
      ...inputs,
      ...{ sides, names, home, top: dirname(ports.home), leftOut },
      build: baseline.kind === 'ref' ? baseline.setup : undefined,
      // Two commands differ in what they name.
      commands: areCommands ? [] : [...lines, ...(serving === undefined ? [] : [serving.line])],
      inPlace: inputs.inPlace || areCommands,
      drawLayout: makeLayoutSeeds(start),
      copyNames: ports.copyNames,
      ...present({ tryCopy: ports.tryCopy }),
    },
    ports,
  )
  const { cleanup: line, copies } = inputs
  const places = installed.sides.flatMap((side, index) =>
    side.broken === undefined ? side.places.slice(0, copies[Math.min(index, copies.length - 1)]) : [],
  )
  const cleanUpAll = async (line: string): Promise<void> => {
    const cleaning = { line, places, timeoutInSeconds: shortestLimitInSeconds }
    const message = await cleanUp(cleaning, { ...ports, ...ports.commands })
    if (message !== undefined) ports.watch({ kind: 'warned', warning: { code: 'cleanup-failed', message } })
  }
  if (line !== undefined) ports.closing({ [Symbol.asyncDispose]: async () => await cleanUpAll(line) })
  return { ...installed, leftOut }
}
