import { expect } from 'vitest'
import { encodeMarker, suiteKey } from '../../../src/forge/marker.js'
import { source } from '../checkout.js'
import { openRepository } from '../repository.js'
import { testFirst } from '../some-at-night.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { addComment, addPull } from './fake/repository-state.js'
import { makeWorld } from './world.js'

type Texts = Readonly<Record<string, string>>

const older = { id: 1, number: 1, attempt: 1, head: 'a'.repeat(40) }

const settings = 'counterbalance.yml'

/** What ends a run before there is a report: the files of the pull request, the inputs of the step, and the reason that people read. */
const cases: [what: string, files: Texts, inputs: Texts, reason: string][] = [
  ['a broken file of settings', { [settings]: 'run: [1\n' }, {}, 'counterbalance.yml'],
  ['suite files that are not there', {}, { 'suite-files': 'bench/*.js' }, 'matches no file'],
  ['an input that is none', {}, { rounds: 'many' }, 'many'],
]

testFirst(2, cases)(
  '%s: summary and comment say that the new commit could not be judged',
  async (_, files, inputs, reason) => {
    await using world = await makeWorld()
    const { github, sandbox } = world
    const origin = openRepository(sandbox, 'origin')
    origin.git('checkout', '--quiet', '-b', 'other', 'main')
    const sha = origin.commit({ 'built.sh': source(1_200_000), ...files })
    origin.git('checkout', '--quiet', 'main')
    pushAll(github.state, origin)
    const pull = addPull(github.state, { head: { sha, ref: 'other' } })
    const body = `${encodeMarker(suiteKey('benchmark'), older)}✅ No benchmark changed.\n`
    const comment = addComment(github.state, { issue: pull.number, body })
    const build = 'true'
    const step = await world.run(onPullRequest(github.state, pull), sha, { build, ...inputs })
    expect(step.status, step.stdout).toBe(1)
    expect(step.summary).toMatch(/^> \[!CAUTION\]\n> \*\*.*Could not be judged:\*\*/m)
    expect(step.summary).toContain(reason)
    expect(github.state.comments).toHaveLength(1)
    expect(comment.body).toContain(`⛔ <code>${sha.slice(0, 7)}</code> could not be judged by`)
    expect(comment.body).toContain(`are of <code>${older.head.slice(0, 7)}</code>: `)
    expect(comment.body).toContain(reason)
    expect(comment.body).toContain('No benchmark changed.')
  },
)
