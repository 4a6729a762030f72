import * as core from '@actions/core'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { withoutStandIn } from '../../compare/gate/stand-in.js'
import { harmlessLines } from '../../document/escape.js'
import { makeAnnotations } from '../../report/annotations.js'
import type { Section } from '../../report/section.js'

/**
 * Notes what deserves attention beside the checks of the commit; `gate` is what will fail the job. What somebody has accepted is
 * no error any more.
 */
export function annotate(
  report: Section,
  gate: GatePolicy,
  { isAccepted = false }: { readonly isAccepted?: boolean } = {},
): void {
  const write = { error: core.error, warning: core.warning }
  for (const { level, title, message, place } of makeAnnotations(withoutStandIn(report), gate))
    write[isAccepted ? 'warning' : level](harmlessLines(message), {
      title: harmlessLines(title),
      ...(place && { file: harmlessLines(place.file), startLine: place.line }),
    })
}
