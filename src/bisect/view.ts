import { terminalVoice } from '../report/text/escape.js'
import { type Text, write } from '../report/text/text.js'
import type { BisectView } from './ports.js'
import {
  describeBeginning,
  describeEntering,
  describePlace,
  describeRace,
  describeSkip,
  drawPlaces,
} from './progress-words.js'

/** Makes a view that prints lines: one for each race, and where the commit is likely to be after it. */
export function makeBisectView(print: (line: string) => void): BisectView {
  const say = (text: Text, before = ''): void => print(`${before}${write(text, terminalVoice)}`)
  return {
    begin: (bisection, limits) => say(describeBeginning(bisection, limits)),
    openRace(bisection, request) {
      say(describeRace(bisection, request))
      return { watch: () => undefined, [Symbol.dispose]: () => undefined }
    },
    enter: merge => say(describeEntering(merge)),
    learn: bisection => say(describePlace(bisection), `│${drawPlaces(bisection)}│ `),
    skip: (bisection, position) => say(describeSkip(bisection, position)),
  }
}
