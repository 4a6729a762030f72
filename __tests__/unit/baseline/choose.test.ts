import { expect, test } from 'vitest'
import { type Candidate, chooseCandidate, isOfRepository, isTrustedEvent } from '../../../src/baseline/choose.js'

const sha = (letter: string): string => letter.repeat(40)

const candidate = (headSha: string, changes: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  name: 'counterbalance-benchmark',
  digest: 'sha256:00',
  sizeInBytes: 1000,
  expired: false,
  expiresAt: '2026-04-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  runId: 7,
  repositoryId: 10,
  headRepositoryId: 10,
  headBranch: 'main',
  headSha,
  ...changes,
})

test.each<[what: string, changes: Partial<Candidate>, isIt: boolean]>([
  ['of the repository itself', {}, true],
  ['of a fork with a branch of that name', { headRepositoryId: 11 }, false],
  ['of a fork that was deleted', { headRepositoryId: null }, false],
  ['of another branch', { headBranch: 'release/1.x' }, true],
  ['listed for another repository', { repositoryId: 11, headRepositoryId: 11 }, false],
])('a baseline %s', (_, changes, isIt) => {
  expect(isOfRepository(candidate(sha('a'), changes), 10)).toBe(isIt)
})

test('events that run what is on the branch are trusted', () => {
  const events = ['push', 'schedule', 'workflow_dispatch', 'pull_request', 'pull_request_target', 'workflow_run', '']
  expect(events.filter(isTrustedEvent)).toEqual(['push', 'schedule', 'workflow_dispatch'])
})

const line = { commit: sha('c'), ancestors: [sha('b'), sha('a')] }
const expired = { expired: true }
const of = (reason: object, kind = 'ancestor') => ({ kind, reason: { wanted: sha('c'), ...reason } })

test.each<[what: string, candidates: readonly Candidate[], choice: object]>([
  [
    'the commit itself, of which the newest counts',
    [
      candidate(sha('b')),
      candidate(sha('c'), { id: 2 }),
      candidate(sha('c'), { id: 3, createdAt: '2026-01-02T00:00:00Z' }),
      candidate(sha('c'), { id: 4, createdAt: '2026-01-03T00:00:00Z', ...expired }),
    ],
    { kind: 'exact', candidate: { id: 3 } },
  ],
  [
    'the nearest ancestor',
    [candidate(sha('a'), { id: 1 }), candidate(sha('b'), { id: 2 }), candidate(sha('f'))],
    {
      ...of({ code: 'baseline-older', commit: sha('b'), behind: 1, hasExpired: false }),
      ...{ candidate: { id: 2 }, behind: 1 },
    },
  ],
  [
    'an ancestor, where that of the commit is gone',
    [candidate(sha('c'), expired), candidate(sha('b'), expired), candidate(sha('a'))],
    of({ code: 'baseline-older', commit: sha('a'), behind: 2, hasExpired: true }),
  ],
  [
    'none, where that of the commit is gone',
    [candidate(sha('c'), expired), candidate(sha('b'), expired)],
    of({ code: 'baseline-expired', commit: sha('c') }, 'none'),
  ],
  [
    'none, where those of ancestors are gone',
    [candidate(sha('b'), expired)],
    of({ code: 'baseline-expired', commit: sha('b') }, 'none'),
  ],
  [
    'none, where there is no other',
    [candidate(sha('f'))],
    of({ code: 'baseline-unpublished', ancestors: 2, isFirst: false }, 'none'),
  ],
  ['none, where nobody ever published', [], of({ code: 'baseline-unpublished', isFirst: true }, 'none')],
])('%s', (_, candidates, choice) => {
  expect(chooseCandidate(candidates, line)).toMatchObject(choice)
})

test('another branch is named where the wanted one has never published', () => {
  const older = candidate(sha('a'), { headBranch: 'main' })
  const find = (branch: string | undefined, more: readonly Candidate[] = []) => {
    const choice = chooseCandidate([older, ...more], { ...line, branch })
    return choice.kind === 'ancestor' ? [choice.reason.branch, choice.reason.publishedOn] : []
  }
  expect(find('trunk')).toEqual(['trunk', 'main'])
  expect(find('main')).toEqual([undefined, undefined])
  expect(find(undefined)).toEqual([undefined, undefined])
  expect(find('trunk', [candidate(sha('f'), { headBranch: 'trunk' })])).toEqual([undefined, undefined])
})
