import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read, root } from './root.js'

interface Form {
  readonly name: string
  readonly description: string
  readonly body: readonly {
    readonly type: string
    readonly id?: string
    readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: readonly string[] }
  }[]
}

const folder = '.github/ISSUE_TEMPLATE'
const forms = readdirSync(join(root, folder)).filter(name => name !== 'config.yml')

describe.each(forms)('the issue form %s', name => {
  const { name: title, description, body } = parse(read(`${folder}/${name}`)) as Form
  const questions = body.filter(({ type }) => type !== 'markdown')

  it('has what GitHub requires', () => {
    expect(title.length).toBeGreaterThan(3)
    expect(description.length).toBeGreaterThan(3)
    expect(questions).not.toEqual([])
    for (const { type, attributes } of body) {
      expect(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']).toContain(type)
      expect(attributes[type === 'markdown' ? 'value' : 'label']).toBeTypeOf('string')
      expect(attributes.options?.length ?? 0, type).toBeGreaterThan(type === 'dropdown' ? 1 : -1)
    }
  })

  it('names each question once', () => {
    const ids = questions.map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('there are forms', () => {
  expect(forms.length).toBeGreaterThan(1)
})
