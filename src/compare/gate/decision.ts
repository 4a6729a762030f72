/** The label that accepts a failing gate: who set it, when, and why, as far as that can be read. */
export interface Setting {
  readonly label: string
  readonly by?: string
  /** In UTC, as in `2026-01-31T12:00:00Z`. */
  readonly at?: string
  readonly why?: string
}

/** The reasons why the gate would have failed, and who accepted them. */
export interface Accepted extends Setting {
  readonly failures: readonly string[]
}

/** The answer whether an authorised person has decided that a failing gate does not fail the job. */
export type Acceptance =
  | ({ readonly kind: 'given' } & Setting)
  /** `pulls` are those of a merge queue's group that must all have it. */
  | { readonly kind: 'missing'; readonly label: string; readonly pulls?: readonly number[] }
  | { readonly kind: 'unknown'; readonly label: string; readonly reason: string }

/** The gate's effect on the job. The verdict is the same in each case: the label accepts a slowdown, but does not undo it. */
export type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'shut'; readonly reason: string }
  | ({ readonly kind: 'accepted' } & Accepted)

/**
 * Decides what the gate does about `failures`. `acceptance` is undefined if there is no pull request, or no label that accepts.
 */
export function decideGate(failures: readonly string[], acceptance: Acceptance | undefined): GateDecision {
  if (failures.length === 0) return { kind: 'open' }
  if (acceptance?.kind === 'given') return { ...acceptance, kind: 'accepted', failures }
  return { kind: 'shut', reason: `"fail-on": ${failures.join('; ')}${adviceOf(acceptance)}` }
}

function adviceOf(acceptance: Acceptance | undefined): string {
  if (acceptance?.kind === 'missing') return `. To accept this, ${describeLabeling(acceptance)}`
  if (acceptance?.kind === 'unknown')
    return `. Whether the pull request has the label "${acceptance.label}", which would accept that, could not be read: ${acceptance.reason}`
  return ''
}

function describeLabeling({ label, pulls }: Extract<Acceptance, { kind: 'missing' }>): string {
  if (pulls === undefined) return `add the label "${label}" to the pull request, and run the job again`
  const which = pulls.map(number => `#${number}`).join(' and ')
  return `add the label "${label}" to pull request${pulls.length === 1 ? '' : 's'} ${which}, and queue it again`
}
