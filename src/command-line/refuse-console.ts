import { type ConsoleTable, describeConsole } from '../formats/consoles.js'
import { InputError } from '../inputs/values.js'

/** Ends a run whose command prints a table for people: nobody there waits for the time of whole processes. */
export function refuseConsole(table: ConsoleTable): never {
  throw new InputError(describeConsole(table, 'command line'))
}
