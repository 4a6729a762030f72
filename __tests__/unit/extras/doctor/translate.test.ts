import { expect, test } from 'vitest'
import { checkWorkflow } from '../../../../src/extras/doctor/check.js'
import { translateWorkflow } from '../../../../src/extras/doctor/translate.js'
import { decodeConfig } from '../../../../src/inputs/config.js'
import { listPlace } from '../../../../src/inputs/declarations.js'

/** The keys of runs that take each of `texts`, whatever has become a key of them. */
const takersOf = (...texts: readonly string[]): readonly string[] =>
  listPlace('run').flatMap(({ name, decode }) => {
    try {
      for (const text of texts) decode(text, name)
      return [name]
    } catch {
      return []
    }
  })

const [first] = takersOf('3', '4') as [string]
const second = takersOf('a\nb').find(name => name !== first)!

/** A job with steps that have these lines below `with`. */
function makeJob(...steps: readonly (readonly string[])[]): string {
  const written = steps.map(
    lines =>
      `      - uses: octo/counterbalance@v0 # as before\n${lines.length === 0 ? '' : '        with:\n'}${lines.map(line => `          ${line}\n`).join('')}`,
  )
  return `# Ours.\non: pull_request\njobs:\n  bench:\n    steps:\n${written.join('')}      - run: echo done\n`
}

test('old inputs become keys of the file, and nothing else changes', () => {
  const text = makeJob(['command: ./app', `${first}: 3 # often`, `${second}: |`, '  a', '  b'])
  expect(checkWorkflow(text)).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining(`"${first}"`) }),
  )
  const translated = translateWorkflow(text, '# Kept.\nfiles: a\n')!
  expect(translated.workflow).toBe(makeJob(['command: ./app']))
  expect(translated.config).toBe(`# Kept.\nfiles: a\nrun:\n  ${first}: 3\n  ${second}: |\n    a\n    b\n`)
  expect(translated.moved).toEqual([`"${first}" is now run.${first}`, `"${second}" is now run.${second}`])
  expect(translateWorkflow(translated.workflow, translated.config)).toBeUndefined()
})

test('what is left empty goes, and a suite has its own keys', () => {
  const { workflow, config } = translateWorkflow(makeJob([`${first}: 3`], ['suite: slow', `${first}: 4`]), '')!
  expect(workflow).toBe(makeJob([], ['suite: slow']))
  const { of } = decodeConfig(config, { source: 'counterbalance.yml', asOf: '2026-01-01' })
  expect([of('benchmark'), of('slow')].map(({ texts }) => texts.run[first])).toEqual(['3', '4'])
})

test.each<[name: string, value: string, config: string, reason: string]>([
  ['an expression', '${{ vars.N }}', '', 'holds an expression'],
  ['another value there', '3', `run:\n  ${first}: 4\n`, 'is 3 here and 4 in the file'],
  ['no text', '[1, 2]', '', 'has no text'],
])('%s is left to a person', (_, value, config, reason) => {
  const text = makeJob([`${first}: ${value}`])
  const { workflow, kept, config: after } = translateWorkflow(text, config)!
  expect({ workflow, after }).toEqual({ workflow: text, after: config })
  expect(kept).toEqual([expect.stringContaining(reason)])
})

test.each([makeJob(['command: ./app']), makeJob(['unheard-of: 1']), 'on: push\n', 'jobs:\n  a:\n    steps: []\n'])(
  'there is nothing to move in %#',
  text => {
    expect(translateWorkflow(text, '')).toBeUndefined()
  },
)
