import { expect, test } from 'vitest'
import { toMarkdown } from '../../../../src/document/markdown.js'
import { unaffectedDocument } from '../../../../src/extras/plan/words.js'

const values = ['parse', 'emit', '*c*', 'd', 'e', 'f'].map((benchmark, index) => ({
  benchmark,
  value: (index + 1) / 1000,
  unit: 's',
}))

test('nothing is affected, in one line with what was published last', () => {
  const render = (published?: Parameters<typeof unaffectedDocument>[1]) =>
    toMarkdown(unaffectedDocument({ changes: ['docs/<b>.md'] }, published)).replaceAll('\u00a0', ' ')
  expect(render()).toBe('**🟰 No benchmark is affected**: no benchmark needs <code>docs/&#60;b&#62;.md</code>.\n')
  expect(render({ name: 'main at 1234567', values: values.slice(0, 2) })).toContain(
    'Published for <code>main at 1234567</code>: <code>parse</code> 1.00 ms · <code>emit</code> 2.00 ms.',
  )
  expect(render({ name: 'main', values })).toMatch(/<code>e<\/code> 5.00 ms, and 1 more.\n$/)
})
