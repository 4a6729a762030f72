import { flag, lines } from '../../inputs/declaration.js'

/** The options of a bisection. */
export const settings = {
  skip: lines({
    only: 'command line',
    placeholder: 'COMMIT',
    takenBy: ['bisect'],
    help: 'Commit that is not built.',
  }),
  resume: flag({
    default: 'false',
    only: 'command line',
    takenBy: ['bisect'],
    help: 'Resume the interrupted bisection in this repository.',
  }),
}
