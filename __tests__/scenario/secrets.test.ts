import { lstatSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runStep, type Step, type Texts } from './action.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'

const good = '{"bench":"parse","value":1,"unit":"B"}'

/** The action on two sides whose command first runs `line`; in `$HOME` it can leave what it finds. */
async function runAction(
  sandbox: Sandbox,
  line: string,
  { inputs = {}, variables = {} }: { inputs?: Texts; variables?: Texts } = {},
): Promise<Step> {
  const script = `${line}\necho '${good}'\n`
  sandbox.write('baseline/bench.sh', script)
  sandbox.write('work/bench.sh', `${script}# changed\n`)
  const given = { command: 'sh bench.sh', baseline: 'dir:../baseline', warmup: '0', rounds: '5', ...inputs }
  return await runStep(sandbox, { inputs: given, variables })
}

const secrets = {
  'INPUT_GITHUB-TOKEN': 'hidden-1',
  ACTIONS_RUNTIME_TOKEN: 'hidden-2',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'hidden-3',
  GITHUB_TOKEN: 'hidden-4',
  NPM_TOKEN: 'hidden-5',
  SIGNING_KEY: 'hidden-6',
  AWS_PROFILE: 'hidden-7',
  // Not by its name, but it holds the token of the step.
  CLONE_URL: 'https://x:hidden-1@github.com',
}

test('no ancestor of a command holds a secret in its environment, or the log says why', async () => {
  const sandbox = makeSandbox()
  const walk = [
    'pid=$$',
    // As far as the process of the tests, whose own variables may be those of a runner.
    `while [ $pid != ${process.pid} ] && [ $pid -gt 0 ]; do`,
    `  { echo "$pid"; tr '\\0' '\\n' < /proc/$pid/environ; } >> $HOME/seen 2>> $HOME/unseen`,
    "  pid=$(sed -n 's/^PPid:[^0-9]*//p' /proc/$pid/status)",
    'done',
    'echo "$pid" >> $HOME/seen',
  ].join('\n')
  const step = await runAction(sandbox, walk, { variables: { ...secrets, GITHUB_ENV: sandbox.write('env', '') } })
  expect(step, step.stdout).toMatchObject({ status: 0, outputs: { status: 'unchanged' } })
  const seen = sandbox.read('seen')
  expect(seen).toContain(`\n${process.pid}\n`)
  const exposed = 'The measured commands can read the token of this step, because it could not be hidden: '
  if (process.execve === undefined)
    expect(step.stdout).toContain(`${exposed}Node.js ${process.version} cannot start itself again.`)
  else {
    expect(step.stdout).not.toContain(exposed)
    expect(seen).not.toMatch(/hidden-|^GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)=|^INPUT_/m)
  }
  expect(step.stderr).toBe('')
})

test('commands are not given what looks like a secret, unless it is passed', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const kept = { KEPT: '1', AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-west-1', KEYS: '1', TOKENIZER: '1' }
  const others = { API_SECRET: 'x', DB_PASSWORD: 'x', GOOGLE_APPLICATION_CREDENTIALS: 'x', npm_config_token: 'x' }
  const tell = 'env >> $HOME/seen'
  const inputs = {
    prepare: tell,
    toolchain: `${tell}; echo 1`,
    'pass-env': 'DB_PASSWORD  UNSET\nNPM_TOKEN',
  }
  await runAction(sandbox, tell, { inputs, variables: { ...secrets, ...kept, ...others } })
  const names = new Set(
    sandbox
      .read('seen')
      .split('\n')
      .map(line => line.split('=')[0]),
  )
  expect([...names]).toEqual(expect.arrayContaining([...Object.keys(kept), 'DB_PASSWORD', 'NPM_TOKEN']))
  const withheld = [...Object.keys(secrets), ...Object.keys(others)].filter(
    name => !['DB_PASSWORD', 'NPM_TOKEN'].includes(name),
  )
  expect(withheld.filter(name => names.has(name))).toEqual([])
})

testFirst(1, [
  ['the command', {}, 'exit 3', 'the command ended with exit status 3', 'GH_TOKEN, NPM_TOKEN, AWS_PROFILE'],
  [
    '"prepare"',
    { prepare: 'exit 4' },
    'true',
    '"prepare" ended with exit status 4',
    'GH_TOKEN, NPM_TOKEN, AWS_PROFILE',
  ],
  [
    '"install"',
    { install: 'exit 5' },
    'true',
    '"install" (exit 5) ended with exit status 5 in copy 1 of the baseline',
    'GH_TOKEN',
  ],
])('where %s fails, what was withheld is named', async (_, inputs, line, says, names) => {
  const variables = { GH_TOKEN: 'hidden-4', NPM_TOKEN: 'hidden-5', AWS_PROFILE: 'hidden-7' }
  const step = await runAction(makeSandbox(), line, { inputs, variables })
  expect(step.stdout).toContain(
    `${says} (for safety, it did not get these variables: ${names}; "pass-env" lists those that it shall get)`,
  )
  expect(step.stdout).not.toContain('hidden-')
  expect(step.status).toBe(1)
})

test.each([
  ['--token', 'invalid value "--token" for "pass-env"; it must be names of variables, such as NPM_TOKEN'],
  [
    'ACTIONS_RUNTIME_TOKEN',
    `"pass-env" holds "ACTIONS_RUNTIME_TOKEN", which is the runner's own and is given to no command`,
  ],
])('%s is not passed', async (name, says) => {
  const step = await runAction(makeSandbox(), 'true', { inputs: { 'pass-env': `NPM_TOKEN ${name}` } })
  expect(step.stdout).toContain(says)
  expect(step.status).toBe(1)
})

test('what commands write to the files of the runner is removed before the step writes to them', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const names = { GITHUB_ENV: 'env', GITHUB_PATH: 'path', GITHUB_STATE: 'state' }
  sandbox.write('env', 'FROM=before\n')
  sandbox.write('path', '')
  const lines = [
    'echo BASH_ENV=/tmp/evil >> $HOME/env',
    'ln -sf /etc/passwd $HOME/path',
    'rm -rf $HOME/state; mkdir -p $HOME/state',
    'echo status=improved >> $HOME/output',
    'echo "# approved" >> $HOME/summary',
  ]
  const variables = Object.fromEntries(Object.entries(names).map(([name, file]) => [name, sandbox.at(file)]))
  const step = await runAction(sandbox, lines.join('\n'), { variables })
  expect(step).toMatchObject({ status: 0, outputs: { status: 'unchanged' } })
  expect(sandbox.read('env')).toBe('FROM=before\n')
  expect(sandbox.read('output')).not.toContain('status=improved')
  expect(step.summary).toMatch(/^✅ \*\*.* did not change\.\*\*/)
  expect(lstatSync(sandbox.at('path'))).toMatchObject({ size: 0 })
  expect(sandbox.read('state')).toBe('')
  for (const name of [...Object.keys(names), 'GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'])
    expect(step.stdout).toContain(`::warning::A command wrote to the file of ${name}, which only this step may write`)
})

test('files of the runner that nobody has written to are left alone', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const before = lstatSync(sandbox.write('env', 'FROM=before\n'), { bigint: true })
  const step = await runAction(sandbox, 'true', { variables: { GITHUB_ENV: sandbox.at('env') } })
  expect(lstatSync(sandbox.at('env'), { bigint: true }).ctimeNs).toBe(before.ctimeNs)
  expect(step.stdout).not.toContain('A command wrote to')
})
