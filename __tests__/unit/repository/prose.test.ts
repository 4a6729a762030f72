import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { listInputs } from '../../../src/inputs/declarations.js'
import { describeInput } from '../../../src/inputs/help.js'
import { listMessages } from './messages.js'
import { findFaults } from './prose.js'
import { documents, read, root } from './root.js'

/** The left column of CONTRIBUTING's table: what texts do not say. */
const [, section = ''] = read('CONTRIBUTING.md').split('## Plain words\n')
const avoided = [...section.split('\n## ')[0]!.matchAll(/^\| `(.+?)` \|/gm)].map(([, phrase]) => phrase!)

const action = parse(read('action.yml')) as Readonly<
  Record<'inputs' | 'outputs', Readonly<Record<string, { readonly description: string }>>>
>

const forms = '.github/ISSUE_TEMPLATE'

/** Every text in `value`, which is what YAML holds. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts'))
  .map(path => `src/${path}`)

/** What people read, by where it is. */
const texts: Readonly<{ [where: string]: readonly string[] }> = {
  ...Object.fromEntries(documents.map(path => [path, [read(path)]])),
  'action.yml': [action.inputs, action.outputs].flatMap(Object.values).map(({ description }) => description),
  'the issue forms': readdirSync(join(root, forms)).flatMap(name => listTexts(parse(read(`${forms}/${name}`)))),
  'the messages of src/': sources.flatMap(path => listMessages(read(path))),
  'the options of --help': listInputs('command line').map(input => describeInput(input, 'command line')),
}

describe('plain words', () => {
  it.each(Object.entries(texts))('are in %s', (_, parts) => {
    expect(parts.flatMap(text => findFaults(text, avoided))).toEqual([])
  })

  const long = 'one two three four five six seven eight nine ten eleven twelve thirteen'
  it.each<[text: string, faults: readonly string[]]>([
    ['A sentence.', []],
    [`${long} ${long}.`, [`26 words: ${long} ${long}.`]],
    [`${long}.\n${long}.`, []],
    [`${long}\n\n${long}`, []],
    [`${long}\n## ${long}\n${long}`, []],
    [`- ${long}.\n- ${long}.`, []],
    [`${long} \`${long}\` ${long.slice(0, -14)}.`, [expect.stringMatching(/^26 words/)]],
    [`| ${long} ${long} |`, []],
    [`\`\`\`text\n${long} ${long}\n\`\`\``, []],
    ['- An item', ['no full stop: An item']],
    ['1. An item.\n   It goes on', ['no full stop: An item. It goes on']],
    ['1. An item with code:\n\n   ```sh\n   ls\n   ```', []],
    ['- An item:', ['no full stop: An item:']],
    ['*A note.*', []],
    ['The rest\nthereof.', ['"thereof": The rest thereof.']],
    ['| whether more is better belongs\nthere |', ['"belongs there": | whether more is better belongs there |']],
    ['`thereof` in code.', []],
  ])('%j has these faults: %j', (text, faults) => {
    expect(findFaults(text, ['thereof', 'belongs there'])).toEqual(faults)
  })

  it('open every comment on what a file exports: a verb or a noun, not a riddle', () => {
    const riddle =
      /\/\*\*[\s*]*(?:Whether|What|How|Where|Who|Which|Why|When|That|Those|Whose)\b(?:(?!\*\/)[\s\S])*\*\/\s*export/g
    const comments = sources.flatMap(path => [...read(path).matchAll(riddle)].map(([text]) => `${path}: ${text}`))
    expect(comments).toEqual([])
  })

  it('has a list of what texts do not say', () => {
    expect(avoided.length).toBeGreaterThan(20)
  })
})
