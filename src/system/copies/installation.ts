import { mkdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { InputError } from '../../inputs/values.js'
import { whileBusy } from '../../measure/busy.js'
import type { ReinstallRequest } from '../../measure/reinstall.js'
import type { CopyPlace, Renewal } from '../../measure/session.js'
import { runSetup, type SetupPorts } from '../../measure/setup.js'
import type { Warning } from '../../record/record.js'
import { nameSome } from '../../util/list.js'
import type { Installation, InstalledSide, SideFiles } from '../../world.js'
import { digestContent } from './content-digest.js'
import { makeGuard } from './guard.js'
import { listFiles } from './listing.js'
import { type Entry, listPayload } from './payload.js'
import { openPayloads, type PayloadRequest, type PayloadSource } from './payload-source.js'
import { findReachBacks, holdsPath, type ReachBack } from './reach-back.js'
import { empty, flush, makeRenewal, type RenewableCopy } from './renewal.js'
import { Template } from './template.js'
import { unpackPayload } from './unpack.js'

/** The files of a side, the baseline first of all sides. */
export type NamedFiles = SideFiles & { readonly name: string }

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
  readonly inPlace: boolean
  readonly reinstall: ReinstallRequest
  /** What the command writes its numbers to. */
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

async function installNew(root: string, { install }: InstallationRequest, ports: SetupPorts): Promise<void> {
  ports.signal.throwIfAborted()
  if (install !== undefined) await runInstall(install, root, `a new copy, ${basename(root)}`, ports)
}

const templatesName = 'templates'

async function runInstall(line: string, root: string, place: string, ports: SetupPorts): Promise<void> {
  await runSetup({ name: 'install', line, root, directory: root, place }, ports)
}

interface Installed extends InstalledSide {
  /** Of the payload, before `install` ran in it. */
  readonly contentDigest: string
  /** Paths of its files and links. */
  readonly payload: ReadonlySet<string>
  /** Of the workspace, in what a copy holds. */
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
  const prepare = async (root: string) => {
    if (install === undefined) return
    await runInstall(install, root, `copy ${root === first ? 1 : 2} of the ${name}`, ports)
  }
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
  /** Of its files when it was first installed. */
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
