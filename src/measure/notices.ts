import type { Warning } from '../record/record.js'
import type { MeasurePorts } from './session.js'

/** The warnings of a session, which whoever watches it hears at once. */
export class Notices {
  readonly warnings: Warning[] = []
  readonly #ports: Pick<MeasurePorts, 'watch'>

  constructor(ports: Pick<MeasurePorts, 'watch'>) {
    this.#ports = ports
  }

  warn(warning: Warning): void {
    this.warnings.push(warning)
    this.#ports.watch({ kind: 'warned', warning })
  }

  /** Warns once of each kind. */
  warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warn(warning)
  }
}
