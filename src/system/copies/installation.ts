import { constants, lstatSync, rmSync } from 'node:fs'
import { chmod, copyFile, lstat, lutimes, mkdir, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { layoutVariable } from '../../drawn-layout.js'
import type { Inputs } from '../../inputs/inputs.js'
import { InputError } from '../../inputs/values.js'
import { showCommand } from '../../measure/process.js'
import type { ReinstallRequest } from '../../measure/reinstall.js'
import type { CopyPlace, Renewal } from '../../measure/session.js'
import { whileBusy } from '../../measure/session.js'
import { cleanUp, runSetup, type SetupPorts } from '../../measure/setup.js'
import { makeLayoutSeeds } from '../../measure/variables.js'
import type { Warning } from '../../record/record.js'
import { endSentence } from '../../util/end-sentence.js'
import { nameSome } from '../../util/list.js'
import type { Installation, InstalledSide, SideFiles, Sides } from '../../world.js'
import { platform } from '../platform/platform.js'
import { leadsToDirectory } from '../platform/posix.js'
import { packPayload, unpackPayload } from './archive.js'
import {
  digestBytes,
  digestContent,
  type Entry,
  findNames,
  findReachBacks,
  holdsPath,
  listFiles,
  listMatches,
  listPayload,
  PayloadError,
  placeOutputs,
  type ReachBack,
  withoutOutputs,
} from './payload.js'
import { empty, flush, makeGuard, makeRenewal, type RenewableCopy, Template } from './renewal.js'

/** The files of a side, the baseline first of all sides. */
type NamedFiles = SideFiles & { readonly name: string }

/** The files to install, and the places for them. */
export interface InstallationRequest extends PayloadRequest {
  /** Directories are without symbolic links on their way. */
  readonly sides: readonly NamedFiles[]
  /** All that the sides' directories are called. */
  readonly names: readonly string[]
  /** An empty directory for the copies. */
  readonly home: string
  readonly workingDirectory: string
  readonly install: string | undefined
  /** Draws the value of `BENCH_SEED` for the next installation in the copy of this name. */
  readonly drawLayout: (copy: string) => string
  readonly inPlace: boolean
  readonly reinstall: ReinstallRequest
  /** The file that the command writes its numbers to. */
  readonly output?: string | undefined
  /** The commands that will run in the copies, as text. */
  readonly commands: readonly string[]
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
  const { sides, home, inPlace } = request
  const named = findNamed(request)
  if (inPlace) refuseReinstall(request, 'the sides run where they are')
  if (inPlace) return await stayInPlace(request, named === undefined ? [] : [makeNamedWarning(named)])
  refuseNamed(named)
  const sources = await openPayloads(sides, request)
  const size = Math.max(...sources.map(({ sizeInBytes }) => sizeInBytes))
  if (size > limitInBytes) refuseReinstall(request, 'a side is too large for copies')
  if (size > limitInBytes) return await stayInPlace(request, [makeSizeWarning(size, limitInBytes)])
  const installed: Installed[] = []
  for (const [index, source] of sources.entries()) installed.push(await installSide(index, source, request, ports))
  const warnings = makeMentionWarnings(installed.flatMap(({ mentions }) => mentions))
  const [baseline, ...others] = installed
  const guard = makeGuard(
    baseline!.places.map(({ root }) => ({ root, payload: baseline!.payload })),
    others.flatMap(({ places }) => places.map(({ root }) => root)),
  )
  const renewal = request.reinstall === 'once' ? {} : { renewal: await openRenewal(installed, request, ports) }
  const installAgain = makeInstallAgain(
    installed.map((side, index) => ({ ...side, source: sources[index]! })),
    home,
    root => installNew(root, request, ports),
  )
  return await checkPlaces({ sides: installed, inPlace: false, guard, ...renewal, installAgain, warnings }, request)
}

function refuseReinstall({ reinstall }: InstallationRequest, why: string): void {
  if (reinstall === 'auto' || reinstall === 'once') return
  throw new InputError(`"fresh-copies" is "${reinstall}", but ${why}, so there are no copies to recreate: leave it out`)
}

/** The renewal of all copies, from templates beside them. */
async function openRenewal(
  installed: readonly Installed[],
  request: InstallationRequest,
  ports: SetupPorts,
): Promise<Renewal> {
  const { home, output, names } = request
  const templates = join(home, templatesName)
  await mkdir(templates, { recursive: true })
  return makeRenewal({
    copies: installed.flatMap(({ copies }) => copies),
    home: templates,
    ...{ output, names },
    install: ({ root }) => installNew(root, request, ports),
  })
}

async function installNew(root: string, request: InstallationRequest, ports: SetupPorts): Promise<void> {
  ports.signal.throwIfAborted()
  await runInstall(root, `a new copy, ${basename(root)}`, request, ports)
}

const templatesName = 'templates'

async function runInstall(
  root: string,
  place: string,
  { install, drawLayout }: InstallationRequest,
  ports: SetupPorts,
): Promise<void> {
  if (install === undefined) return
  const variables = { ...ports.variables, [layoutVariable]: drawLayout(basename(root)) }
  await runSetup({ name: 'install', line: install, root, directory: root, place }, { ...ports, variables })
}

interface Installed extends InstalledSide {
  /** A digest of the payload, before `install` ran in it. */
  readonly contentDigest: string
  /** Paths of its files and links. */
  readonly payload: ReadonlySet<string>
  /** Mentions of the workspace in a copy's files. */
  readonly mentions: readonly ReachBack[]
  readonly copies: readonly RenewableCopy[]
}

/** Installs both copies of the side with this place among all; an InputError where they lead back. */
async function installSide(
  index: number,
  source: PayloadSource,
  request: InstallationRequest,
  ports: SetupPorts,
): Promise<Installed> {
  const { names, install, reinstall, home } = request
  const { name } = request.sides[index]!
  const places = makePlaces(index, request)
  const [first, second] = places.map(({ root }) => root) as [string, string]
  const put = async (copy: string) => {
    ports.signal.throwIfAborted()
    return await whileBusy(ports.watch, `copying the ${name}`, () => source.put(copy)).catch(error => {
      throw explainFull(error, home)
    })
  }
  const prepare = async (root: string) =>
    await runInstall(root, `copy ${root === first ? 1 : 2} of the ${name}`, request, ports)
  const entries = await put(first)
  const contentDigest = digestContent(first, entries)
  const pristine =
    install === undefined || reinstall === 'once'
      ? undefined
      : new Template(first, join(home, templatesName, `${basename(first)}-payload`), entries)
  await prepare(first)
  await put(second)
  await prepare(second)
  const found = await findReachBacks(first, install === undefined ? entries : await listPayload(first, []), names)
  refuseReachBacks(
    found.filter(one => !one.isMention),
    name,
  )
  const payload = new Set(entries.filter(({ kind }) => kind !== 'directory').map(({ path }) => path))
  const copies = reinstall === 'once' ? [] : places.map(place => describeCopy(place, entries, pristine))
  return { name, places, contentDigest, payload, mentions: found.filter(one => one.isMention), copies }
}

/** Names what makes room, where `error` is of a full disk below `home`. Any other error stays as it is. */
export function explainFull(error: unknown, home: string): unknown {
  const { code } = error as { readonly code?: unknown }
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new InputError(
    `there is no room for another copy in "${home}": set TMPDIR to a directory on a larger disk, or name only what the command needs in "files"`,
    { cause: error },
  )
}

function describeCopy(place: CopyPlace, entries: readonly Entry[], payload: Template | undefined): RenewableCopy {
  const payloadInBytes = entries.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)
  return { place, payloadInBytes, before: listFiles(place.root), payload }
}

