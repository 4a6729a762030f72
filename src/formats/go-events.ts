import * as v from 'valibot'
import { findJsonLines } from './json-lines.js'

/** A piece of what a package printed, as `go test -json` (cmd/test2json) passes it on. */
export interface GoEvent {
  readonly package: string
  readonly output: string
}

const event = v.object({ Action: v.literal('output'), Package: v.optional(v.string(), ''), Output: v.string() })

/** The output events in `text`, in their order; none where it is no output of `go test -json`. */
export function findGoEvents(text: string): readonly GoEvent[] {
  return findJsonLines(text, '"Action":"output"').flatMap(line => {
    const { success, output } = v.safeParse(event, line)
    return success ? [{ package: output.Package, output: output.Output }] : []
  })
}
