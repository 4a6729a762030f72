import { type ConsoleTable, describeConsole } from '../formats/consoles.js'
import type { Warning } from '../record/record.js'
import type { MeasurePorts } from './session.js'

/** The warnings of a session, which whoever watches it hears at once. */
export class Notices {
  readonly warnings: Warning[] = []
  readonly #ports: Pick<MeasurePorts, 'watch' | 'meetConsole'>

  constructor(ports: Pick<MeasurePorts, 'watch' | 'meetConsole'>) {
    this.#ports = ports
  }

  warn(warning: Warning): void {
    this.warnings.push(warning)
    this.#ports.watch({ kind: 'warned', warning })
  }

  /** Tells that the command prints a table for people, before the other copies have run, which may take long. */
  meetTable(table: ConsoleTable | undefined): void {
    if (table === undefined) return
    this.#ports.meetConsole?.(table)
    this.warn({ code: 'console-table', message: describeConsole(table, 'action') })
  }

  /** Warns once of each kind. */
  warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warn(warning)
  }
}