/** The directory of a side that a command names, by the path in it; undefined where none does. */
function findNamed({ commands, names }: InstallationRequest): string | undefined {
  return names.find(name => commands.some(command => holdsPath(Buffer.from(command), name)))
}

function refuseNamed(named: string | undefined): void {
  if (named === undefined) return
  throw new InputError(
    `the command names ${named}, so every copy would run the files there. Write the path relative to the copy, or set "copies" to in-place to run the sides where they are`,
  )
}

function makeNamedWarning(named: string): Warning {
  const message = `the command names ${named}, so both sides may run the files there: write the path relative to the side`
  return { code: 'path-in-command', message }
}

function refuseReachBacks(found: readonly ReachBack[], side: string): void {
  if (found.length === 0) return
  const shown = found.slice(0, 5).map(one => `  ${one.path} ${one.why}`)
  const more = found.length > 5 ? [`  and ${found.length - 5} more`] : []
  throw new InputError(
    [
      `a copy of the ${side} would still use files outside of it, so one side could run files of the other:`,
      ...shown,
      ...more,
      'Leave these files out with "files" (patterns of the files that the command needs), or create them in every copy with "install" (a command). Or run the sides where they are: set "copies" to in-place.',
    ].join('\n'),
  )
}

function makeMentionWarnings(mentions: readonly ReachBack[]): readonly Warning[] {
  if (mentions.length === 0) return []
  const paths = mentions.map(({ path }) => path)
  const message = `binary files contain the path of the directory that they were built in (${nameSome(paths, 1)}), as debug information does. A program that opens files by that path would share them between the sides`
  return [{ code: 'path-mentioned', message }]
}

