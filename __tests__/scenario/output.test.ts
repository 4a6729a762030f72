import { expect, test } from 'vitest'
import { explain, type Reason } from '../../src/record/reasons.js'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { compareSides } from './sides.js'
import { testFirst } from './some-at-night.js'

const line = '{"bench":"parse","value":5.0123,"unit":"B"}'

const counted = (sandbox: Sandbox): string =>
  `n=0; [ -e ${sandbox.at('n')} ] && read -r n < ${sandbox.at('n')}; n=$((n + 1)); echo $n > ${sandbox.at('n')}`

async function compare(
  script: (sandbox: Sandbox) => string,
  output: string,
  { options = [], files = {} }: { options?: readonly string[]; files?: Readonly<Record<string, string>> } = {},
) {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) {
    sandbox.write(`${side}/bench.sh`, script(sandbox))
    for (const [name, text] of Object.entries(files)) sandbox.write(`${side}/${name}`, text)
  }
  const words = [
    ...compareSides,
    '--rounds',
    '5',
    '--json',
    'a.json',
    '--record',
    'record.json',
    '--set',
    `output=${output}`,
  ]
  const ended = await counterbalance(sandbox, [...words, ...options, '--', 'sh', 'bench.sh'])
  const reasons: readonly string[] = JSON.parse(sandbox.read('record.json'))
    .rounds.flat()
    .flatMap(({ failure }: { failure?: Reason }) => (failure ? explain(failure) : []))
  return { ...ended, sandbox, reasons, report: readReport(sandbox, 'a.json') }
}

const unchanged = [{ benchmark: 'parse', verdict: 'unchanged', baseline: { median: 5.0123 } }]

test('the numbers of a command are read from the file that it writes', async () => {
  const { report, reasons } = await compare(() => `echo noise; echo '${line}' > out.json`, 'out.json')
  expect(findingsOf(report)).toMatchObject(unchanged)
  expect(reasons).toEqual([])
})

test('sides that stay where they are write to one file by turns', async () => {
  const { report } = await compare(() => `echo '${line}' >> out.json`, './out.json', {
    options: ['--set', 'copies=in-place'],
  })
  expect(findingsOf(report)).toMatchObject([{ ...unchanged[0], contender: { n: 10 } }])
})

test('what a command appends to is empty before', async () => {
  const old = line.replace('5.0123', '900')
  const { report } = await compare(() => `echo '${line}' >> out.json`, 'out.json', {
    files: { 'out.json': `${old}\n` },
  })
  expect(findingsOf(report)).toMatchObject(unchanged)
})

test('an invocation that forgets to write has failed, whatever the one before it wrote', async () => {
  const script = (sandbox: Sandbox) => `${counted(sandbox)}\n[ $n = 7 ] || echo '${line}' > out.json`
  const { report, reasons } = await compare(script, 'out.json')
  expect(findingsOf(report)).toMatchObject([{ benchmark: 'parse' }])
  expect(reasons).toEqual(['"output" (out.json) is not there: the command did not write it'])
})

test('a file that is brought from elsewhere, with its old time, is not what this invocation measured', async () => {
  const { reasons, status } = await compare(() => 'cp old.json out.json; touch -d 2020-01-01 out.json', 'out.json', {
    files: { 'old.json': `${line}\n` },
  })
  expect(reasons[0]).toContain('is older than this run')
  expect(status).toBe(4)
})

test('a directory is read as a whole, without what earlier invocations and its user left in it', async () => {
  const script = (sandbox: Sandbox) =>
    `${counted(sandbox)}\nmkdir -p out/deep; echo '${line}' > out/deep/$n.json; echo '${line}' > out/again.json; echo 1 > out/not.txt`
  const stale = line.replace('5.0123', '900')
  const { report, reasons, sandbox } = await compare(script, 'out', {
    options: ['--set', 'copies=in-place'],
    files: { 'out/kept.json': stale, 'out/again.json': stale },
  })
  expect(reasons).toEqual([])
  expect(findingsOf(report)).toMatchObject([{ ...unchanged[0] }])
  expect(sandbox.read('a/out/kept.json')).toBe(stale)
})

