import type { BisectView } from '../../bisect/ports.js'
import {
  describeBeginning,
  describePlace,
  describeRace,
  describeSkip,
  drawPlaces,
} from '../../bisect/progress-words.js'
import type { Inputs } from '../../inputs/inputs.js'
import { nameSides } from '../../inputs/named-sides.js'
import { terminalVoice } from '../../report/text/escape.js'
import { type Text, write } from '../../report/text/text.js'
import { makeProgressView } from '../progress.js'

/** Where nothing can be drawn anew, a line for each round would hide the rest. */
const unseen = { watch: () => undefined, [Symbol.dispose]: () => undefined }

/** Shows on `stream` how a bisection goes on: each race while it runs, and where the commit is likely to be after it. */
export function makeBisectView(
  stream: NodeJS.WriteStream,
  inputs: Pick<Inputs, 'reference' | 'contenders' | 'settings'>,
): BisectView {
  const print = (text: Text): void => void stream.write(`${write(text, terminalVoice)}\n`)
  return {
    begin: (bisection, limits) => print(describeBeginning(bisection, limits)),
    openRace(bisection, request) {
      print(describeRace(bisection, request))
      return stream.isTTY ? makeProgressView(stream, { ...nameSides(inputs), settings: inputs.settings }) : unseen
    },
    learn(bisection) {
      stream.write(`│${drawPlaces(bisection)}│ `)
      print(describePlace(bisection))
    },
    skip: (bisection, position) => print(describeSkip(bisection, position)),
  }
}