async function stayInPlace(request: InstallationRequest, warnings: readonly Warning[]): Promise<Installation> {
  const sides: InstalledSide[] = []
  for (const [index, side] of request.sides.entries()) {
    const place = makePlace(await standInPlace(index, side, request), request.workingDirectory)
    sides.push({ name: side.name, places: [place, place] })
  }
  return await checkPlaces({ sides, inPlace: true, warnings }, request)
}

/** The directory of a side that is not copied; an archive has to be unpacked once. */
async function standInPlace(
  index: number,
  { directory, archive }: SideFiles,
  { home }: InstallationRequest,
): Promise<string> {
  if (archive === undefined) return directory
  const unpacked = join(home, nameCopies(index)[0])
  await unpackPayload(archive, unpacked)
  return unpacked
}

/** `installation`, where all its places are there. */
async function checkPlaces(
  installation: Installation,
  { workingDirectory }: InstallationRequest,
): Promise<Installation> {
  for (const { name, places } of installation.sides)
    for (const { directory } of places)
      if (!(await stat(directory).catch(() => undefined))?.isDirectory())
        throw new InputError(
          `"working-directory" is "${workingDirectory}", but there is no such directory in the ${name}${installation.inPlace ? '' : ', or not among its "files"'}`,
        )
  return installation
}

