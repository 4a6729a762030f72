import { fillIn, type ScanPoint } from '../scan.js'
import { present } from '../util/present.js'
import { type Invoked, type PointRun, sumLeftovers } from './invoked.js'
import type { Command } from './process.js'

/** `command` at a point. */
export function commandAt(command: Command, point: ScanPoint | undefined): Command {
  if (point === undefined) return command
  return command.kind === 'shell'
    ? { ...command, line: fillIn(command.line, point) }
    : { kind: 'argv', argv: command.argv.map(word => fillIn(word, point)) }
}

/** The shell line `line` at a point. */
export function lineAt(line: string, point: ScanPoint | undefined): Command {
  return commandAt({ kind: 'shell', line }, point)
}

/** The invocation that the runs at all points make, in the order in which they ran. It failed where all of them did. */
export function joinPoints(runs: readonly PointRun[], scan: readonly ScanPoint[]): Invoked {
  const [first] = runs
  const byPoint = new Map(runs.map(run => [run.point, run]))
  const failed = runs.find(({ run }) => run.outcome !== 'ok')?.run
  const isAnyOk = runs.some(({ run }) => run.outcome === 'ok')
  const { slot, startedAt } = first!.run
  const { profile } = byPoint.get(scan.at(-1)!)?.run ?? {}
  return {
    slot,
    startedAt,
    outcome: isAnyOk ? 'ok' : failed!.outcome,
    ...(isAnyOk ? {} : present({ failure: failed!.failure })),
    ...(profile === undefined ? {} : { profile }),
    points: scan.map(point => byPoint.get(point)!),
    leftovers: sumLeftovers(runs.map(({ run }) => run)),
    isNotStarted: runs.every(({ run }) => run.isNotStarted),
  }
}
