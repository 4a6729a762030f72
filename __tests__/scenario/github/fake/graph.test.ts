import { schema } from '@octokit/graphql-schema'
import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { baseQuery } from '../../../../src/github/api/base.js'
import { makeCommits } from './commit-graph.js'
import { answerGraph } from './graph.js'
import { makeState } from './repository-state.js'

interface Answer {
  readonly repository: Readonly<Record<'merge' | 'base' | 'first' | 'second', object | null>>
}

test('what is asked of GraphQL, and what answers here, is as GitHub describes it', async () => {
  const commits = makeCommits(3)
  const [, base, merge] = commits.map(({ sha }) => sha) as [string, string, string]
  const state = makeState({ commits, branches: { main: base } })
  state.files.set(`${base}:counterbalance.yml`, 'judging: {}')
  const variables = {
    ...{ owner: 'octo', repo: 'words', merge, base },
    ...{ first: `${base}:counterbalance.yml`, second: `${base}:.github/counterbalance.yml` },
  }
  const answer = answerGraph(state, { variables }) as Answer
  const { repository } = answer
  const object = ({ oid, expression }: { readonly oid?: string; readonly expression?: string }): object | null => {
    if (oid !== undefined) return { __typename: 'Commit', ...(oid === merge ? repository.merge : repository.base) }
    const blob = expression === variables.first ? repository.first : repository.second
    return blob && { __typename: 'Blob', ...blob }
  }
  const described = buildSchema(schema.idl, { assumeValidSDL: true })
  const result = await graphql({
    schema: described,
    source: baseQuery,
    rootValue: { repository: { object } },
    variableValues: variables,
  })
  expect(JSON.parse(JSON.stringify(result))).toEqual({ data: answer })
  expect(answer).toMatchObject({ repository: { merge: { parents: { nodes: [{ oid: base }] } }, second: null } })
  const viewer = await graphql({
    schema: described,
    source: '{ viewer { login } }',
    rootValue: answerGraph(state, {}),
  })
  expect(viewer.errors).toBeUndefined()
})