function makeSizeWarning(sizeInBytes: number, limitInBytes: number): Warning {
  const [size, limit] = [sizeInBytes, limitInBytes].map(bytes => `${(bytes / 2 ** 30).toFixed(1)} GiB`)
  const message = `the sides run where they are, because a side has ${size}, and the limit for copies is ${limit}. Name the files that the command needs in "files" to get copies`
  return { code: 'too-large-to-copy', message }
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

/** The places of the copies of the side with this number, below `home`. */
function makePlaces(
  index: number,
  { home, workingDirectory }: { readonly home: string; readonly workingDirectory: string },
): readonly [CopyPlace, CopyPlace] {
  const [first, second] = nameCopies(index).map(name => join(home, name)) as [string, string]
  return [makePlace(first, workingDirectory), makePlace(second, workingDirectory)]
}

/** A copy at `root`. */
function makePlace(root: string, workingDirectory: string): CopyPlace {
  return { root, directory: join(root, workingDirectory) }
}

/** A side with what its copies are made of. */
interface Reinstallable extends Pick<InstalledSide, 'name' | 'places'> {
  readonly source: PayloadSource
  /** A digest of its files when it was first installed. */
  readonly contentDigest: string
}

/**
 * Makes what installs every copy of `sides` again, at its path below `home`. Their files may have changed by then: it returns that in
 * words.
 */
function makeInstallAgain(
  sides: readonly Reinstallable[],
  home: string,
  install: (root: string) => Promise<void>,
): () => Promise<string | undefined> {
  return async () => {
    for (const { name, places, source, contentDigest } of sides)
      for (const { root } of places) {
        await empty(root)
        const entries = await source.put(root)
        if (digestContent(root, entries) !== contentDigest)
          return `the files of the ${name} have changed since (${basename(root)})`
        await install(root)
      }
    await flush(home)
    return undefined
  }
}

/** The machine as far as sides need it that are installed, and left behind at the end. */
interface SitePorts extends SetupPorts {
  readonly home: string
  /** Files that this call writes, which are part of no side. */
  readonly outputs: readonly string[]
  /** Takes what must be done at the end. */
  readonly closing: (thing: AsyncDisposable) => void
}

/** Installs the sides as `inputs` ask. At the end, `cleanup` runs in each copy, however the work has ended. */
export async function installSides(inputs: Inputs, sides: Sides, ports: SitePorts): Promise<Installation> {
  const home = join(ports.home, 'copies')
  await mkdir(home)
  const roots = sides.flatMap(({ directory }) => directory ?? [])
  const isOwn = inputs.baseline.kind === 'command'
  const typed = listDirectories(inputs)
  const names = [...new Set([...roots, ...(await Promise.all(typed.map(findNames))).flat()])]
  // Two commands differ in what they name.
  const commands = isOwn ? [] : listCommands(inputs)
  const inPlace = inputs.inPlace || isOwn
  const leftOut = [...new Set([...placeOutputs(roots, ports.outputs), ...listLeftOut(inputs)])]
  const drawLayout = makeLayoutSeeds(describeStart(inputs))
  const build = inputs.baseline.kind === 'ref' ? inputs.baseline.setup : undefined
  const request = { ...inputs, build, sides, names, commands, inPlace, home, leftOut, drawLayout }
  const installed = await installCopies(request, ports)
  const installation = { ...findSameFiles(installed, listRuledFiles(inputs.settings)), leftOut }
  ports.closing({ [Symbol.asyncDispose]: async () => await cleanUpIn(installation, inputs, ports) })
  return installation
}

/** The seed of layouts: other ones for each part, and after the rounds that an earlier call has measured. */
function describeStart({ seed = '', part, partNumber, before }: Inputs): string {
  return [seed, part, partNumber, before?.rounds.length].filter(Boolean).join('/')
}

/** The files that the calls before this one wrote, where it goes on with what they measured. */
function listLeftOut({ before, earlier }: Inputs): readonly string[] {
  return (before ?? earlier?.at(-1))?.leftOut ?? []
}

/** The patterns of files in rules. */
function listRuledFiles({ rules }: Inputs['settings']): readonly string[] {
  return [...new Set((rules?.list ?? []).flatMap(({ files }) => files || []))]
}

/** The directories that a user has named. */
function listDirectories({ baseline, contenders, contender }: Inputs): readonly string[] {
  const sources = [baseline, ...contenders.map(({ source }) => source)]
  return [...new Set([contender, ...sources.flatMap(one => (one.kind === 'directory' ? [one.directory] : []))])]
}

function listCommands({ reference, contenders, serving }: Inputs): readonly string[] {
  const commands = [reference, ...contenders].map(({ command }) => showCommand(command))
  return serving === undefined ? commands : [...commands, serving.line]
}

async function cleanUpIn(
  { sides }: Installation,
  { cleanup: line, copies, invocationTimeoutInSeconds: timeoutInSeconds }: Inputs,
  ports: SitePorts,
): Promise<void> {
  if (line === undefined) return
  const used = sides.flatMap(({ places }, index) => places.slice(0, copies[Math.min(index, copies.length - 1)]))
  const message = await cleanUp({ line, places: used, timeoutInSeconds }, ports)
  if (message !== undefined) ports.watch({ kind: 'warned', message })
}

/** The payload of a side, ready to be put into copies. */
interface PayloadSource {
  /** 0 where it is packed: what packs and unpacks has a limit of its own. */
  readonly sizeInBytes: number
  /** Puts the payload into the directory `copy`, which is new or empty; its entries. */
  put(copy: string): Promise<readonly Entry[]>
}

/** The files of sides that are wanted, and a path beside which they may be packed. */
interface PayloadRequest {
  readonly payload: readonly string[]
  readonly home: string
  /** Places in the sides of what this call writes itself. */
  readonly leftOut: readonly string[]
  /** Builds a baseline from its commit. A contender in a directory is built by its owner. */
  readonly build?: string | undefined
}

/**
 * The payloads of `sides`, in their order, without the files `leftOut`. Where one of them is an archive the others are packed into one too, beside `home`, so that all
 * copies are made in the same way.
 */
async function openPayloads(
  sides: readonly SideFiles[],
  { payload: globs, home, leftOut, build }: PayloadRequest,
): Promise<readonly PayloadSource[]> {
  const isPacked = sides.some(one => one.archive !== undefined)
  const open = async ({ directory, archive }: SideFiles, index: number): Promise<PayloadSource> => {
    if (archive !== undefined) return fromArchive(archive, leftOut)
    const listing = build === undefined || index === 0 ? {} : { advice: `. Build your side first: ${build}` }
    const entries = withoutOutputs(await listPayload(directory, globs, listing), leftOut)
    if (!isPacked) return fromDirectory(directory, entries)
    const file = `${home}-payload-${index}.tar.gz`
    return fromArchive(await packPayload(directory, entries, file), leftOut)
  }
  const sources: PayloadSource[] = []
  for (const [index, side] of sides.entries()) sources.push(await open(side, index))
  return sources
}

function fromDirectory(directory: string, entries: readonly Entry[]): PayloadSource {
  return {
    sizeInBytes: entries.reduce((sum, entry) => sum + entry.sizeInBytes, 0),
    async put(copy) {
      await copyPayload(directory, copy, entries)
      return entries
    },
  }
}

function fromArchive(
  archive: { readonly file: string; readonly sha256: string },
  leftOut: readonly string[],
): PayloadSource {
  return {
    sizeInBytes: 0,
    async put(copy) {
      await unpackPayload(archive, copy).catch(cause => {
        if (!(cause instanceof PayloadError)) throw cause
        throw new PayloadError(
          `"${archive.file}" cannot be unpacked: ${endSentence(cause.message)} Remove it, and publish the baseline again`,
          {
            cause,
          },
        )
      })
      const entries = await listPayload(copy, [])
      const kept = new Set(withoutOutputs(entries, leftOut))
      for (const entry of entries) if (!kept.has(entry)) rmSync(join(copy, entry.path))
      return [...kept]
    },
  }
}

const filesAtOnce = 64

/**
 * A copy of `entries` of `source` in the new directory `target`: the same modes, symbolic links and times of modification.
 *
 * Files are reflinked where the file system can, else copied.
 */
async function copyPayload(source: string, target: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(target, { recursive: true })
  const directories = entries.filter(entry => entry.kind === 'directory')
  for (const { path } of directories) await mkdir(join(target, path), { recursive: true })
  const rest = entries.filter(entry => entry.kind !== 'directory')
  for (let from = 0; from < rest.length; from += filesAtOnce)
    await Promise.all(rest.slice(from, from + filesAtOnce).map(entry => copyEntry(source, target, entry)))
  // Last, and the innermost first: what is put into a directory changes its time, and a mode may forbid it.
  for (const { path } of directories.toReversed()) await keepModeAndTimes(join(source, path), join(target, path))
}

async function copyEntry(source: string, target: string, { path, kind }: Entry): Promise<void> {
  const [from, to] = [join(source, path), join(target, path)]
  if (kind === 'file') {
    await copyFile(from, to, constants.COPYFILE_FICLONE).catch(cause => {
      if (lstatSync(from, { throwIfNoEntry: false })) throw cause
      throw new PayloadError(
        `"${path}" was removed while it was copied. End what still writes to ${source}, or leave the file out of "files"`,
        { cause },
      )
    })
    return keepModeAndTimes(from, to)
  }
  platform.makeLink(platform.readLink(source, from), to, leadsToDirectory(from))
  const { atimeMs, mtimeMs } = await lstat(from)
  await lutimes(to, atimeMs / 1000, mtimeMs / 1000)
}

async function keepModeAndTimes(from: string, to: string): Promise<void> {
  // Not as a Date, which has milliseconds: a build tool would see a file that is newer than it is.
  const { mode, atimeMs, mtimeMs } = await lstat(from)
  await utimes(to, atimeMs / 1000, mtimeMs / 1000)
  await chmod(to, mode)
}

/** Adds to each contender of `installation` which of `globs` match the same files as in the baseline, with the same bytes. */
export function findSameFiles(installation: Installation, globs: readonly string[]): Installation {
  const [baseline, ...contenders] = installation.sides
  if (baseline === undefined || globs.length === 0) return installation
  const own = new Map(globs.map(glob => [glob, describeFiles(rootOf(baseline), glob)]))
  const sides = contenders.map(side => {
    // Of one directory, nobody knows what is whose.
    if (rootOf(side) === rootOf(baseline)) return side
    const isSame = (glob: string): boolean =>
      own.get(glob) !== undefined && own.get(glob) === describeFiles(rootOf(side), glob)
    return { ...side, sameFiles: globs.filter(isSame) }
  })
  return { ...installation, sides: [baseline, ...sides] }
}

function rootOf({ places }: Installation['sides'][number]): string {
  return places[0].root
}

/** The paths, modes and bytes of all files that `glob` names in `root`; undefined without any. */
function describeFiles(root: string, glob: string): string | undefined {
  const paths = [...listMatches(root, [glob], { name: 'files' })].sort()
  if (paths.length === 0) return undefined
  return paths
    .map(path => {
      const file = join(root, path)
      const stats = lstatSync(file)
      return JSON.stringify([
        path,
        stats.mode,
        stats.isSymbolicLink() ? platform.readLink(root, file) : digestBytes(file),
      ])
    })
    .join('\n')
}
