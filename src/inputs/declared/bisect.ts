import { duration, flag, lines, text } from '../declaration.js'

/** The inputs of a bisection. */
export const bisect = {
  good: text({
    only: 'action',
    placeholder: 'COMMIT',
    takenBy: ['bisect'],
    help: 'In a bisection: a commit before the change, by its full name.',
  }),
  bad: text({
    only: 'action',
    placeholder: 'COMMIT',
    takenBy: ['bisect'],
    help: 'In a bisection: a commit after the change, by its full name.',
  }),
  skip: lines({
    placeholder: 'COMMIT',
    takenBy: ['bisect'],
    help: {
      action: 'In a bisection: commits that are not built, one per line.',
      'command line': 'Commit that is not built.',
    },
  }),
  totalBudgetInSeconds: duration({
    name: 'total-budget',
    default: '2h',
    takenBy: ['bisect'],
    help: 'In a bisection: no new build or race starts that would end after this time. {time-budget} is for one race.',
  }),
  intoMerges: flag({
    default: 'false',
    takenBy: ['bisect'],
    help: 'In a bisection: if the commit is a merge, go on among the commits that it brought in.',
  }),
  resume: flag({
    default: 'false',
    only: 'command line',
    takenBy: ['bisect'],
    help: 'Go on with the bisection that was cut off in this repository.',
  }),
  keep: text({
    only: 'command line',
    placeholder: 'DIR',
    takenBy: ['bisect'],
    help: 'Directory for the builds, which stay there. A later bisection takes them from there.',
  }),
}
