import { count, percentage } from '../../inputs/declaration.js'

/** The inputs that decide how far a self-test goes. */
export const settings = {
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
