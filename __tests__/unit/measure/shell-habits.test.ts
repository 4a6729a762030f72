import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { type Command, type Exit, makeArgv } from '../../../src/measure/process.js'
import { findShellHabit } from '../../../src/measure/shell-habits.js'
import { explain, makeReason } from '../../../src/record/reasons.js'
import { makePorts, makeSession } from './clockwork.js'

const line = (text: string): Command => ({ kind: 'shell', line: text })
const typed = (text: string): Command => ({ kind: 'shell', line: text, pipefail: false })
const ended = (status: number): Exit => ({ kind: 'exited', status })

test('a pipe fails by its last part where commands are compared, and by any part elsewhere', () => {
  expect(makeArgv(typed('yes | head -1'), 'bash')).toEqual([
    'bash',
    '--noprofile',
    '--norc',
    '-e',
    '-c',
    'yes | head -1',
  ])
  expect(makeArgv(line('yes | head -1'), 'bash')).toContain('pipefail')
})

test.each<[Command, Exit, string, object]>([
  [line('yes | head -1'), ended(141), 'y', { habit: 'closed-pipe', closer: 'head' }],
  [line("./app 'a|b' || true | sort | head -1"), ended(141), '', { habit: 'closed-pipe' }],
  [line('./app bench'), ended(141), '', {}],
  [typed('yes | head -1'), ended(141), '', {}],
  [{ kind: 'argv', argv: ['./app', '|'] }, ended(141), '', {}],
  [line('let i=0; ./app'), ended(1), '', { habit: 'first-failure' }],
  [line('cd build\n./app'), ended(1), 'bash: line 1: cd: build: No such file', { habit: 'first-failure' }],
  [line('./app; '), ended(1), '', {}],
  [line('./build && ./app'), ended(1), '', {}],
  [line('aap; ./app'), ended(127), 'bash: line 1: aap: command not found', {}],
  [line('./a; ./b'), ended(2), 'usage: a FILE', {}],
  [line('grep zebra log | wc -l'), ended(1), '', { habit: 'part-of-pipe' }],
  [typed('cat log | grep zebra'), ended(1), '', {}],
  [line('read name; ./app $name'), ended(1), '', { habit: 'empty-input' }],
  [{ kind: 'argv', argv: ['python3', 'app.py'] }, ended(1), 'EOFError: EOF when reading', { habit: 'empty-input' }],
  [line('ssh -t host'), ended(1), 'the input device is not a TTY', { habit: 'empty-input' }],
  [line('./app; ./b'), { kind: 'signalled', signal: 'SIGKILL' }, '', {}],
])('%j that ended by %j and printed %j', (command, exit, printed, expected) => {
  expect(findShellHabit(command, { exit, shell: 'bash', printed })).toEqual(expected)
})

test.each([
  [
    { habit: 'closed-pipe', closer: 'head' },
    'head closed the pipe, which "set -o pipefail" takes for a failure: begin the line with "set +o pipefail;" if that is meant',
  ],
  [
    { habit: 'closed-pipe' },
    'a later part closed the pipe, which "set -o pipefail" takes for a failure: begin the line with "set +o pipefail;" if that is meant',
  ],
  [{ habit: 'empty-input' }, 'standard input is empty here: let the command read a file instead, as in "< input.txt"'],
] as const)('%j in words', (habit, words) => {
  const reason = makeReason('ended', { what: 'command', exit: 'exited', status: 141, ...habit })
  expect(explain(reason)).toBe(`the command ended with exit status 141 (${words})`)
})

test('a run that failed says so', async () => {
  const { ports } = makePorts(() => 1)
  const session = makeSession(['a', 'b'])
  const sides = session.sides.map(side => ({ ...side, command: line(side.name === 'a' ? 'ok' : 'broken; broken') }))
  const { rounds } = await measure({ ...session, sides }, { ...ports, shell: 'sh' })
  expect(rounds[0]!.flatMap(({ failure }) => failure ?? [])).toContainEqual(
    expect.objectContaining({ code: 'ended', status: 1, habit: 'first-failure' }),
  )
})
