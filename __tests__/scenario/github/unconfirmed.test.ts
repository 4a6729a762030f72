import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import type { Fault } from './fake/faults.js'
import { makeWorld } from './world.js'

const graph = (fault: Omit<Fault, 'on'>): Fault => ({ on: 'POST graphql', ...fault })
const build = 'cp source.sh built.sh'
const headline = 'Not compared: GitHub did not confirm the base commit'

const htmlText = (body = ''): string => body.replaceAll('&#34;', '"').replaceAll('&#58;', ':')

testFirst<[what: string, fault: Fault, why: string | RegExp]>(2, [
  ['answers with errors', graph({ status: 500 }), 'GitHub could not answer "POST /graphql"'],
  ['refuses', graph({ status: 403, message: 'Resource not accessible by integration' }), 'the token may not do this'],
  [
    'answers that the query is wrong',
    graph({ body: { data: null, errors: [{ message: 'Something is missing' }] } }),
    'Something is missing',
  ],
  ['answers something else', graph({ body: { data: { repository: [] } } }), 'has not its form'],
])('where GitHub %s, everything is measured, nothing is judged, and a gate fails', async (_, fault, why) => {
  await using world = await makeWorld()
  world.github.fail(fault)
  const step = await world.propose({ build, 'fail-on': 'regressed' })
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'not-compared' } })
  const [comment] = world.github.state.comments
  expect(comment?.body).toContain(headline)
  expect(htmlText(comment?.body)).toContain(why)
  // The numbers are there.
  expect(comment?.body).toMatch(/\| · \| <code>parse<\/code> \| \+\d/)
  expect(comment?.body).not.toMatch(/❌|Sure\?/)
  expect(step.stdout).toContain(`not compared: GitHub did not confirm the base commit`)
})

test('a gate that allows it passes, and the comment says what was not judged', async () => {
  await using world = await makeWorld()
  world.github.fail(graph({ status: 403, message: 'No.' }))
  const step = await world.propose({ build, 'fail-on': 'regressed, allow-not-compared' })
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'not-compared' } })
  expect(world.github.state.comments[0]?.body).toContain(headline)
})

test('a server without GraphQL is asked by REST', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  world.github.fail(graph({ status: 404, message: 'Not Found' }))
  const step = await world.propose({ build, 'fail-on': 'regressed' })
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
})

test('without a token, git alone says what the base is', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const step = await world.propose({ build, 'github-token': '', show: 'none', 'fail-on': 'regressed' })
  expect(step, step.stdout).toMatchObject({ status: 1, outputs: { status: 'regressed' } })
})
