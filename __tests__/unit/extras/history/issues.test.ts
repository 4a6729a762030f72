import { expect, test } from 'vitest'
import { decodeWatch } from '../../../../src/extras/history/news.js'
import { type Followed, keepIssues } from '../../../../src/extras/history/system/after-merge.js'
import { GitHubError } from '../../../../src/github/api/github-error.js'

const [ground, head] = ['a'.repeat(40), 'b'.repeat(40)]

interface Fake {
  id: number
  title: string
  body: string
  state: string
}

/** Issues in memory, with a log of what is asked; the requests in `failing` are done and not answered. */
function makeRepository(failing: string[] = []) {
  const all: Fake[] = []
  const log: string[] = []
  const note = (request: string): void => {
    log.push(request)
    if (failing[0] !== request) return
    failing.shift()
    throw new GitHubError('unavailable', 'status 502')
  }
  const issues = {
    async list() {
      note('list')
      return all
        .filter(({ state }) => state === 'open')
        .map(({ id, body }) => ({ id, body, url: `#${id}`, author: { login: 'github-actions[bot]', isBot: true } }))
    },
    async open({ title, body }: { title: string; body: string }) {
      const id = all.length + 1
      all.push({ id, title, body, state: 'open' })
      note('open')
      return `#${id}`
    },
    async edit(id: number, { body, closedAs }: { body: string; closedAs?: string }) {
      const state = closedAs ?? 'open'
      Object.assign(all.find(one => one.id === id)!, { body, state })
      note(`edit ${id}${closedAs === undefined ? '' : ` ${closedAs}`}`)
    },
  }
  const run = { identity: { id: 7, number: 3, attempt: 1, head } }
  const keep = (followed: readonly Followed[]) =>
    keepIssues(followed, { issues, run, suite: 'benchmark', readLogin: async () => 'github-actions[bot]' })
  return { all, log, keep }
}

type Case = 'worse' | 'back' | 'lost' | 'still'

function follow(benchmark: string, what: Case, more: Partial<Followed> = {}): Followed {
  return {
    of: { benchmark, metric: 'time', better: 'lower' },
    names: [benchmark],
    ground: what === 'worse' ? ground : undefined,
    lines: what === 'worse' ? [`- ${benchmark} is worse`] : [],
    isBack: () => (what === 'lost' ? undefined : what === 'back'),
    ...more,
  }
}

const followAll = (count: number, what: Case): readonly Followed[] =>
  Array.from({ length: count }, (_, at) => follow(`b${at + 1}`, what))

const watchedBy = ({ body }: Fake) => [decodeWatch(body)!.watched.size, decodeWatch(body)!.of]

test.each([
  [3, 3],
  [4, 1],
  [300, 1],
])('%i benchmarks that become worse at once make %i issues', async (count, issues) => {
  const { all, log, keep } = makeRepository()
  expect(await keep(followAll(count, 'worse'))).toHaveLength(issues)
  expect(all).toHaveLength(issues)
  expect(log).toEqual(['list', ...Array.from({ length: issues }, () => 'open'), 'list'])
  expect(await keep(followAll(count, 'worse'))).toEqual([])
  expect(log.slice(-1)).toEqual(['list'])
})

test('an issue counts those that are back, and closes with the last one', async () => {
  const { all, keep } = makeRepository()
  await keep(followAll(5, 'worse'))
  expect(all[0]!.title).toBe('Performance: 5 benchmarks became worse at bbbbbbb')
  await keep([...followAll(4, 'back'), follow('b5', 'lost')])
  expect([all[0]!.state, watchedBy(all[0]!)]).toEqual(['open', [1, 5]])
  expect(all[0]!.body).toMatch(/ 4 of 5 are back\.\n\n- b1 is worse\n/)
  expect(all[0]!.body).toContain('- <code>b5</code> (<code>time</code>): no chain of comparisons joins aaaaaaa')
  await keep([follow('b5', 'back')])
  expect([all[0]!.state, watchedBy(all[0]!)]).toEqual(['completed', [0, 5]])
  await keep(followAll(1, 'worse'))
  expect(all.map(({ title }) => title)[1]).toBe('Performance: b1 (time) became worse')
})

test('a benchmark belongs to the oldest issue that watches it, also under its new name', async () => {
  const { all, keep } = makeRepository()
  await keep(followAll(5, 'worse'))
  const [older] = all
  older!.state = 'hidden'
  await keep([...followAll(2, 'worse'), follow('other', 'worse'), follow('another', 'worse')])
  older!.state = 'open'
  await keep([
    follow('renamed', 'worse', { names: ['renamed', 'b1'] }),
    ...followAll(5, 'still').slice(1),
    ...['other', 'another'].map(name => follow(name, 'still')),
  ])
  expect(all.map(one => [one.state, ...watchedBy(one)])).toEqual([
    ['open', 5, 5],
    ['open', 2, 2],
  ])
  expect(older!.body).toContain('- renamed is worse')
  expect(all[1]!.body).not.toContain('renamed')
})

test('an issue of which an older one watches everything closes, and names it', async () => {
  const { all, keep } = makeRepository()
  await keep(followAll(5, 'worse'))
  all[0]!.state = 'hidden'
  await keep(followAll(5, 'worse'))
  all[0]!.state = 'open'
  await keep(followAll(5, 'worse'))
  expect(all.map(({ state }) => state)).toEqual(['open', 'not_planned'])
  expect(all[1]!.body).toContain('- #1 watches the same, and is older.')
})

test.each(['open', 'edit 1', 'edit 2 completed', 'list'])(
  'what is done again after "%s" was lost comes to the same',
  async request => {
    const story = async (failing: string[]) => {
      const { all, keep } = makeRepository(failing)
      const insist = async (followed: readonly Followed[]): Promise<void> => {
        await keep(followed).catch(() => keep(followed))
      }
      await insist(followAll(2, 'worse'))
      await insist([follow('b1', 'worse', { lines: ['- b1 is worse still'] }), follow('b2', 'back')])
      return all
    }
    const failing = [request]
    expect(await story(failing)).toEqual(await story([]))
    expect(failing).toEqual([])
  },
)

test('a text that has no room for all news keeps what it watches', async () => {
  const { all, keep } = makeRepository()
  const long = 'x'.repeat(400)
  await keep(followAll(3000, 'worse').map((one, at) => ({ ...one, lines: [`- b${at + 1} ${long}`] })))
  expect(watchedBy(all[0]!)).toEqual([2000, 2000])
  expect(all[0]!.body.length).toBeLessThan(60_100)
  expect(all[0]!.body).toMatch(/\n- … and 1\d{3} more, for which there is no room here\.\n$/)
})
