import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from '../benchmark.js'
import { showCommand } from '../measure/command.js'
import type { MeasurePorts } from '../measure/session.js'
import { readEnvironment } from './environment.js'
import { makeFreshFile } from './fresh-file.js'
import { installCopies } from './installation.js'
import { openProcesses } from './processes.js'
import { findNames } from './reach-back.js'
import { findSides, type SidesOptions } from './sides.js'
import { makeTemporaryDirectory } from './temporary.js'

/** What the entries know and the machine does not. */
export interface WorldOptions extends Omit<SidesOptions, 'home' | 'closing'> {
  readonly signal: AbortSignal
  readonly watch: MeasurePorts['watch']
  readonly openRecord: World['openRecord']
}

/** This machine, made ready for a comparison; everything that it started or put on disk is gone when its scope ends. */
export async function openWorld(options: WorldOptions): Promise<World & AsyncDisposable> {
  const opened: AsyncDisposable[] = []
  const close = async (): Promise<void> => {
    for (const thing of opened.splice(0).reverse()) await thing[Symbol.asyncDispose]()
  }
  try {
    const home = await makeTemporaryDirectory()
    opened.push(home)
    const processes = await openProcesses({ directory: home.path })
    opened.push(processes)
    return { ...makeWorld(options, home.path, processes, thing => opened.push(thing)), [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

function makeWorld(
  options: WorldOptions,
  home: string,
  processes: MeasurePorts['processes'],
  closing: (thing: AsyncDisposable) => void,
): World {
  const { signal, watch, openRecord } = options
  const variables = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']))
  const shell = existsSync('/bin/bash') || existsSync('/usr/bin/bash') ? 'bash' : 'sh'
  const setup = { processes, shell, variables, signal } as const
  return {
    variables,
    measuring: {
      processes,
      shell,
      signal,
      watch,
      benchOutput: turn => makeFreshFile(join(home, `numbers-${turn}`)),
      clock: () => performance.now() / 1000,
    },
    findSides: inputs => findSides(inputs, { ...options, home, closing }, setup),
    install: async (inputs, sides) => {
      const copies = join(home, 'copies')
      await mkdir(copies)
      const roots = Object.values(sides).flatMap(({ directory }) => directory ?? [])
      const { baseline, contender } = inputs
      const isOwn = baseline.kind === 'command'
      const typed = [contender, ...(baseline.kind === 'directory' ? [baseline.directory] : [])]
      const names = [...roots, ...(await Promise.all(typed.map(findNames))).flat()]
      // Two commands differ in what they name.
      const commands = isOwn ? [] : Object.values(inputs.commands).map(showCommand)
      const inPlace = inputs.inPlace || isOwn
      return await installCopies(
        { ...inputs, sides, names: [...new Set(names)], commands, inPlace, home: copies },
        setup,
      )
    },
    readEnvironment,
    drawSeed: () => randomBytes(8).toString('hex'),
    now: () => new Date().toISOString(),
    openRecord,
  }
}
