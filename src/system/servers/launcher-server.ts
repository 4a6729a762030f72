import type { ServerState } from '../../measure/serve/server.js'
import { type Launcher, readExit } from '../processes/launcher/launcher-process.js'
import type { PlacedServer, StartedServer } from '../processes/stopwatch.js'
import { endStrays, type StrayMark } from '../processes/strays.js'

/** Servers finish what they are at when they are asked to end. */
const graceInMilliseconds = 2000

/** The answer of `server.py` to the order to look. */
interface Look extends Omit<ServerState, 'exit'> {
  /** As `wait4` gives it; left out while the server runs. */
  readonly status?: number
}

/** Has `launcher` start a server, and end with it. All processes of the server carry `marker`. */
export async function serveByLauncher(
  launcher: Launcher,
  { program, argv, directory, environment, overrides, confinedTo, stdout, stderr }: PlacedServer,
  marker: StrayMark,
): Promise<StartedServer | { readonly code: string }> {
  const close = async (): Promise<void> => {
    if (!(await launcher.close())) await endStrays(marker)
  }
  const request = { program, argv, directory, environment, overrides, confinedTo, stdout, stderr }
  const start = async () => (await launcher.tell({ script: 'server', order: 'start', ...request })) as { code?: string }
  const { code } = await start().catch(async error => {
    await close()
    throw error
  })
  if (code !== undefined) {
    await close()
    return { code }
  }
  return {
    async look() {
      const { status, ...use } = (await launcher.tell({ script: 'server', order: 'look' })) as Look
      return status === undefined ? use : { ...use, exit: readExit(status, false) }
    },
    async end() {
      try {
        const { leftovers } = (await launcher.tell({ script: 'server', order: 'end', graceInMilliseconds })) as {
          leftovers: number
        }
        return leftovers
      } finally {
        await close()
      }
    },
  }
}
