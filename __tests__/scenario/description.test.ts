import { expect, test } from 'vitest'
import { decodeRecord } from '../../src/record/decode.js'
import { counterbalance } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'
import { makeScript } from './sides.js'

const described = [
  'command: sh built.sh',
  'build: cp source.sh built.sh',
  'files: [built.sh]',
  'run:',
  '  fresh-copies: once',
  '',
]
const source = (value: number): string => makeScript([{ bench: 'parse', value }])

function makeWork() {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({
    'source.sh': source(1_000_000),
    'counterbalance.yml': described.join('\n'),
    '.gitignore': 'built.sh\n',
  })
  const compare = async (...words: readonly string[]) =>
    await counterbalance(sandbox, ['compare', ...words, '--rounds', '5', '--record', 'record.json'], {
      directory: work.path,
    })
  return { sandbox, work, compare }
}

test('what the file describes is compared without a word, changes included that are in no commit', async () => {
  const { sandbox, compare } = makeWork()
  sandbox.write('work/source.sh', source(1_100_000))
  const alone = await compare()
  expect(alone.status, alone.stderr).toBe(0)
  expect(alone.stderr).toMatch(
    /^building the baseline \(\w{7}\) in a checkout of its own, then the contender in place\n/,
  )
  expect(alone.stdout).toMatch(/parse regressed by (?:9\.\d|1\d)%\n {2}[0-9a-f]{7} → \./)
  const { command, options } = decodeRecord(sandbox.read('work/record.json'))
  expect([command, options?.build, options?.files]).toEqual(['sh built.sh', 'cp source.sh built.sh', 'built.sh'])
  const named = await compare('main')
  expect(named.stdout).toMatch(/parse regressed by (9\.\d|1\d)%/)
  // An option wins over the file, and two commands are two commands.
  const other = await compare('--set', 'files=source.sh', '--build', 'true', '--', 'sh', 'source.sh')
  expect(other.stdout).toMatch(/parse regressed by (9\.\d|1\d)%/)
  const two = await compare('sh source.sh', 'sh source.sh #')
  expect(two.stdout).toContain('sh source.sh → sh source.sh #')
})

test('each version is built as its own commit says', async () => {
  const { sandbox, work, compare } = makeWork()
  const moved = described.join('\n').replace('cp source.sh', 'cp moved.sh')
  work.git('mv', 'source.sh', 'moved.sh')
  work.commit({ 'moved.sh': source(1_200_000), 'counterbalance.yml': moved })
  sandbox.write('work/moved.sh', source(1_200_000))
  const { status, stdout, stderr } = await compare('HEAD~1')
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(/parse regressed by (19|2\d)/)
})

test('each version has the files and the installation that its own commit names', async () => {
  const { work, compare } = makeWork()
  const measured = (install: string, files: string): string =>
    `command: sh run.sh\ninstall: ${install}\nfiles: [${files}]\nrun:\n  fresh-copies: round\n`
  work.commit({ 'old.sh': source(1_000_000), 'counterbalance.yml': measured('cp old.sh run.sh', 'old.sh') })
  work.git('rm', '--quiet', 'old.sh')
  work.commit({ 'new.sh': source(1_200_000), 'counterbalance.yml': measured('cp new.sh run.sh', 'new.sh') })
  const { status, stdout, stderr } = await compare('HEAD~1', '--set', 'seed=scenario')
  expect(status, stderr).toBe(0)
  expect(stdout).toMatch(/parse regressed by (19|2\d)/)
  const given = await compare('HEAD~1', '--set', 'install=cp new.sh run.sh')
  expect(given.stderr).toContain('new.sh')
})

test('a suite has its own description', async () => {
  const { sandbox, compare } = makeWork()
  sandbox.write(
    'work/counterbalance.yml',
    `${described.join('\n')}suites:\n  other: { command: 'sh built.sh; true' }\n`,
  )
  sandbox.write('work/source.sh', source(900_000))
  const { stdout, status, stderr } = await compare('--set', 'suite=other')
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('parse')
  expect(decodeRecord(sandbox.read('work/record.json'))).toMatchObject({
    suite: 'other',
    command: 'sh built.sh; true',
  })
})

test('each suite that the file describes is compared in turn, and one answer tells of all', {
  tags: 'nightly',
}, async () => {
  const { sandbox, work } = makeWork()
  const suites = 'suites:\n  small: { command: sh built.sh }\n  large: { command: sh built.sh }\n'
  work.commit({ 'counterbalance.yml': `${described.slice(1).join('\n')}${suites}` })
  sandbox.write('work/source.sh', source(1_200_000))
  const run = async (...words: readonly string[]) =>
    await counterbalance(sandbox, ['compare', ...words, '--rounds', '5', '--set', 'seed=scenario'], {
      directory: work.path,
    })
  const both = await run('--json', 'r.json', '--fail-on', 'regressed')
  expect(both.status, both.stderr).toBe(1)
  expect(JSON.parse(sandbox.read('work/r.json')).sections).toMatchObject([{ suite: 'large' }, { suite: 'small' }])
  expect(both.stdout).toMatch(/^large: ✗ parse regressed by 20%[\s\S]*^small: ✗ parse regressed by 20%/m)
  expect((await run('--record', 'r.json')).stderr).toContain('name one by "--set suite=NAME"')
  expect((await run('--set', 'suite=large')).stdout).toMatch(/parse regressed by/)
})

test('a word that is no version, and no command, is refused with what the file could say', async () => {
  const { sandbox, compare } = makeWork()
  sandbox.write('work/counterbalance.yml', '')
  expect((await compare()).stderr).toContain('or "command" in counterbalance.yml')
  sandbox.write('work/counterbalance.yml', 'comand: x\n')
  expect((await compare()).stderr).toContain('did you mean "command"?')
})
