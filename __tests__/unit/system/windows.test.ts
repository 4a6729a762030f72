import { expect, test } from 'vitest'
import { makeArgv, warnOfShell } from '../../../src/measure/process.js'
import { windows } from '../../../src/system/platform/windows.js'

const call = {
  argv: [],
  directory: 'C:\\work space',
  environment: { PATH: 'C:\\bin;"D:\\my tools"', PATHEXT: '.COM;.EXE;.CMD;.JS' },
}

test.each<[name: string, candidates: readonly string[]]>([
  ['node.exe', ['C:\\bin\\node.exe', 'D:\\my tools\\node.exe']],
  [
    'npm',
    [
      'C:\\bin\\npm.com',
      'C:\\bin\\npm.exe',
      'C:\\bin\\npm.cmd',
      'C:\\bin\\npm',
      'D:\\my tools\\npm.com',
      'D:\\my tools\\npm.exe',
      'D:\\my tools\\npm.cmd',
      'D:\\my tools\\npm',
    ],
  ],
  ['./old/app', ['.com', '.exe', '.cmd', ''].map(ending => `C:\\work space\\old\\app${ending}`)],
  ['D:\\x\\app.EXE', ['D:\\x\\app.EXE']],
])('%s is looked for where Windows looks', (name, candidates) => {
  expect(windows.listCandidates(name, call)).toEqual(candidates)
})

test('the bash of WSL is not taken for one of this system', () => {
  const environment = {
    PATH: 'C:\\Windows\\System32;C:\\Users\\me\\AppData\\Local\\Microsoft\\WindowsApps;C:\\msys\\bin',
  }
  const folders = new Set(
    windows.listCandidates('bash', { ...call, environment }).map(path => path.replace(/\\[^\\]*$/, '')),
  )
  expect([...folders]).toEqual(['C:\\msys\\bin'])
})

test.each<[kind: string, program: string, argv: readonly string[], line: string]>([
  ['plain words', 'C:\\node.exe', ['node', 'a.js'], 'node a.js'],
  ['spaces, and an empty word', 'C:\\node.exe', ['node', 'a b', ''], 'node "a b" ""'],
  ['a quote', 'C:\\node.exe', ['node', 'say "hi"'], 'node "say \\"hi\\""'],
  ['backslashes before a quote, and at the end', 'C:\\x.exe', ['x', 'a\\"b', 'c d\\'], 'x "a\\\\\\"b" "c d\\\\"'],
  [
    'a line for cmd',
    'C:\\cmd.exe',
    ['cmd', '/d', '/s', '/c', 'echo "a b" & type c'],
    'cmd /d /s /c "echo "a b" & type c"',
  ],
  [
    'a batch file',
    'C:\\my tools\\npm.CMD',
    ['npm', 'run', 'a&b', '50%', 'say "hi"'],
    'cmd.exe /e:ON /v:OFF /d /s /c ""C:\\my tools\\npm.CMD" run "a&b" "50%%cd:~,%" "say ""hi""""',
  ],
])('%s are written as their reader splits them', (_, program, argv, line) => {
  expect(windows.encode({ program, argv }).argv.join(' ')).toBe(line)
})

test('cmd gets one line, which ends with its first command that fails', () => {
  const argv = makeArgv({ kind: 'shell', line: 'npm ci\n  npm run build\n' }, 'cmd')
  expect(argv).toEqual(['cmd', '/d', '/s', '/c', 'npm ci && npm run build'])
  expect(warnOfShell([{ kind: 'shell', line: 'x' }], 'cmd')).toEqual([
    {
      code: 'run-by-cmd',
      message: 'no bash was found, so cmd ran the command. It does not stop if a part of a pipe fails',
    },
  ])
})

test.each<[kind: string, path: string, explained: boolean]>([
  ['a program', 'C:\\a\\b.exe', false],
  ['a script without an ending', 'C:\\a\\npm', true],
  ['a script of a shell', 'C:\\a\\run.sh', true],
  ['what another program must be registered for', 'C:\\a\\run.js', true],
])('%s: whether Windows starts it', (_, path, explained) => {
  expect(windows.explainKind(path, call)?.startsWith(`Windows does not start ${path}, because`) ?? false).toBe(
    explained,
  )
})

test('parts of a path from elsewhere that would lead out of a directory are foreign', () => {
  expect(['a', 'a b', '..\\x', 'C:', 'a:stream'].map(windows.isForeign)).toEqual([false, false, true, true, true])
  expect(windows.listSpellings('C:\\a\\b')).toEqual(['C:\\a\\b', 'C:/a/b', 'C:\\\\a\\\\b'])
  expect(['Path', 'PATH', 'pathext', 'Paths'].map(windows.nameVariable)).toEqual(['PATH', 'PATH', 'PATHEXT', 'Paths'])
})
