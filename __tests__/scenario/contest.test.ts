import { expect, test } from 'vitest'
import { decodeRecord } from '../../src/record/decode.js'
import { counterbalance } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox } from './sandbox.js'

/** A command that prints a count, which is the same each time. */
const count = (value: number): string => `echo '{"bench":"parse","value":${value},"unit":"B"}'`

const files = ['--record', 'r.json', '--markdown', 'r.md', '--html', 'r.html']

test('commands before -- are one side each; one that fails does not stop the others', async () => {
  const sandbox = makeSandbox()
  const commands = [count(1000), count(500), 'exit 3', `sleep 0; ${count(500)}`]
  const words = ['compare', '-n', 'old', '-n', 'half', '-n', 'broken', ...commands, ...files]
  const { status, stdout, stderr } = await counterbalance(sandbox, words)
  expect(status, stderr).toBe(0)
  expect(stderr).toMatch(/^[25] to 20 rounds of .* × 8: .* m?s to .* s/m)
  expect(stdout).toMatch(/^half and sleep 0; echo .* tie for best of the sides that can be compared\. ✗ broken fails$/m)
  expect(stdout).toMatch(/ +1\.00 kB +\* −50\.0% +! +\* −50\.0%$/m)
  expect(stdout).toContain('! broken failed each time: the command ended with exit status 3')
  const record = decodeRecord(sandbox.read('r.json'))
  expect(record).toMatchObject({ baseline: 'old', sides: [{ name: 'old' }, { name: 'half' }, { name: 'broken' }, {}] })
  expect(record.rounds[0]).toHaveLength(8)
  expect(sandbox.read('r.md')).toContain('<code>half</code>')
  expect(sandbox.read('r.html')).toContain('<code>half</code>')
  const again = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(JSON.parse(again.stdout)).toMatchObject({
    schema: 'counterbalance/report@2',
    multiWay: [{ rankings: [{ unranked: ['broken'] }] }],
  })
})

test('each value of a parameter is a command where there is one command, as hyperfine has it', async () => {
  const sandbox = makeSandbox()
  const command = `echo '{"bench":"parse","value":{n},"unit":"B"}'`
  const words = ['compare', '-L', 'n', '1000,500', '--rounds', '5', '--record', 'r.json', command]
  const { status, stdout } = await counterbalance(sandbox, words)
  expect(status).toBe(0)
  expect(decodeRecord(sandbox.read('r.json')).sides.map(({ name }) => name)).toEqual([count(1000), count(500)])
  expect(stdout).toContain('−50.0%')
})

test('of a process only the end of a long output is kept, and without a shell nothing reads its line', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const words = ['compare', '--rounds', '5', '--record', 'r.json', '-N', 'head -c 70M /dev/zero', 'echo $HOME | cat']
  expect((await counterbalance(sandbox, words)).status).toBe(0)
  const { rounds } = decodeRecord(sandbox.read('r.json'))
  expect(new Set(rounds.flat().map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
})

test('commits and directories are sides by their names, each in copies of its own', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  for (const value of [1000, 2000, 3000]) {
    work.commit({ 'bench.sh': count(value) }, `${value}`)
    work.git('tag', `v${value}`)
  }
  const sides = ['second=v2000', 'v1000', '.']
  const setup = ['--setup', 'echo built >> built.txt', '--rounds', '2', '--warmup', '0']
  const words = ['compare', ...sides, ...setup, '--json', '../a.json', '--', 'sh', 'bench.sh']
  const { status, stderr } = await counterbalance(sandbox, words, { directory: work.path })
  expect(status, stderr).toBe(0)
  const { sections, multiWay } = JSON.parse(sandbox.read('a.json'))
  const changes = sections.map((one: { names: { contender: string }; findings: [{ change: { value: number } }] }) => [
    one.names.contender,
    one.findings[0].change.value,
  ])
  expect(changes).toEqual([
    ['v1000', -0.5],
    ['current', 0.5],
  ])
  expect(multiWay[0].rankings[0].places[0]).toEqual({ side: 'v1000', change: -0.5, isAmongBest: true })
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
  const wrong = await counterbalance(sandbox, ['compare', 'a=v1000', 'b=none', '--', 'true'], {
    directory: work.path,
  })
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('"b=none" is neither a directory nor a commit of this repository or its origin'),
  ])
})
