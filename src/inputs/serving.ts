import { asksForCounts } from '../measure/instruments/instrument.js'
import { namesPort, type Serving } from '../measure/serve/server.js'
import type { MeasuredSetup } from '../measure/setup.js'
import type { Given } from './declarations.js'
import type { Measuring } from './measuring.js'
import type { Words } from './sides.js'
import { InputError } from './values.js'

/** The servers that are asked for; undefined where none are. Refuses what does not go together with them. */
export function makeServing(given: Measuring & Partial<Pick<Given<'compare'>, 'causes'>>): Serving | undefined {
  const { serve, ready, readyTimeoutInSeconds, serveFor, causes = 'auto' } = given
  if (serve === undefined) {
    if (ready !== undefined) throw new InputError(describeLack('server.ready'))
    if (serveFor !== 'run') throw new InputError(describeLack('server.for'))
    return undefined
  }
  checkKept(given)
  if (causes !== 'auto' && causes !== 'off')
    throw new InputError(
      `"causes" is "${causes}", but with "server" the functions of the command explain nothing: leave out "causes"`,
    )
  return {
    line: serve,
    ready: ready ?? { kind: 'port' },
    patienceInSeconds: readyTimeoutInSeconds,
    lifetime: serveFor,
  }
}

function describeLack(input: string): string {
  return `"${input}" is given, but "server.command" is missing, which is the command that runs the server: give it, or leave out "${input}"`
}

/** Servers that run at the same time cannot share a port, and copies cannot be replaced under them. */
function checkKept({ ready, serveFor, reinstall }: Measuring): void {
  if (serveFor === 'run') return
  if (ready?.kind === 'page' && !namesPort(ready.url))
    throw new InputError(
      `"server.for" is "${serveFor}", so the servers of all copies run at the same time: write $PORT in "server.ready" instead of the port`,
    )
  if (serveFor === 'session' && (reinstall === 'round' || reinstall === 'quarter'))
    throw new InputError(
      `"fresh-copies" is "${reinstall}", but with "server.for" session the files of a running server would be replaced: leave out one of the two`,
    )
}

/** The setup that is to be measured. Without a command, it is the command itself. */
export function makeMeasuredSetup(
  { measureSetup, setup, command, instruments }: Measuring & Partial<Pick<Given<'compare'>, 'setup'>>,
  { argv = [], commands = [] }: Words,
): MeasuredSetup | undefined {
  if (!measureSetup) return undefined
  if (setup === undefined)
    throw new InputError(
      '"measure-setup" is true, but "setup" is missing, which is the command that builds the program',
    )
  // As a report shows it, to be repeated.
  const isAlone = (command === undefined || command === setup) && argv.length === 0 && commands.length === 0
  if (!isAlone && instruments !== 'auto' && asksForCounts(instruments))
    throw new InputError(
      '"measure-setup" is true, and "instruments" is "callgrind", which counts the command only: leave out one of the two',
    )
  return { line: setup, isAlone }
}
