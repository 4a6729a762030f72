import { expect, it } from 'vitest'
import { listReaderFiles, setOwner, setRepository } from '../../../.ci/set-owner.js'
import { documents, read } from './root.js'

it.each([
  ['- uses: OWNER/counterbalance@v0   # OWNER: the account in this page', '- uses: acme/counterbalance@v0'],
  ['Clone it. Replace `OWNER` with the account here. Then go on.', 'Clone it. Then go on.'],
  ['It says what it replaces. `OWNER` is the account, as ever.', 'It says what it replaces.'],
  ['`OWNER` is the account: any. The rest stays.', 'The rest stays.'],
  ['https://github.com/OWNER/counterbalance/v0/x.json', 'https://github.com/acme/counterbalance/v0/x.json'],
])('%s', (text, expected) => {
  expect(setOwner(text, 'acme')).toBe(expected)
})

it('leaves no placeholder in any document or example, and each other line as it is', () => {
  const files = listReaderFiles()
  expect(files).toEqual(expect.arrayContaining([...documents]))
  const lines = files.flatMap(path => setOwner(read(path), 'acme').split('\n'))
  expect(lines.filter(line => line.includes('OWNER'))).toEqual([])
  expect(lines.filter(line => line.includes('/counterbalance@v0')).length).toBeGreaterThan(10)
  const whole = files.filter(path => !read(path).includes('OWNER'))
  expect(whole.filter(path => setOwner(read(path), 'acme') !== read(path))).toEqual([])
})

it("names the repository in npm's manifest", () => {
  const { repository, ...rest } = JSON.parse(setRepository(read('package.json'), 'acme'))
  const { repository: _, ...before } = JSON.parse(read('package.json'))
  expect(rest).toEqual(before)
  expect(repository.url).toBe('git+https://github.com/acme/counterbalance.git')
})
