import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findNotes } from '../../../.ci/release-notes.js'
import { keepBundled } from '../../../.ci/sbom.js'
import { read, root } from './root.js'

const manifest = JSON.parse(read('package.json'))

it('the version of package.json has notes, in sections', () => {
  const notes = findNotes(`v${manifest.version}`, {
    changelog: read('CHANGELOG.md').replace('(Unreleased)', '(2026-12-01)'),
    version: manifest.version,
  })
  expect(notes.match(/^### .+$/gm)?.length).toBeGreaterThan(3)
})

describe('action.yml', () => {
  const action = parse(read('action.yml'))

  it('has what the Marketplace asks for', () => {
    expect(action.name).toMatch(/^[\w -]{1,60}$/)
    expect(action.description.length).toBeLessThanOrEqual(125)
    expect(action.author).toBeTruthy()
    // Of Feather's icons, at version 4.28, and of GitHub's colours.
    expect(action.branding).toEqual({ icon: 'activity', color: 'blue' })
  })

  it('says every input in a sentence', () => {
    for (const { description } of Object.values<{ readonly description: string }>(action.inputs))
      expect(description).toMatch(/^[A-Z].*\.$/s)
  })
})

describe('package.json', () => {
  it('may be published, and brings what it names', () => {
    expect(manifest).not.toHaveProperty('private')
    const named = [...Object.values<string>(manifest.bin), ...Object.values<string | object>(manifest.exports)]
      .flatMap(place => (typeof place === 'string' ? [place] : Object.values<string>({ ...place })))
      .map(place => place.replace('./', ''))
    for (const place of named) {
      expect(place.includes('*') || existsSync(join(root, place)), place).toBe(true)
      expect(
        [...manifest.files, 'package.json'].some(file => place.startsWith(file)),
        place,
      ).toBe(true)
    }
  })

  it('needs no package at run time, since all are bundled', () => {
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('scripts.postinstall')
  })
})

describe('the bill of materials', () => {
  const component = (name: string) => ({
    ...{ 'bom-ref': `${name}@1.0.0`, name, scope: 'optional' },
    properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
  })
  const all = {
    ...{ $schema: 's', bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, serialNumber: 'urn:uuid:1' },
    metadata: { timestamp: 'now', component: { 'bom-ref': 'counterbalance@0.1.0', name: 'folder', type: 'library' } },
    components: [component('bundled'), component('@scope/other'), component('test-runner')],
  }

  it('has the packages that are bundled, and nothing that changes from call to call', () => {
    const licenses = [
      `bundled 1.0.0\n\nMIT\n\n${'-'.repeat(80)}\n\n@scope/other 1.0.0\n\nMIT\n`,
      'bundled 1.0.0\n\nMIT\n',
    ]
    expect(keepBundled(all, licenses)).toEqual({
      ...{ $schema: 's', bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
      metadata: { component: { 'bom-ref': 'counterbalance@0.1.0', name: 'counterbalance', type: 'application' } },
      components: ['bundled', '@scope/other'].map(name => ({
        ...{ 'bom-ref': `${name}@1.0.0`, name, scope: 'required' },
      })),
      dependencies: [{ ref: 'counterbalance@0.1.0', dependsOn: ['bundled@1.0.0', '@scope/other@1.0.0'] }],
    })
  })

  it('refuses what npm does not know', () => {
    expect(() => keepBundled(all, ['unknown 2.0.0\n\nMIT\n'])).toThrow('unknown@2.0.0')
  })
})
