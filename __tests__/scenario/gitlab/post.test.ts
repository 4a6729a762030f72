import '../github/shorten-timers.js'
import { expect, test } from 'vitest'
import { encodeMarker, noteAgain, type RunIdentity, suiteKey } from '../../../src/forge/marker.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { counterbalance } from '../counterbalance.js'
import { recordOf } from '../github/recorded.js'
import { makeSandbox } from '../sandbox.js'
import { type Fault, type GitLab, startGitLab } from './fake-gitlab.js'

const [head, other] = ['c'.repeat(40), 'd'.repeat(40)]
const project = 'https://gitlab.test/group/words'
const noteUrl = (id: number): string => `${project}/-/merge_requests/4#note_${id}`

/** The predefined variables of a job in a pipeline of the merge request. */
function variablesOf({ url, token }: GitLab, pipeline = 20): Readonly<Record<string, string>> {
  return {
    ...{ GITLAB_CI: 'true', CI_API_V4_URL: url, CI_PROJECT_ID: '7', CI_PROJECT_URL: project, CI_COMMIT_SHA: head },
    ...{ CI_PIPELINE_ID: `${pipeline}`, CI_PIPELINE_IID: `${pipeline}`, CI_MERGE_REQUEST_IID: '4' },
    ...{ CI_JOB_URL: `${project}/-/jobs/${pipeline}`, COUNTERBALANCE_GITLAB_TOKEN: token },
  }
}

interface PostOptions {
  readonly pipeline?: number
  readonly effect?: number
  readonly words?: readonly string[]
  readonly without?: string
}

/** Posts a report of one record, as a job of the pipeline does. */
async function post(gitlab: GitLab, { pipeline, effect = 0.05, words = [], without = '' }: PostOptions = {}) {
  const sandbox = makeSandbox()
  sandbox.write('record.json', encodeRecord(recordOf(effect)))
  const { [without]: _, ...variables } = variablesOf(gitlab, pipeline)
  const ended = await counterbalance(sandbox, ['show', 'record.json', '--post', '--debug', ...words], { variables })
  expect(`${ended.stdout}${ended.stderr}`).not.toContain(gitlab.token)
  return { ...ended, stderr: ended.stderr.replace(/^debug: .*\n/gm, '') }
}

const run = (id: number, at = head): RunIdentity => ({ id, number: id, attempt: 1, head: at })
const bodyOf = (by: RunIdentity, rounds?: number): string =>
  `${encodeMarker(suiteKey('benchmark'), by, rounds)}numbers of ${by.id}\n`

test('a merge request gets one note, which later pipelines renew, whatever others write', async () => {
  await using gitlab = await startGitLab({ head })
  for (const text of ['first', bodyOf(run(19)), 'third']) gitlab.addNote(text, 'octocat')
  const first = await post(gitlab)
  expect(first).toMatchObject({ status: 0, stderr: `posted: ${noteUrl(103)}\n` })
  const [, , , note] = gitlab.notes
  expect(note!.body).toMatch(/^<!-- counterbalance:benchmark-\w+ run=20 .* head=c{40} -->\n[\s\S]*regressed by /)
  gitlab.log.length = 0
  const later = await post(gitlab, { pipeline: 21, effect: 0, words: ['--as', 'junit', '--fail-on', 'regressed'] })
  expect(later).toMatchObject({ status: 0, stderr: `posted: ${noteUrl(103)}\n` })
  expect(later.stdout).toMatch(/^<\?xml[\s\S]*<testcase classname="benchmark" name="words time"\/>/)
  expect(gitlab.notes.map(({ author }) => author.username)).toEqual([
    'octocat',
    'octocat',
    'octocat',
    'project_7_bot_1f2e',
  ])
  expect(note!.body).toMatch(/ run=21 [\s\S]*did not change/)
  expect(gitlab.log).toMatchInlineSnapshot(`
    [
      "GET notes → 200",
      "GET notes → 200",
      "GET user → 200",
      "GET merge_request → 200",
      "PUT notes/103 → 200",
    ]
  `)
})

test('the gate fails the job after the note is out', async () => {
  await using gitlab = await startGitLab({ head })
  const { status, stderr } = await post(gitlab, { words: ['--fail-on', 'regressed'] })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^posted: .*\n--fail-on: 1 regressed: words\n$/)])
  expect(gitlab.notes).toHaveLength(1)
})

interface Row {
  readonly what: string
  /** Notes of ours that are there before. */
  readonly before?: readonly string[]
  readonly faults?: readonly Fault[]
  readonly moved?: true
  readonly status?: number
  readonly says: string
  /** What the notes hold in the end. */
  readonly after: readonly RegExp[]
}

