import { count, flag, formed, lines, percentage } from '../declaration.js'

/** The inputs that decide how far a self-test goes. */
export const selfTest = {
  sessions: count({
    place: 'self-test',
    least: 1,
    most: 1000,
    default: '20',
    takenBy: ['self-test'],
    help: 'In a self-test: sessions that compare the baseline with itself. As many more have a known slowdown.',
  }),
  effect: percentage({
    place: 'self-test',
    from: 0,
    below: 1,
    default: '5%',
    takenBy: ['self-test'],
    help: 'In a self-test: the size of the known slowdown.',
  }),
}

/** The inputs of a bisection. */
export const bisect = {
  range: formed({
    only: 'action',
    placeholder: 'GOOD..BAD',
    takenBy: ['bisect'],
    expected: 'it must be a commit before the change and one after it, as GOOD..BAD',
    read: readRange,
    help: 'In a bisection: a commit before the change and a commit after it, by their full names, as `GOOD..BAD`.',
  }),
  skip: lines({
    place: 'run',
    placeholder: 'COMMIT',
    takenBy: ['bisect'],
    help: {
      action: 'In a bisection: commits that are not built.',
      'command line': 'Commit that is not built.',
    },
  }),
  resume: flag({
    default: 'false',
    only: 'command line',
    takenBy: ['bisect'],
    help: 'Resume the interrupted bisection in this repository.',
  }),
}

export interface CommitRange {
  readonly good: string
  readonly bad: string
}

function readRange(text: string): CommitRange | undefined {
  const [, good, bad] = /^(.*?[^.\s])\s*\.\.\s*([^.\s].*)$/.exec(text) ?? []
  return good === undefined || bad === undefined ? undefined : { good, bad }
}
