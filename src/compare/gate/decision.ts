/** Who accepted it, when, and why, as far as that can be read. */
export interface Setting {
  readonly label: string
  readonly by?: string
  /** In UTC, as in `2026-01-31T12:00:00Z`. */
  readonly at?: string
  readonly why?: string
}

/** What would have failed the gate, and who accepted it. */
export interface Accepted extends Setting {
  readonly failures: readonly string[]
}

/** Whether someone who may has said that a failing gate shall not fail the job. */
export type Acceptance =
  | ({ readonly kind: 'given' } & Setting)
  | { readonly kind: 'missing'; readonly label: string }
  | { readonly kind: 'unknown'; readonly label: string; readonly reason: string }

/** What the gate does. The verdict is the same in each case: the label accepts a slowdown, and does not undo it. */
export type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'shut'; readonly reason: string }
  | ({ readonly kind: 'accepted' } & Accepted)

/** What the gate does where `failures` hold; `acceptance` is undefined where there is no pull request, or no label that accepts. */
export function decideGate(failures: readonly string[], acceptance: Acceptance | undefined): GateDecision {
  if (failures.length === 0) return { kind: 'open' }
  if (acceptance?.kind === 'given') return { ...acceptance, kind: 'accepted', failures }
  return { kind: 'shut', reason: `"fail-on": ${failures.join('; ')}${adviceOf(acceptance)}` }
}

function adviceOf(acceptance: Acceptance | undefined): string {
  if (acceptance?.kind === 'missing')
    return `. To accept this, add the label "${acceptance.label}" to the pull request, and run the job again`
  if (acceptance?.kind === 'unknown')
    return `. Whether the pull request has the label "${acceptance.label}", which would accept that, could not be read: ${acceptance.reason}`
  return ''
}
