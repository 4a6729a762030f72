import { fillPort, type Lifetime, lifetimes, type Ready } from '../../measure/serve/server.js'
import { choice, duration, flag, measurers, shellLine, special } from '../declaration.js'
import { InputError, shown } from '../values.js'

/** The inputs for what runs next to the command. */
export const serving = {
  serve: shellLine({
    name: 'server.command',
    place: 'run',
    isRecorded: true,
    takenBy: measurers,
    help: 'Shell command that runs a server in the foreground, in the directory of each copy. It must listen on `$PORT`, which differs for each copy. {command} starts when the server is ready. The server ends after it, with all its child processes.',
  }),
  ready: special({
    name: 'server.ready',
    place: 'run',
    placeholder: 'SIGN',
    isRecorded: true,
    takenBy: measurers,
    decode: parseReady,
    help: 'How to see that the server is ready: a page such as `http://localhost:$PORT/health`, or text of a line that it prints. By default, its port accepts connections.',
  }),
  readyTimeoutInSeconds: duration({
    name: 'server.timeout',
    place: 'run',
    default: '60s',
    isRecorded: true,
    takenBy: measurers,
    help: 'A server that is not ready after this time is ended, and its run has failed.',
  }),
  serveFor: choice({
    name: 'server.for',
    place: 'run',
    names: lifetimes,
    default: 'run' satisfies Lifetime,
    isRecorded: true,
    takenBy: measurers,
    help: 'How long a server runs: a new one for each `run` or each `round`, or the same one for the `session`. With `round` and `session`, the servers of all copies run at the same time.',
  }),
  measureSetup: flag({
    place: 'run',
    default: 'false',
    isRecorded: true,
    takenBy: measurers,
    help: 'Also run {setup} in each copy, before each command, and measure how long it takes. It is the benchmark `setup`. Without {command}, it is the only one.',
  }),
  conclude: shellLine({
    short: 'C',
    place: 'run',
    isRecorded: true,
    takenBy: measurers,
    help: 'Shell command that runs after each run and its server, and is not timed. It also runs if the run failed, and after a signal.',
  }),
  cleanup: shellLine({
    short: 'c',
    place: 'run',
    isRecorded: true,
    takenBy: measurers,
    help: 'Shell command that runs once in each copy at the end, and is not timed. It also runs after a failure, and after a signal.',
  }),
}

/** A sign that a server is ready; undefined where none is given. */
function parseReady(text: string, input: string): Exclude<Ready, { kind: 'port' }> | undefined {
  if (text === '') return undefined
  if (!/^https?:\/\//.test(text)) return { kind: 'line', text }
  if (text.startsWith('http://') && URL.canParse(fillPort(text, '1'))) return { kind: 'page', url: text }
  throw new InputError(
    `invalid value ${shown(text)} for "${input}"; it must be a page such as http://localhost:$PORT/health, or text that the server prints`,
  )
}
