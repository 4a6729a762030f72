import { count, flag, lines, percentage } from '../declaration.js'

/** The inputs that decide how far a self-test goes. */
export const selfTest = {
  sessions: count({
    place: 'settings',
    least: 1,
    most: 1000,
    default: '20',
    takenBy: ['self-test'],
    help: 'In a self-test: sessions that compare the baseline with itself. As many more have a known slowdown.',
  }),
  effect: percentage({
    place: 'settings',
    from: 0,
    below: 1,
    default: '5%',
    takenBy: ['self-test'],
    help: 'In a self-test: the size of the known slowdown.',
  }),
}

/** The options of a bisection. */
export const bisect = {
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
