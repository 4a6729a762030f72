import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Answer, ServerPorts } from '../../measure/serve/server.js'

/** Below those that systems give to whoever connects to others. */
const ports = { least: 10_000, below: 30_000 }
const tries = 100
const patienceInMilliseconds = 2000

/** The network of this machine, as far as servers need it. */
export function makeServerPorts(start: ServerPorts['start']): ServerPorts {
  const drawn = new Set<number>()
  return {
    start,
    isTaken,
    ask,
    pause: async milliseconds => await setTimeout(milliseconds),
    async drawPort() {
      for (let count = 0; count < tries; count++) {
        const port = randomInt(ports.least, ports.below)
        if (drawn.has(port)) continue
        // A server could listen on all addresses of this machine.
        const server = createServer()
        const isFree = await new Promise(resolve => {
          server.once('error', () => resolve(false))
          server.listen(port, () => server.close(() => resolve(true)))
        })
        if (!isFree) continue
        drawn.add(port)
        return port
      }
      throw new Error(
        `There is no free port from ${ports.least} to ${ports.below - 1}: end the programs that use them.`,
      )
    },
  }
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect({ port, host: 'localhost', timeout: patienceInMilliseconds })
  socket.once('timeout', () => socket.destroy(new Error('it did not answer')))
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isConnected
}

async function ask(url: string): Promise<Answer> {
  return await new Promise(resolve => {
    const request = get(url, { timeout: patienceInMilliseconds, agent: false }, answer => {
      const { statusCode = 0 } = answer
      answer.resume()
      request.destroy()
      const isGood = statusCode >= 200 && statusCode < 400
      resolve(isGood ? { isReady: true } : { isReady: false, said: `it answered with status ${statusCode}` })
    })
    request.once('timeout', () => request.destroy(new Error('it did not answer')))
    request.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve({ isReady: false, said: code === 'ECONNREFUSED' ? 'nothing listened there' : message }),
    )
  })
}
