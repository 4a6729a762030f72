import type { Extra } from '../../extra.js'
import { settings } from './settings.js'

/** Comparisons that somebody asks for, by a comment or a label: who may, which commit is meant, and the answer. */
export const onRequest: Extra = {
  name: 'on-request',
  workflow: {
    option: 'on-request',
    help: 'Write a workflow that measures only what somebody asks for, by the comment /bench or the label "benchmark" on a pull request.',
    question: 'Measure a pull request only if somebody asks, by /bench or a label?',
    path: '.github/workflows/benchmarks-on-request.yml',
    notes: [
      'Merge these files, because GitHub takes the workflow for comments from the default branch. Then comment /bench on a pull request.',
      'In a private repository, give the job "measure" the right "contents: read", which its checkout needs there.',
      'A label on a fork starts a run that may not comment: the second file of docs/guides/bigger-setups.md does, for "Benchmarks on request" too.',
      'Require none of its jobs for a merge, because each request starts them again.',
    ],
    load: async () => (await import('./workflow.js')).writeRequestWorkflow,
  },
  settings: { 'On request': settings },
  modes: {
    request: {
      summary: 'decides whether a comment or a label starts a comparison',
      load: async () => (await import('./mode-request.js')).decideRequest,
    },
    measure: {
      summary: 'measures what was asked for, without a token',
      load: async () => (await import('./mode-measure.js')).measureRequest,
    },
    answer: {
      summary: 'judges that, and comments',
      load: async () => (await import('./mode-answer.js')).answerRequest,
    },
  },
}
