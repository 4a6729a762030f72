import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  decodeCompareInputs,
  decodeMergeInputs,
  decodePublishInputs,
  decodeReportInputs,
} from '../../../src/action/inputs.js'
import { decodeMode } from '../../../src/action/mode.js'
import { compareOptions } from '../../../src/command-line/compare-options.js'
import { selfTestOptions } from '../../../src/command-line/self-test-options.js'
import { defaults } from '../../../src/inputs/values.js'
import { decodeSelfTest } from '../../../src/self-test/inputs.js'
import { version } from '../../../src/version.js'
import { read, root } from './root.js'

interface Action {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >
  readonly outputs: Readonly<Record<string, { readonly description: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

const action = parse(read('action.yml')) as Action
const inputs = Object.keys(action.inputs)

describe('action.yml', () => {
  it('has the defaults of src/inputs/inputs.ts', () => {
    const own = Object.entries(action.inputs).flatMap(([name, { default: value }]) =>
      value === undefined || value.startsWith('${{') ? [] : [[name, value] as const],
    )
    expect(Object.fromEntries(own)).toEqual(defaults)
  })

  it('has the inputs that src/inputs/inputs.ts reads', () => {
    const given = new Map([
      ['command', './app'],
      ['baseline-directory', '../main'],
      ['payload', 'dist/**'],
      ['retention-days', '3'],
      ['legs', '3'],
    ])
    const asked = new Set<string>()
    const get = (name: string): string => {
      asked.add(name)
      return given.get(name) ?? ''
    }
    decodeMode(get)
    decodeCompareInputs(get, '.')
    decodePublishInputs(get, '.')
    decodeReportInputs(get)
    decodeMergeInputs(get)
    decodeSelfTest(get, '.')
    // Two commands, one for each side, are for the command line.
    for (const name of ['baseline-command', 'contender-command']) asked.delete(name)
    expect([...asked, 'github-token'].sort()).toEqual(inputs.toSorted())
  })

  it('shares its inputs with the command line', () => {
    const ofGitHub = [
      ...['github-token', 'override-label', 'comment', 'measure', 'retention-days', 'leg', 'legs', 'shard'],
      'pass-env',
    ]
    const elsewhere = ['mode', 'baseline-directory', ...ofGitHub]
    expect(Object.keys({ ...compareOptions, ...selfTestOptions })).toEqual(
      expect.arrayContaining(inputs.filter(name => !elsewhere.includes(name))),
    )
  })

  it('has the outputs that are set', () => {
    const files = ['src/github', 'src/action'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .map(name => `${folder}/${name}`),
    )
    const set = files.flatMap(file => [...read(file).matchAll(/setOutput\('([^']+)'/g)].map(([, name]) => name!))
    expect([...new Set(set)].sort()).toEqual(Object.keys(action.outputs).sort())
  })

  it('runs what is there', () => {
    expect(action.runs.using).toBe('node24')
    expect(existsSync(join(root, action.runs.main))).toBe(true)
  })
})

describe('README.md', () => {
  // After a change of action.yml: npx vitest run __tests__/unit/repository -u
  it('has the tables of action.yml', async () => {
    const readme = fill(fill(read('README.md'), 'inputs', tableOfInputs()), 'outputs', tableOfOutputs())
    await expect(readme).toMatchFileSnapshot(join(root, 'README.md'))
  })
})

describe('src/version.ts', () => {
  it('has the version of package.json', () => {
    expect(version).toBe(JSON.parse(read('package.json')).version)
  })
})

/** `text` with `table` between its marks of this name. */
function fill(text: string, name: string, table: string): string {
  const [open, close] = [`<!-- ${name}: made from action.yml -->\n`, `<!-- /${name} -->`]
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  expect([start, end]).not.toContain(-1)
  return `${text.slice(0, start)}${open}\n${table}\n${text.slice(end)}`
}

function tableOfInputs(): string {
  const rows = Object.entries(action.inputs).map(([name, { description, default: value, required }]) => [
    `\`${name}\``,
    required ? '*required*' : value === undefined ? '' : `\`${value}\``,
    description,
  ])
  return makeTable(['input', 'default', 'meaning'], rows)
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
