import { expect, test } from 'vitest'
import { onPullRequest } from './fake/events.js'
import { makeWorld } from './world.js'

test('the second push to a pull request edits its one comment, which is marked as outdated meanwhile', async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push()
  await world.propose()
  github.requests()
  const step = await world.run(onPullRequest(github.state, pull), commits.merge, {
    command: 'sh built.sh',
    seed: 'scenario',
  })
  expect(step.status, step.stdout).toBe(0)
  expect(github.state.comments).toHaveLength(1)
  const requests = github.requests()
  expect(requests).toMatchInlineSnapshot(`
    [
      "POST graphql → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "PATCH issues/comments/2001 → 200",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-3 → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "PATCH issues/comments/2001 → 200",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
  expect(requests.filter(line => !line.includes(' blobs/'))).toHaveLength(10)
  const [note, report] = github.log.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.stringify(body))
  expect(note).toContain('⏳ Being measured again for')
  expect(report).toContain('regressed by ')
  expect(report).not.toContain('⏳')
  expect(step.outputs['comment-url']).toContain(`#issuecomment-${github.state.comments[0]!.id}`)
})
