import type { Environment } from '../record/environment.js'
import type { HostSample } from '../record/host.js'
import { explain } from '../record/reasons.js'
import type { FocusStep, Invocation, Reinstall, SessionRecord, Warning } from '../record/record.js'
import { RecordError } from '../record/record-error.js'
import { shown } from '../util/decode.js'
import { present } from '../util/present.js'

/** The rounds of an earlier session, which goes on. */
export interface Before {
  readonly rounds: readonly (readonly Invocation[])[]
  readonly host: readonly HostSample[]
  readonly focus: readonly FocusStep[]
  readonly reinstall: Reinstall
  /** The number of runs of each invocation. */
  readonly batch: number
  readonly looks: readonly number[]
  /** The rounds that were planned before more were added. */
  readonly extendedFrom?: number
}

/** Takes from `record` what its session needs to go on. */
export function takeBefore({ rounds, host = rounds.map(() => ({})), plan, reinstall }: SessionRecord): Before {
  return {
    ...{ rounds, host },
    focus: plan?.focus ?? [],
    reinstall: reinstall ?? { when: 'once', starts: [0] },
    batch: plan?.batch ?? 1,
    looks: plan?.looks ?? [],
    ...present({ extendedFrom: plan?.extendedFrom }),
  }
}

/** Returns the blocks of rounds that share their copies, where those from the round `from` on were measured later. */
export function joinReinstall(before: Reinstall, later: Reinstall, from: number): Reinstall {
  const when = before.when === later.when ? later.when : 'quarter'
  return { when, starts: [...before.starts.filter(start => start < from), ...later.starts] }
}

/** Each sentence once. */
export function uniteWarnings(...lists: readonly (readonly Warning[])[]): Warning[] {
  return [...new Map(lists.flat().map(warning => [explain(warning), warning])).values()]
}

/** The machine and the files of a session. */
interface Place {
  readonly environment: Environment
  /** The baseline first. */
  readonly sides: readonly {
    readonly name: string
    readonly contentDigest?: string
    readonly commit?: string | undefined
  }[]
  /** No rounds will be added, only profiles taken. */
  readonly isComplete?: boolean
}

/**
 * Refuses to add rounds to `record` that were measured elsewhere, or of other sides or files. For profiles alone, another build of the same
 * commit will do: two builds are seldom the same to the byte.
 */
export function refuseElsewhere({ environment, sides }: SessionRecord, here: Place): void {
  const advice = 'start a new comparison with "compare"'
  if (environment !== undefined && environment.fingerprint !== here.environment.fingerprint)
    throw new RecordError(`the record was measured on another kind of machine (${environment.cpu}): ${advice}`)
  if (sides.length !== here.sides.length || sides.some(({ name }, index) => name !== here.sides[index]!.name))
    throw new RecordError(
      `the record has the sides ${nameAll(sides)}, and this call has ${nameAll(here.sides)}: ${advice}`,
    )
  const changed = sides.find(({ digest, origin }, index) => {
    const { contentDigest: now, commit } = here.sides[index]!
    const isBuiltAgain = here.isComplete && origin?.source === 'ref' && commit !== undefined && origin.commit === commit
    return digest !== undefined && now !== undefined && digest !== now && !isBuiltAgain
  })
  if (changed !== undefined) throw new RecordError(`the files of the ${changed.name} have changed since: ${advice}`)
}

function nameAll(sides: readonly { readonly name: string }[]): string {
  return sides.map(({ name }) => shown(name)).join(', ')
}
