import { expect, test } from 'vitest'
import type { Outage } from '../../../src/record/record.js'
import { testFirst } from '../some-at-night.js'
import { type Fault, rateLimit, secondaryRateLimit } from './fake/faults.js'
import { startJob } from './job.js'
import { plant } from './planted.js'
import { explainAbsence, search } from './search.js'

const commit = 'a'.repeat(40)
const listing = 'GET actions/artifacts?*'
const asking = 'GET actions/artifacts/*'
const getting = 'GET blobs/*'

test.each<[what: string, fault: Fault]>([
  ['500 for the list', { on: listing, status: 500 }],
  ['a reset in the list', { on: listing, isReset: true }],
  ['too much at once', { on: listing, ...secondaryRateLimit }],
  ['429 for the run', { on: 'GET actions/runs/*', status: 429, headers: { 'retry-after': '1' } }],
  ['502 for the archive', { on: asking, status: 502 }],
  ['500 of the store', { on: getting, status: 500 }],
  ['a reset in the middle of the archive', { on: getting, isReset: true }],
  ['a store that is slow', { on: getting, delayInMilliseconds: 700 }],
])('a search gets over %s, once', async (_, fault) => {
  await using job = await startJob()
  plant(job.github.state, job.sandbox, { commit })
  job.github.fail({ ...fault, times: 1 })
  expect(await search(job, commit)).toMatchObject({ kind: 'found', baseline: { origin: { commit } } })
})

const limited = (status: number): Outage => ({ kind: 'rate-limited', status })
const unanswered = (status?: number): Outage => ({ kind: 'unanswered', ...(status === undefined ? {} : { status }) })

testFirst<[what: string, fault: Fault, reason: RegExp, outage?: Outage | undefined, code?: string]>(10, [
  [
    '401',
    { on: listing, status: 401 },
    /the token is not valid, or has expired: see "github-token"/,
    undefined,
    'baseline-forbidden',
  ],
  [
    '403',
    { on: listing, status: 403, message: 'No.' },
    /the token may not do this \(No\.\)/,
    undefined,
    'baseline-forbidden',
  ],
  ['an hourly limit', { on: listing, ...rateLimit }, /rate limit is used up until 2026-01-31 13:00 UTC/, limited(403)],
  ['too much at once', { on: listing, ...secondaryRateLimit }, /there were too many requests/, limited(403)],
  ['404', { on: listing, status: 404 }, /it does not exist, or the token may not read it/],
  ['422', { on: listing, status: 422 }, /status 422/],
  ['429', { on: listing, status: 429, headers: { 'retry-after': '1' } }, /there were too many requests/, limited(429)],
  ['500', { on: listing, status: 500 }, /status 500 .*run the job again later/, unanswered(500)],
  ['resets', { on: listing, isReset: true }, /GitHub could not answer/, unanswered()],
  ['a run that is gone', { on: 'GET actions/runs/*', status: 404 }, /GitHub did not find "GET \/repos\/\{owner\}/],
  ['an archive that is gone', { on: asking, status: 410 }, /it is gone/],
  ['a conflict', { on: asking, status: 409 }, /status 409/],
  ['500 of the store', { on: getting, status: 500 }, /could not be fetched/, unanswered(500)],
  ['403 of the store', { on: getting, status: 403 }, /could not be fetched/, unanswered()],
])(
  'a search that meets %s finds nothing, and says why',
  async (_, fault, reason, outage, code = 'baseline-unfetched') => {
    await using job = await startJob()
    plant(job.github.state, job.sandbox, { commit })
    job.github.fail(fault)
    const found = await search(job, commit)
    expect(found).toEqual({ kind: 'absent', reason: expect.objectContaining({ code }), ...(outage ? { outage } : {}) })
    expect(explainAbsence(found)).toMatch(reason)
    expect(JSON.stringify(found)).not.toMatch(/secret-signature|ghs_|sig=/)
  },
)

test('the permission that is missing is named', { tags: 'nightly' }, async () => {
  await using job = await startJob({ permissions: { contents: 'read' } })
  const found = await search(job, commit)
  expect(found).toMatchObject({ reason: { code: 'baseline-forbidden', needs: 'actions: read', status: 403 } })
  expect(explainAbsence(found)).toContain('the job needs "actions: read" under "permissions"')
})
