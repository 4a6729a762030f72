import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { hostile } from '../../unit/document/hostile-names.js'
import { makeWorld } from './world.js'

const names = [...new Set(hostile.map(([, text]) => text.slice(0, 256)).filter(text => text !== ''))]

/** The tags of a page, without those that are ours in every page. */
function tagsOf(body: string): readonly string[] {
  const html = micromark(body, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
  return [...new Set([...html.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag))].sort()
}

async function commentOn(benchmarks: readonly string[]): Promise<string> {
  await using world = await makeWorld()
  const { sandbox, github, commits } = world
  const lines = benchmarks.map(bench => `${JSON.stringify({ bench, value: 10, unit: 'ms' })}\n`)
  const command = `cat ${sandbox.write('lines', lines.join(''))}`
  await world.push({ rounds: '0' })
  const step = await world.propose({ command })
  expect([step.status, step.outputs['baseline-sha']], step.stdout).toEqual([0, commits.main])
  expect(step.stdout.match(/^\s*(::(?!add-mask|group|endgroup)|##\[).*$/gm) ?? []).toEqual([])
  expect(github.state.comments).toHaveLength(1)
  return github.state.comments[0]!.body.replaceAll(commits.main, '').replaceAll(sandbox.path, '')
}

test('whatever benchmarks are called, their names are words in one comment', { tags: 'nightly' }, async () => {
  const [body, benign] = [await commentOn(names), await commentOn(names.map((_, index) => `name ${index}`))]
  expect(body).not.toMatch(
    /@octocat|<img|!\[|\]\(javascript|<\/details><\/code>|\$x\$|:smile:|[\u202A-\u202E\u2066-\u2069]/,
  )
  expect(body.match(/<!--/g)).toHaveLength(1)
  expect(tagsOf(body)).toEqual(tagsOf(benign))
})
