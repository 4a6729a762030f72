import { fillPort, type Lifetime, lifetimes, type Ready } from '../../measure/serve/server.js'
import { choice, formed, ofRun, shellLine } from '../declaration.js'

/** The inputs for what runs next to the command. */
export const serving = {
  serve: shellLine({
    ...ofRun,
    name: 'server.command',
    help: 'Shell command that runs a server in the foreground, in the directory of each copy. It must listen on `$PORT`, which differs for each copy. {command} starts when the server is ready. The server ends after it, with all its child processes.',
  }),
  ready: formed({
    ...ofRun,
    name: 'server.ready',
    placeholder: 'SIGN',
    expected: 'it must be a page such as http://localhost:$PORT/health, or text that the server prints',
    read: readReady,
    help: 'How to see that the server is ready: a page such as `http://localhost:$PORT/health`, or text of a line that it prints. By default, its port accepts connections.',
  }),
  serveFor: choice({
    ...ofRun,
    name: 'server.for',
    names: lifetimes,
    default: 'run' satisfies Lifetime,
    help: 'How long a server runs: a new one for each `run` or each `round`, or the same one for the `session`. With `round` and `session`, the servers of all copies run at the same time.',
  }),
  conclude: shellLine({
    ...ofRun,
    short: 'C',
    help: 'Shell command after each run and its server, not timed, also if it failed.',
  }),
  cleanup: shellLine({
    ...ofRun,
    short: 'c',
    help: 'Shell command in each copy at the end, not timed, also after a failure.',
  }),
}

function readReady(text: string): Exclude<Ready, { kind: 'port' }> | undefined {
  if (!/^https?:\/\//.test(text)) return { kind: 'line', text }
  return text.startsWith('http://') && URL.canParse(fillPort(text, '1')) ? { kind: 'page', url: text } : undefined
}
