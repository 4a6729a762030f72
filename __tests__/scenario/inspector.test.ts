import { createServer } from 'node:net'
import { expect } from 'vitest'
import { runStep } from './action.js'
import { type Ended, startCounterbalance } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { compareSides } from './sides.js'
import { testFirst } from './some-at-night.js'
import { copyDist, useOpenDirectories, withoutRoot } from './without-root.js'

useOpenDirectories()

/** A port that nobody listens on. */
async function findPort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  await new Promise(resolve => server.close(resolve))
  return port
}

const entries: Readonly<Record<string, (sandbox: Sandbox, options: string) => Promise<Ended>>> = {
  'the action': async (sandbox, options) => {
    const inputs = { command: 'bash bench.sh', baseline: 'dir:../a', warmup: '0', rounds: '5' }
    return await runStep(sandbox, { inputs, variables: { 'INPUT_GITHUB-TOKEN': 'hidden', NODE_OPTIONS: options } })
  },
  'the command line': async (sandbox, options) => {
    const words = [...compareSides, '--rounds', '5', '--', 'bash', 'bench.sh']
    return await startCounterbalance(sandbox, words, { variables: { NODE_OPTIONS: options } }).ended
  },
  'the action with isolation': async (sandbox, options) => {
    const shared = { command: 'bash bench.sh', baseline: 'dir:../a', isolate: 'auto' }
    const step = { inputs: { ...shared, warmup: '0', rounds: '5' }, before: withoutRoot, bundle: copyDist(sandbox) }
    return await runStep(sandbox, {
      ...step,
      variables: { 'INPUT_GITHUB-TOKEN': 'hidden', NODE_OPTIONS: options },
    })
  },
}

/** Signals what started the stopwatch, and looks for two seconds for somebody who listens. */
const attack = (port: number): string => `
if [ ! -e $HOME/options ]; then
  echo "$NODE_OPTIONS" > $HOME/options
  kill -USR1 $(ps -o ppid= -p $PPID)
  echo closed > $HOME/inspector
  for turn in $(seq 20); do
    (exec 3<> /dev/tcp/127.0.0.1/${port}) 2> /dev/null && echo open > $HOME/inspector && break
    sleep 0.1
  done
fi
echo '{"bench":"parse","value":1,"unit":"B"}'
`

testFirst(
  1,
  Object.keys(entries).flatMap((entry): [entry: string, way: string, option: string][] => [
    [entry, 'a signal', '--inspect-port'],
    [entry, 'inherited options', '--inspect'],
  ]),
)('no command reaches an inspector of %s by %s', async (entry, _, option) => {
  const [sandbox, port] = [makeSandbox(), await findPort()]
  for (const side of ['a', 'b', 'work']) sandbox.write(`${side}/bench.sh`, `${attack(port)}# ${side}\n`)
  const options = `${option}=127.0.0.1:${port}`
  const { status, stdout, stderr } = await entries[entry]!(sandbox, options)
  expect(status, stdout + stderr).toBe(0)
  expect(sandbox.read('inspector')).toBe('closed\n')
  expect(sandbox.read('options')).toBe(`${options}\n`)
})
