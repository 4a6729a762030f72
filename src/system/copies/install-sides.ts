import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Inputs } from '../../inputs/inputs.js'
import { showCommand } from '../../measure/command.js'
import { cleanUp } from '../../measure/serve/tidy-up.js'
import type { SetupPorts } from '../../measure/setup.js'
import type { Installation, Sides } from '../../world.js'
import { installCopies } from './installation.js'
import { placeOutputs } from './own-outputs.js'
import { findNames } from './reach-back.js'
import { findSameFiles } from './same-files.js'

/** The machine as far as sides need it that are installed, and left behind at the end. */
export interface SitePorts extends SetupPorts {
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
  const installed = await installCopies({ ...inputs, sides, names, commands, inPlace, home, leftOut }, ports)
  const installation = { ...findSameFiles(installed, listRuledFiles(inputs.settings)), leftOut }
  ports.closing({ [Symbol.asyncDispose]: async () => await cleanUpIn(installation, inputs, ports) })
  return installation
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
