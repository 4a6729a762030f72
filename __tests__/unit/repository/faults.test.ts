import { expect, it } from 'vitest'
import { read } from './root.js'

/** The faults of GitLab, each the title of a row of its scenario. */
const gitlabFaults = [
  'GitLab creates the note, but its answer is lost',
  'GitLab asks for a pause',
  'GitLab fails for a while',
  'GitLab fails for five minutes',
  'a newer pipeline of the same commit has written',
  'the merge request has new commits',
  'an earlier pipeline completed more rounds of the same commit',
  'somebody deletes the note in the meantime',
  'two pipelines create a note at the same time',
  'the note is too long for GitLab',
  'the token may not write notes',
  'a proxy answers in its place',
  'it answers with a redirect, which would take the token along',
] as const

/** The scenario of each fault: its file in __tests__/scenario/github/, and how its title begins. */
const scenarios: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'A re-run of the same commit is cancelled after fewer rounds': [
    'faults-comment',
    'a re-run that is cancelled after two rounds leaves the verdict',
  ],
  'A run is cancelled before it has a result': [
    'faults-comment',
    'a run that is cancelled before it measures takes back',
  ],
  'A run breaks before it has a result, as with a file of settings that cannot be read': [
    'unjudged',
    '%s: summary and comment say that the new commit could not be judged',
  ],
  'A run is killed, its machine is lost, or GitHub does not answer within the 10 seconds that a cancelled step has': [
    'faults-comment',
    'a run that is killed leaves its note, and a later run forgets',
  ],
  'A run is cancelled while its page is stored': [
    'faults-comment',
    'a run that is cancelled while its page is stored tells its verdict',
  ],
  "A person writes a note above the comment's text": [
    'faults-comment',
    'words that a person writes above the comment stay there',
  ],
  'An older run waits for GitHub while a newer run writes': [
    'faults-comment',
    'an older run that waits out a pause leaves what a newer one has written',
  ],
  'GitHub creates the comment, but its answer is lost': [
    'faults-comment',
    'a comment whose answer was lost is not made twice',
  ],
  'Two runs create a comment at the same time': ['faults-comment', 'of two runs at once, the comment of the %s one'],
  'Two jobs or workflows report different measurements of a commit under the name of one suite': [
    'comments',
    'the slow and the equal report of',
  ],
  'GitHub asks for a pause (`retry-after`, a secondary rate limit with or without a time)': [
    'faults-comment',
    'a limit of four minutes is waited out, %s',
  ],
  'The pause is longer, or GitHub fails for 5 minutes': [
    'faults-comment',
    'a comment that cannot be %s for five minutes is kept, with the command',
  ],
  'The hourly rate limit is used up': ['faults-comment', 'an hourly limit that ends in %s'],
  'The comment is too long for GitHub': ['faults-compare', 'a comment gets over %s, once'],
  'Somebody deletes the comment in the meantime': [
    'faults-comment',
    'a comment that somebody deletes in the meantime is made again',
  ],
  'A pull request has more than 1,000 comments (10 pages)': [
    'faults-comment',
    'a pull request with more than a thousand comments is not read to its end',
  ],
  'The pull request has new commits': ['again', 'a run whose commit is no longer the head writes nothing'],
  'The token may not list or write comments (403)': [
    'faults-named',
    'without the right to see comments the one to write them is named',
  ],
  'GitHub fails, asks for a pause, or loses the answer about a check run': [
    'faults-check',
    '%s: a check run gets over %s, and there is one',
  ],
  'GitHub does not take the check run for 5 minutes': [
    'faults-check',
    'a check run that cannot be %s for five minutes fails the step',
  ],
  'A run is cancelled, or breaks, while its check run is in progress': [
    'faults-check',
    'a check run does not stay in progress where its run is %s',
  ],
  'GitHub fails, asks for a pause, or loses the answer about an issue or a comment after a merge': [
    'after-merge',
    'an %s after the merge gets over %s, and there is one',
  ],
  'GitHub does not take the issue or the comment for 5 minutes': [
    'after-merge',
    'an %s after the merge that GitHub does not take for five minutes fails the step',
  ],
  'Two jobs tell of the same merge at the same time': [
    'after-merge',
    'of two jobs at once that make an %s, the older one stays',
  ],
  "GitHub lists the baseline's artifact, but it has expired (410) or was deleted (404)": [
    'faults-download',
    'a baseline that is gone with %i gives way to the nearest before it',
  ],
  'No byte of a download comes for 60 seconds, or less than 10 kB a second over 60 seconds': [
    'faults-download',
    'a download that %s is begun anew',
  ],
  'A download takes longer than 10 minutes in all': [
    'faults-download',
    'a download that is fast enough, and not there after ten minutes, ends',
  ],
  'An artifact is larger than GitHub says': [
    'reporter',
    'a record that is larger than GitHub says is not fetched to its end',
  ],
  'A call of the API is never answered': [
    'faults-download',
    'an API that never answers is asked four times, half a minute each',
  ],
  'GitHub answers with 500, or resets the connection': ['faults-publish', 'a baseline gets over %s'],
  'GitHub still cannot be asked for the baseline, or its rate limit is used up': [
    'faults-compare',
    'a baseline that cannot be asked for, because of %s, is not called missing',
  ],
  "An answer does not have the shape that GitHub's API describes": [
    'faults-named',
    'an answer of another shape for %s is named',
  ],
  'A ruleset refuses the commit to the history branch (422)': [
    'history-branch',
    '%s that a ruleset refuses is told in the words of GitHub',
  ],
  "The runner's file of the event is missing, empty, or broken": [
    'faults-named',
    'a file of the event that a step before has written to is not read',
  ],
  'The disk has no room for a report, the summary, or the outputs': [
    'faults-named',
    'a disk that has no room for %s is named; all else is done',
  ],
  'The disk has no room for a downloaded baseline': [
    'faults-named',
    'a disk that has no room for the baseline is named',
  ],
  'The disk has no room for what `publish` packs': [
    'faults-named',
    'a disk that has no room for what is published is named',
  ],
  'The storage for artifacts is full': ['faults-named', 'a full storage is told what frees it'],
  'A fork leaves many artifacts that are not records': [
    'reporter',
    'sixty records that are none cost no more than a few requests',
  ],
  'A fork leaves many records': ['reporter', 'of fifty-five records of a fork fifty are read'],
  ...Object.fromEntries(gitlabFaults.map(fault => [fault, ['../gitlab/post', fault] as const])),
}

it('every fault in the table has its scenario on the bundle', () => {
  const rows = [...read('__tests__/scenario/github/faults.md').matchAll(/^\| (.+?) \| .+ \| .+ \|$/gm)].map(
    ([, fault]) => fault!,
  )
  expect(rows.filter(row => row !== 'fault' && row !== '---')).toEqual(Object.keys(scenarios))
})

it('every scenario is there', () => {
  const missing = Object.values(scenarios).filter(
    ([file, title]) => !read(`__tests__/scenario/github/${file}.test.ts`).includes(`'${title}`),
  )
  expect(missing).toEqual([])
})
