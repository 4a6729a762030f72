import { expect, it } from 'vitest'
import { findNotes } from '../../../.ci/release-notes.js'

const changelog =
  '# Changelog\n\n## Unreleased\n\n- More.\n\n## 1.2.0 (2026-12-01)\n\n- Faster.\n\n### Fixed\n\n- A bug.\n\n## 1.1.9 (2026-11-01)\n'

it('takes the section of the version', () => {
  expect(findNotes('v1.2.0', { changelog, version: '1.2.0' })).toBe('- Faster.\n\n### Fixed\n\n- A bug.\n')
})

it.each([
  ['v1.2.1', '1.2.0', 'the tag is v1.2.1, but package.json has the version 1.2.0'],
  ['v1.2.1', '1.2.1', 'CHANGELOG.md says nothing about 1.2.1'],
  ['v1.2', '1.2', 'CHANGELOG.md says nothing about 1.2:'],
  ['v1.1.9', '1.1.9', 'CHANGELOG.md says nothing about 1.1.9'],
])('refuses %s of %s', (tag, version, message) => {
  expect(() => findNotes(tag, { changelog, version })).toThrow(message)
})

it('refuses a version without a date', () => {
  const unreleased = '## 1.3.0 (Unreleased)\n\n- New.\n'
  expect(() => findNotes('v1.3.0', { changelog: unreleased, version: '1.3.0' })).toThrow('its date')
})
