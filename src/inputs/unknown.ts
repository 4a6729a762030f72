import { findNearest } from '../util/nearest.js'
import { inputs } from './declarations.js'

/** The words of other tools, and what is called otherwise here. */
const foreignWords: Readonly<Record<string, string>> = {
  runs: 'rounds',
  warmups: 'warmup',
  timeout: 'run-timeout',
  payload: 'files',
  artifacts: 'files',
  shard: 'part',
  leg: 'part',
  comment: 'show',
  serve: 'server',
  'fail-threshold': 'fail-on',
  'alert-threshold': 'fail-on',
}

/** Describes what may be meant by `name`, which is none of the names `known` of the place `place`. */
export function adviseOn(name: string, known: readonly string[], place: string): string {
  const setting = inputs.find(one => one.name === name || one.name.startsWith(`${name}.`))
  if (setting !== undefined && (setting.only ?? 'action') === 'action') return `write it ${describePlace(setting)}`
  const foreign = foreignWords[name]
  const near = foreign !== undefined && known.includes(foreign) ? foreign : findNearest(name, known)
  return near === undefined ? `${place} has ${known.join(', ')}` : `did you mean "${near}"?`
}

function describePlace({ place }: (typeof inputs)[number]): string {
  switch (place) {
    case 'input':
      return 'below "with" in the workflow: it is an input'
    case 'settings':
      return 'in the input "settings"'
    case 'run':
      return 'below "run" in counterbalance.yml, or in the input "settings"'
    default:
      return `below "${place}" in counterbalance.yml`
  }
}