const ours = / run=20 /
const rows: readonly Row[] = [
  {
    what: 'GitLab creates the note, but its answer is lost',
    faults: [{ on: 'POST notes', isAnswerLost: true }],
    ...{ says: `posted: ${noteUrl(100)}`, after: [ours] },
  },
  {
    what: 'GitLab asks for a pause',
    faults: [{ on: 'GET notes', status: 429, headers: { 'retry-after': '3' }, body: { message: 'Retry later' } }],
    ...{ says: `posted: ${noteUrl(100)}`, after: [ours] },
  },
  {
    what: 'GitLab fails for a while',
    faults: [{ on: 'POST notes', status: 502, times: 3 }],
    ...{ says: `posted: ${noteUrl(100)}`, after: [ours] },
  },
  {
    what: 'GitLab fails for five minutes',
    faults: [{ on: 'POST notes', status: 500, times: 99, body: { message: '500 Internal Server Error' } }],
    ...{ status: 2, after: [] },
    says: 'the comment could not be written: GitLab could not answer "POST merge_requests/{id}/notes": status 500 (500 Internal Server Error)',
  },
  {
    what: 'a newer pipeline of the same commit has written',
    before: [bodyOf(run(21))],
    ...{ says: 'left alone: a newer pipeline has written it', after: [/ run=21 /] },
  },
  {
    what: 'the merge request has new commits',
    before: [bodyOf(run(10))],
    moved: true,
    ...{ says: 'left alone: the merge request has newer commits than this pipeline', after: [/ run=10 /] },
  },
  {
    what: 'an earlier pipeline completed more rounds of the same commit',
    before: [bodyOf(run(10), 99)],
    says: 'left alone: an earlier pipeline completed more rounds',
    after: [/ run=10 [\s\S]*⏪ \[Run 20\]\(https:\/\/gitlab.test\/group\/words\/-\/jobs\/20\) measured/],
  },
  {
    what: 'somebody deletes the note in the meantime',
    before: [bodyOf(run(10))],
    faults: [{ on: 'PUT notes', meanwhile: gitlab => void gitlab.notes.splice(0, 1) }],
    ...{ says: 'posted:', after: [ours] },
  },
  {
    what: 'two pipelines create a note at the same time',
    faults: [{ on: 'POST notes', meanwhile: gitlab => void gitlab.addNote(bodyOf(run(18))) }],
    ...{ says: `posted: ${noteUrl(100)}`, after: [ours] },
  },
  {
    what: 'the note is too long for GitLab',
    faults: [{ on: 'POST notes', status: 400, body: { message: { note: ['is too long'] } } }],
    ...{ says: `posted: ${noteUrl(100)}`, after: [ours] },
  },
  {
    what: 'a pipeline that said that it measures again was canceled',
    before: [noteAgain(bodyOf(run(10)), { run: run(30), runUrl: 'https://gitlab.test/30' })],
    ...{ says: `posted: ${noteUrl(100)}`, after: [ours] },
  },
  {
    what: 'the token may not write notes',
    faults: [{ on: 'POST notes', status: 403, body: { message: '403 Forbidden' } }],
    ...{
      status: 2,
      says: 'the token needs the scope "api" and the role Reporter or higher (403 Forbidden)',
      after: [],
    },
  },
  {
    what: 'a proxy answers in its place',
    faults: [{ on: 'GET notes', status: 200, times: 99, body: { message: 'welcome' } }],
    ...{ status: 2, says: "is not what GitLab's API gives", after: [] },
  },
  {
    what: 'it answers with a redirect, which would take the token along',
    faults: [{ on: 'GET notes', status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
    ...{ status: 2, says: 'it answers with a redirect (302)', after: [] },
  },
]

test.each(rows)('$what', async ({ before = [], faults = [], moved, status = 0, says, after }) => {
  await using gitlab = await startGitLab({ head: moved ? other : head })
  gitlab.pipelines.set(30, 'canceled')
  for (const body of before) gitlab.addNote(body)
  for (const fault of faults) gitlab.fail(fault)
  const ended = await post(gitlab)
  expect(ended.stderr).toContain(says)
  expect(ended.status).toBe(status)
  expect(gitlab.notes.map(({ body }) => body)).toEqual(after.map(text => expect.stringMatching(text)))
  expect(ended.stdout).toContain('regressed by ')
})

test.each([
  ['CI_API_V4_URL', 'GitLab: this is no job of GitLab CI'],
  ['CI_MERGE_REQUEST_IID', 'GitLab: this pipeline is of no merge request: add "rules: [{ if: $CI_PIPELINE_SOURCE =='],
  ['COUNTERBALANCE_GITLAB_TOKEN', 'GitLab: there is no token: keep a project access token with the scope "api"'],
])('without %s, nothing is shown, and what is missing is said', async (without, says) => {
  await using gitlab = await startGitLab({ head })
  const ended = await post(gitlab, { without })
  expect(ended).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(says) })
  expect(gitlab.log).toEqual([])
})
