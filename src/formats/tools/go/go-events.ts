import { findJsonLines } from '../../reading/json-lines.js'

/** A piece of what a package printed, as `go test -json` (cmd/test2json) passes it on. */
interface GoEvent {
  readonly package: string
  readonly output: string
}

/** The output events in `text`, in their order; none where it is no output of `go test -json`. */
export function* findGoEvents(text: string): Generator<GoEvent, void> {
  for (const line of findJsonLines(text, '"Action":"output"')) {
    const { Action, Package = '', Output } = line as Readonly<Record<string, unknown>>
    // By hand, since there is one for each line that is printed.
    if (Action === 'output' && typeof Package === 'string' && typeof Output === 'string')
      yield { package: Package, output: Output }
  }
}

/** Collects the output of each package. Several packages may run at once, and a line may come in pieces. */
export function findGoOutputs(text: string): readonly string[] {
  const outputs = new Map<string, string[]>()
  for (const event of findGoEvents(text)) {
    const output = outputs.get(event.package)
    if (output) output.push(event.output)
    else outputs.set(event.package, [event.output])
  }
  return [...outputs.values()].map(output => output.join(''))
}
