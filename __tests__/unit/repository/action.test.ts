import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { describeInput, type Input, listPlace, runnerDefault, sections } from '../../../src/inputs/declarations.js'
import { version } from '../../../src/version.js'
import { fill, read, root } from './root.js'

interface Action {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >
  readonly outputs: Readonly<Record<string, { readonly description: string }>>
  readonly runs: { readonly using: string; readonly main: string; readonly post: string }
}

/** The files in which the action can speak with its runner. */
const files = ['src/github', 'src/action', 'src/extras'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => `${folder}/${name}`),
)

const written = fillAction(read('action.yml'))
const action = parse(written) as Action

describe('action.yml', () => {
  // After a change of an input: npx vitest run __tests__/unit/repository -u
  it('has the inputs that are declared', async () => {
    await expect(written).toMatchFileSnapshot(join(root, 'action.yml'))
  })

  it('has the outputs that are set', () => {
    expect([...listOutputs()].sort()).toEqual(Object.keys(action.outputs).sort())
  })

  it('has defaults that one file tells from what a step says', () => {
    expect(files.filter(file => read(file).includes('getInput'))).toEqual(['src/action/step-inputs.ts'])
  })

  it('runs what is there', () => {
    expect(action.runs.using).toBe('node24')
    expect(existsSync(join(root, action.runs.main))).toBe(true)
    // It would run what a command may have written to it.
    expect(action.runs).not.toHaveProperty('post')
  })
})

describe('docs/reference/inputs.md', () => {
  it('has the tables of what is declared', async () => {
    const tables: readonly (readonly [string, string])[] = [
      ['inputs', tablesOfInputs()],
      ...[...sections, 'settings'].map(place => [place, tableOf('key', listPlace(place))] as const),
      ['outputs', tableOfOutputs()],
    ]
    const page = tables.reduce((text, [name, table]) => fill(text, name, table), read('docs/reference/inputs.md'))
    await expect(page).toMatchFileSnapshot(join(root, 'docs/reference/inputs.md'))
  })
})

describe('src/version.ts', () => {
  it('has the version of package.json', () => {
    expect(version).toBe(JSON.parse(read('package.json')).version)
  })
})

/** The outputs that some file sets. */
function listOutputs(): ReadonlySet<string> {
  return new Set(files.flatMap(file => [...read(file).matchAll(/setOutput\('([^']+)'/g)].map(([, name]) => name!)))
}

/** `text` with the inputs that are declared in place of its own, and without the outputs that nothing sets. */
function fillAction(text: string): string {
  const entries = listPlace('input').map(input => {
    const { name } = input
    const usual = runnerDefault(input)
    const description = describeInput(input, 'action')
    return [name, usual ? { description, default: usual } : { description }] as const
  })
  const [before, rest] = text.split(/^inputs:\n/m) as [string, string]
  const [, described] = rest.split(/^outputs:\n/m) as [string, string]
  const set = listOutputs()
  const after = described.replace(/^ {2}([a-z-]+):\n {4}description: .*\n/gm, (entry, name) =>
    set.has(name) ? entry : '',
  )
  return `${before}${stringify({ inputs: Object.fromEntries(entries) }, { lineWidth: 0 })}outputs:\n${after}`
}

/** A table for each group. */
function tablesOfInputs(): string {
  const inputs = listPlace('input')
  const titles = [...new Set(inputs.map(({ group }) => group))]
  return titles
    .map(
      title =>
        `### ${title}\n\n${tableOf(
          'input',
          inputs.filter(({ group }) => group === title),
        )}`,
    )
    .join('\n')
}

function tableOf(what: string, settings: readonly Input[]): string {
  const rows = settings
    .filter(({ isHidden }) => !isHidden)
    .map(input => {
      const value = input.actionDefault ?? input.default ?? ''
      const mark = input.isDescription ? ' ¹' : ''
      return [`\`${input.name}\`${mark}`, value === '' ? '' : `\`${value}\``, describeInput(input, 'action')]
    })
  return makeTable([what, 'default', 'meaning'], rows)
}

function tableOfOutputs(): string {
  return makeTable(
    ['output', 'meaning'],
    Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]),
  )
}

function makeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |\n`).join('')
}
