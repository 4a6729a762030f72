import { decideEnd, type EndKind, listReservations } from '../compare/gate/gate.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { harmlessLines } from '../document/escape.js'
import { type Report, toEnded } from '../report/report.js'
import { type ExitStatus, exitStatus } from './command.js'

const statuses: Readonly<Record<EndKind, ExitStatus>> = {
  interrupted: exitStatus.interrupted,
  'nothing-measured': exitStatus.commandFailed,
  'command-failed': exitStatus.commandFailed,
  'not-compared': exitStatus.notCompared,
  'gate-failed': exitStatus.gateFailed,
  done: exitStatus.done,
}

/** Prints why the gate of `whole` fails, and what else went wrong. Returns the exit status of a command that may fail because of it. */
export function conclude(whole: Report, gate: GatePolicy, problems: readonly string[]): ExitStatus {
  const report = toEnded(whole)
  const { kind, failures } = decideEnd(report, gate)
  for (const text of problems) process.stderr.write(`${text}\n`)
  for (const text of listReservations(report, gate)) process.stderr.write(`warning: ${harmlessLines(text)}\n`)
  for (const text of failures) process.stderr.write(`--fail-on: ${harmlessLines(text)}\n`)
  // What the gate found says least of what went wrong.
  const isOfGate = kind === 'gate-failed' || kind === 'done'
  return isOfGate && problems.length > 0 ? exitStatus.wrongCall : statuses[kind]
}