testFirst<[script: string, problem: string]>(1, [
  ['mkdir -p out', 'holds no file whose name ends with .json or .xml'],
  ['true', 'holds only files that are older than this run'],
  ['rm -r out; mkfifo out', 'is neither a file nor a directory'],
  ['rm -r out; ln -s /etc/passwd out', 'is neither a file nor a directory'],
  ['truncate -s 70M out/old.json', 'is larger than 64 MiB'],
  ['mkdir -p out/many; cd out/many; seq -f %g.json 5001 | xargs touch', 'holds more than 5000 files'],
])('%s: %s', async (script, problem) => {
  const files = script.startsWith('mkdir -p out') && !script.includes('many') ? {} : { 'out/old.json': line }
  const { reasons, status } = await compare(() => script, 'out', { files })
  expect(reasons[0]).toContain(`"output" (out) ${problem}`)
  expect(status).toBe(4)
})

test.each(['../out.json', '/tmp/out.json', '.', 'a/../../b'])('%s is no place in a copy', async output => {
  const { status, stderr } = await counterbalance(makeSandbox(), [
    ...compareSides,
    '--set',
    `output=${output}`,
    '--',
    'true',
  ])
  expect(stderr).toContain(
    `invalid value "${output}" for "--set output"; it must be a file or directory inside of the working directory`,
  )
  expect(status).toBe(2)
})

test('a self-test reads them too', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write(
    'a/bench.sh',
    `${counted(sandbox)}; echo '{"bench":"parse","unit":"us","value":'$((50000 + n % 7 * 9))'}' > out.json`,
  )
  const words = [
    'self-test',
    'a',
    '--sessions',
    '2',
    '--rounds',
    '5',
    '--set',
    'seed=scenario',
    '--set',
    'output=out.json',
  ]
  const { status, stdout } = await counterbalance(sandbox, [...words, '--', 'sh', 'bench.sh'])
  expect(stdout).toContain('was found in all 2')
  expect(status).toBe(0)
})

const failing = `printf 'BenchmarkA-2\\t1000\\t12.5%s ns/op\\n--- FAIL: BenchmarkB\\nFAIL\\n' $(date +%N | cut -c 7-8); echo boom >&2; exit 1`

test('where one benchmark fails, the tool ends with an exit status, and the others are compared', {
  tags: 'nightly',
}, async () => {
  const { report, reasons } = await compare(() => `{ ${failing}; } > out.txt`, 'out.txt')
  expect(reasons).toEqual([])
  expect(findingsOf(report)).toMatchObject([
    {
      benchmark: 'BenchmarkB-2',
      verdict: 'not-comparable',
      reason: { message: expect.stringMatching(/it failed; .*status 1: boom/) },
    },
    { benchmark: 'BenchmarkA-2', verdict: 'unchanged', baseline: { n: 10 } },
  ])
})

test('a tool that fails without a word about any benchmark has failed', async () => {
  const script = `{ printf 'BenchmarkA-2\\t1000\\t12.5 ns/op\\n'; exit 1; } > out.txt`
  const { reasons, status } = await compare(() => script, 'out.txt', { options: ['--set', 'format=go'] })
  expect(reasons[0]).toContain('ended with exit status 1')
  expect(status).toBe(4)
})

test('lines that a script printed before it failed do not count', { tags: 'nightly' }, async () => {
  const script = `echo '${line}' > out.json; echo '{"bench":"b","error":"no"}' >> out.json; exit 1`
  const { reasons, status } = await compare(() => script, 'out.json')
  expect(reasons[0]).toContain('ended with exit status 1')
  expect(status).toBe(4)
})

const table = `echo 'Name (time in us)         Min                 Max'; echo 'test_parse     261.4 (1.0)     554.4 (1.0)'`

test('a table for people ends the run after the first invocation, and says what to add', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, `${counted(sandbox)}\n${table}`)
  const words = [...compareSides, '--set', 'copies=1+1', '--rounds', '2']
  const { status, stderr } = await counterbalance(sandbox, [...words, '--', 'sh', 'bench.sh'])
  expect(status).toBe(4)
  expect(stderr).toMatch(/this is the table of pytest-benchmark, .*add --benchmark-json=result\.json to the command/)
  expect(Number(sandbox.read('n'))).toBeLessThan(3)
  // Measured, but in too few rounds for a verdict.
  const meant = await counterbalance(sandbox, [...words, '--set', 'format=process', '--', 'sh', 'bench.sh'])
  expect([meant.status, meant.stderr]).toEqual([3, expect.stringContaining('done: 2 rounds')])
})
