import type { Warning } from '../record/record.js'
import type { MeasurePorts } from './session.js'

/** The warnings of a session, which whoever watches it hears at once. */
export class Notices {
  readonly warnings: Warning[] = []
  readonly #watch: MeasurePorts['watch']

  constructor(watch: MeasurePorts['watch']) {
    this.#watch = watch
  }

  warn(warning: Warning): void {
    this.warnings.push(warning)
    this.#watch({ kind: 'warned', message: warning.message })
  }

  /** Warns once of each kind. */
  warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warn(warning)
  }
}
