import { expect, test } from 'vitest'
import { listedComments } from '../../../../src/forge/forge-error.js'
import { listAll } from '../../../../src/github/api/api.js'
import { GitHubError } from '../../../../src/github/api/github-error.js'

/** Lists a hundred comments on each of so many pages, and counts the requests. */
function listPages(pages: number) {
  const asked: (number | undefined)[] = []
  const list = listAll(listedComments, async ({ page = 1 }) => {
    asked.push(page)
    const link = page < pages ? '<https://api.github.com/next>; rel="next"' : undefined
    return { data: Array.from({ length: 100 }, (_, at) => at), headers: { link } }
  })
  return { list, asked }
}

test('ten pages of a list are read', async () => {
  const { list, asked } = listPages(10)
  expect(await list).toHaveLength(1000)
  expect(asked).toHaveLength(10)
})

test('a list that never ends is refused after ten pages, with the bound and a remedy', async () => {
  const { list, asked } = listPages(Number.POSITIVE_INFINITY)
  const refused = await list.catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(GitHubError)
  expect((refused as GitHubError).message).toBe(
    'there are more than 1,000 comments, and only 10 pages of 100 are read: delete some, or open a new pull request',
  )
  expect(asked).toHaveLength(10)
})
