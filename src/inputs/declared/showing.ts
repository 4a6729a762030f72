import { verdicts } from '../../compare/verdicts/finding.js'
import { anyOf, choice, lines } from '../declaration.js'

const given = verdicts.map(name => `\`${name}\``).join(', ')

/** The inputs that decide which rows of a report its reader sees. */
export const showing = {
  filter: lines({
    placeholder: 'GLOB',
    only: 'command line',
    takenBy: ['show'],
    help: 'Show only benchmarks that fit this pattern, such as `parse/*`. The headline still counts all.',
  }),
  only: anyOf({
    names: verdicts,
    default: '',
    otherwise: [],
    isRepeatable: true,
    only: 'command line',
    takenBy: ['show'],
    help: `Show only rows with these verdicts: any of ${given}, separated by commas. The headline still counts all.`,
  }),
  sort: choice({
    names: ['verdict', 'change', 'name'],
    default: 'verdict',
    only: 'command line',
    takenBy: ['show'],
    help: 'Order of the rows: by `verdict`, by size of the `change`, or by `name`.',
  }),
}
