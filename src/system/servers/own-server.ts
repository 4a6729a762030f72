import type { Server } from '../../measure/serve/server.js'
import type { Outputs } from '../processes/outputs.js'
import type { StartedServer } from '../processes/stopwatch.js'

/** A log that is longer is begun anew between two invocations. */
const longestLogInBytes = 16 * 1024 * 1024

/** A server with what it prints. */
export class OwnServer implements Server {
  /** CPU time when it was last looked at. */
  cpuSeconds = 0
  readonly #started: StartedServer
  readonly #outputs: Outputs
  readonly #whenEnded: () => void

  constructor(started: StartedServer, outputs: Outputs, whenEnded: () => void) {
    this.#started = started
    this.#outputs = outputs
    this.#whenEnded = whenEnded
  }

  async look(): ReturnType<Server['look']> {
    const state = await this.#started.look()
    this.cpuSeconds = state.cpuSeconds ?? this.cpuSeconds
    this.#outputs.limit(longestLogInBytes)
    return state
  }

  hasPrinted(text: string): boolean {
    return Object.values(this.#outputs.capture()).some(output => output.readText()?.includes(text))
  }

  readTail(): string {
    const { stdout, stderr } = this.#outputs.capture()
    return stderr.readTail().trim() || stdout.readTail().trim()
  }

  async end(): Promise<number> {
    try {
      return await this.#started.end()
    } finally {
      this.#outputs.remove()
      this.#whenEnded()
    }
  }
}
