import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { runStep } from './action.js'
import { makeSandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'
import { copyDist, mayIsolate, useOpenDirectories, withoutRoot, works } from './without-root.js'

useOpenDirectories()

const scope = '/proc/sys/kernel/yama/ptrace_scope'
/** Whether the kernel lets a process read the memory of one that it does not descend from. */
const isOpenByDefault = !(existsSync(scope) && Number(readFileSync(scope, 'utf8')) > 0)

/** Whether Node can be started again: some versions cannot do it, and whoever is not root may not look where it lies. */
const canRestart = process.execve !== undefined && works('test', '-x', process.execPath)

/** Opens the memory of what started the stopwatch, as one that wants the token would; it writes down whose it can open. */
const attack = `
node=$(ps -o ppid= -p $PPID | tr -d ' ')
echo $node >> $HOME/tried
(exec 3< /proc/$node/mem) 2> /dev/null && echo memory >> $HOME/open
[ -n "$(head -c 1 /proc/$node/environ 2> /dev/null)" ] && echo environment >> $HOME/open
echo '{"bench":"parse","value":1,"unit":"B"}'
`

testFirst(1, ['off', 'auto'])(
  'with "isolate: %s" no command can read the memory of the action, or the log says why',
  async isolate => {
    const sandbox = makeSandbox()
    for (const side of ['a', 'work']) sandbox.write(`${side}/bench.sh`, `${attack}# ${side}\n`)
    const inputs = { command: 'bash bench.sh', baseline: 'dir:../a', warmup: '0', rounds: '5', isolate }
    const variables = { 'INPUT_GITHUB-TOKEN': 'hidden' }
    const step = await runStep(sandbox, { inputs, variables, before: withoutRoot, bundle: copyDist(sandbox) })
    expect(step.status, step.stdout + step.stderr).toBe(0)
    expect(sandbox.read('tried')).toMatch(/^\d+\n/)
    const isClosed = canRestart || (isolate === 'auto' && mayIsolate) || !isOpenByDefault
    expect(existsSync(sandbox.at('open')) ? sandbox.read('open').split('\n')[0] : 'nothing').toBe(
      isClosed ? 'nothing' : 'memory',
    )
    const exposed = 'The measured commands can read the token of this step'
    if (!canRestart) expect(step.stdout).toContain(exposed)
    else expect(step.stdout).not.toContain(exposed)
  },
)
