import type { BisectView } from '../../bisect/ports.js'
import { makeBisectView } from '../../bisect/progress.js'
import type { Inputs } from '../../inputs/inputs.js'
import { nameSides } from '../../inputs/named-sides.js'
import { makeProgressView } from '../progress.js'

/** Shows on `stream` how a bisection goes on; each race by a bar on a terminal, since a line for each round would hide the rest. */
export function watchBisection(
  stream: NodeJS.WriteStream,
  inputs: Pick<Inputs, 'reference' | 'contenders' | 'settings'>,
): BisectView {
  const view = makeBisectView(line => stream.write(`${line}\n`))
  return {
    ...view,
    openRace(bisection, request) {
      const unseen = view.openRace(bisection, request)
      return stream.isTTY ? makeProgressView(stream, { ...nameSides(inputs), settings: inputs.settings }) : unseen
    },
  }
}
