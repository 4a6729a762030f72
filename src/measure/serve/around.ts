import type { ServerPorts } from './server.js'
import type { Serving } from './serving.js'

/** The surroundings of an invocation, beside what prepares it. */
export interface Around {
  /** A shell line that is timed before each command; left out where none is. */
  readonly measuredSetup?: string | undefined
  /** A shell line that runs after each run. */
  readonly conclude?: string | undefined
  /** The servers; left out where there are none. */
  readonly serving?: Serving | undefined
}

/** The world as far as it is needed for this. */
export interface AroundPorts {
  /** None where no session serves anything. */
  readonly servers?: ServerPorts
}
