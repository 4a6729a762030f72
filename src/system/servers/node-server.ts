import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { makeExit } from '../../measure/exit.js'
import type { Exit } from '../../measure/process.js'
import { endLeftovers, openOutputs, startProcess } from '../processes/start-process.js'
import type { PlacedServer, StartedServer } from '../processes/stopwatch.js'
import { findStrays, type StrayMark, sendSignal } from '../processes/strays.js'

const graceInMilliseconds = 2000
const pauseInMilliseconds = 10

/** Starts a server as a child of this process, which tells nothing of its CPU time and memory. */
export async function serveByNode(
  request: PlacedServer,
  marker: StrayMark,
): Promise<StartedServer | { readonly code: string }> {
  using outputs = openOutputs([request.stdout, request.stderr])
  const child = startProcess(request, outputs.descriptors, marker)
  if ('code' in child) return child
  let exit: Exit | undefined
  child.once('exit', (status, signal) => {
    exit = makeExit({ status, signal, isTimedOut: false })
  })
  try {
    await once(child, 'spawn')
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? String(error) }
  }
  const isLeft = (): boolean => exit === undefined || findStrays(marker).length > 0
  return {
    look: async () => (exit === undefined ? {} : { exit }),
    async end() {
      sendSignal(-child.pid!, 'SIGTERM')
      for (let waited = 0; waited < graceInMilliseconds && isLeft(); waited += pauseInMilliseconds)
        await setTimeout(pauseInMilliseconds)
      return await endLeftovers(child, marker)
    },
  }
}
