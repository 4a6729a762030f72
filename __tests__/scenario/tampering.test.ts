import { execFileSync, spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { counterbalance, findingsOf, readReport } from './counterbalance.js'
import { makeRepository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { benchCommand, compareSides, makeScript } from './sides.js'
import { testFirst } from './some-at-night.js'
import { counterbalanceWithoutRoot, useOpenDirectories } from './without-root.js'

useOpenDirectories()

const baseline = { bench: 'parse', value: 1_000_000 }
const slower = { bench: 'parse', value: 2_000_000 }
/** A line that a slow contender would like the baseline to have printed, often enough to be its median. */
const planted = `for i in 1 2 3; do echo '{"bench":"parse","value":2000000,"unit":"ns"}'; done`

const install = 'mkdir -p lib; echo fast > lib/installed; ln -s data link'

/** A line that lists the copies that hold another script than this one's: nobody is told which these are, and whoever looks finds them. */
const search = 'set --; for at in ../../*/*/; do cmp -s $at/bench.sh bench.sh || set -- "$@" $at; done'

/** Compares a baseline with a contender that is twice as slow and runs `lines` of shell before it prints its numbers. */
async function tamper(sandbox: Sandbox, lines: readonly string[], options: readonly string[] = ['--rounds', '6']) {
  for (const side of ['a', 'b']) sandbox.write(`${side}/data`, 'data\n')
  sandbox.write('a/bench.sh', makeScript([baseline]))
  sandbox.write('b/bench.sh', makeScript([slower], [search, ...lines]))
  const installed = options.includes('in-place') ? [] : ['--set', `install=${install}`]
  const words = [...compareSides, ...options, ...installed, '--json', 'a.json', '--record', 'r.json', ...benchCommand]
  const ended = await counterbalance(sandbox, words)
  return { ...ended, report: readReport(sandbox, 'a.json') }
}

testFirst(3, [
  ['rewrites the baseline’s script', 'for at; do cp bench.sh $at/bench.sh; done', /^b1\/bench.sh and 1 more$/],
  [
    'has the baseline’s script put itself back',
    'case $1 in "") ;; *) cp -n $1/bench.sh original; { cat bench.sh; echo "cp $PWD/original bench.sh"; } > $1/bench.sh;; esac',
    /^b[12]\/bench.sh( and 1 more)?$/,
  ],
  ['removes what the baseline needs', 'rm -f $1/data', /^b[12]\/data$/],
  ['changes what was installed', 'echo slow > $1/lib/installed', /^b[12]\/lib\/installed$/],
  ['lets a link lead elsewhere', 'ln -sf bench.sh $1/link', /^b[12]\/link$/],
])('a contender that %s makes all incomparable', async (_, line, files) => {
  const sandbox = makeSandbox()
  const { report, status, stdout } = await tamper(sandbox, [line])
  const said = `${findingsOf(report)[0]?.reason?.message}`
  const named = /^the baseline's files were changed while it was measured \((.*)\)$/.exec(said)?.[1] ?? said
  expect(findingsOf(report)).toMatchObject([{ verdict: 'not-comparable', change: null }])
  expect(named).toMatch(files)
  expect(report.tampered?.[0]).toBe(named.split(' ')[0])
  expect(stdout).toContain("is not comparable · ! the baseline's files were changed")
  expect(stdout).toContain(said)
  expect(stdout).toContain("Next: find out what in the contender writes to the baseline's files (")
  expect(status).toBe(0)
  const analyzed = await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])
  expect(analyzed.stdout).toBe(sandbox.read('a.json'))
})

test('measuring ends at the look that finds it', async () => {
  const sandbox = makeSandbox()
  const { report } = await tamper(sandbox, ['[ $# = 0 ] || echo >> $1/bench.sh'], ['--rounds', '5..20'])
  expect(report).toMatchObject({ status: 'not-comparable', rounds: 5, plan: { stoppedBy: 'settled' } })
})

/**
 * Starts somebody who is no process of the comparison: at the run of this number it changes `data` in the place that the run tells through
 * `turn`, and lets the run go on by `go`.
 */
function startStranger(sandbox: Sandbox, number: number): Disposable {
  execFileSync('mkfifo', [sandbox.at('turn'), sandbox.at('go')])
  const lines = [
    'n=0; while read -r place < turn; do',
    `n=$((n + 1)); [ $n -ne ${number} ] || echo changed >> "$place/data"; echo > go; done`,
  ]
  const stranger = spawn('sh', ['-c', lines.join(' ')], { cwd: sandbox.path, stdio: 'ignore' })
  return { [Symbol.dispose]: () => void stranger.kill() }
}

/** A baseline that meets the stranger in each run until it has gone, and writes to one of its own files. */
const met = 'echo ran > state; echo "$PWD" > "$HOME/turn"; read -r _ < "$HOME/go"'

test('what somebody else changes in the first run of a baseline, whose own writes were learned, makes all incomparable', async () => {
  const sandbox = makeSandbox()
  const work = makeRepository(sandbox, 'work')
  work.commit({ 'bench.sh': makeScript([baseline], [met]), data: 'data', state: 'new' }, 'main')
  work.git('checkout', '--quiet', '-b', 'feature')
  work.commit({ 'bench.sh': makeScript([slower]) })
  const words = ['compare', 'main', '.', '--set', 'build=true', '--set', 'seed=scenario', '--warmup', '0']
  const options = ['--rounds', '5', '--json', '../a.json', ...benchCommand]
  using _ = startStranger(sandbox, 2)
  await counterbalance(sandbox, [...words, ...options], { directory: work.path })
  const report = readReport(sandbox, 'a.json')
  expect(findingsOf(report)).toMatchObject([{ verdict: 'not-comparable', reason: { code: 'tampered' } }])
  expect(report.tampered).toEqual([expect.stringMatching(/^b[12]\/data$/)])
})

test('what changes in the first run of a baseline of which nothing is known is named beside the verdict', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([baseline], [met]))
  sandbox.write('b/bench.sh', makeScript([slower]))
  for (const side of ['a', 'b']) sandbox.write(`${side}/data`, 'data\n')
  for (const side of ['a', 'b']) sandbox.write(`${side}/state`, 'ran\n')
  using _ = startStranger(sandbox, 1)
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', ...benchCommand]
  const { stdout } = await counterbalance(sandbox, words)
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([{ verdict: 'regressed' }])
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('changed files of its own (data)')
})

test('a program that caches in its own copy is compared as ever', async () => {
  const sandbox = makeSandbox()
  const cache =
    'mkdir -p cache; echo $n > cache/last; echo $n > "cache/of-$n"; date +%N > lib/installed; cp data data.new; mv data.new data'
  sandbox.write('a/bench.sh', makeScript([baseline], [cache]))
  sandbox.write('a/data', 'data\n')
  sandbox.write('b/bench.sh', makeScript([slower], [cache, 'echo >> bench.sh']))
  sandbox.write('b/data', 'data\n')
  const words = [...compareSides, '--rounds', '6', '--set', `install=${install}`, '--json', 'a.json', ...benchCommand]
  const { stdout } = await counterbalance(sandbox, words)
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([{ verdict: 'regressed' }])
  expect(stdout).not.toContain("the baseline's copies")
})

test('a baseline that writes to the contender’s copies makes all incomparable, before the contender runs the baseline’s program', async () => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([baseline], [search, 'for at; do cp bench.sh $at/bench.sh; done']))
  sandbox.write('b/bench.sh', makeScript([slower]))
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', ...benchCommand]
  const { stdout } = await counterbalance(sandbox, words)
  const reason =
    'files of copies, or files that they are made from, were changed during the measurement (c1/bench.sh and 1 more)'
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([
    { verdict: 'not-comparable', reason: { message: reason } },
  ])
  expect(stdout).toContain('! files of copies were changed')
})

/** Lines of a baseline that is as slow as its contender where somebody puts a file `tuning` in its way. */
const tunable = {
  bench: 'parse',
  value: '1000000 + slow * 1000000',
  noise: 10_000,
}
const lookUp = 'slow=0; for at in . .. ../.. ../../..; do [ -e $at/tuning ] && slow=1; done'

test.each([
  ['into its copies', 'for at; do echo > $at/tuning; done', /^b1\/tuning and 1 more$/],
  ['next to one of them', 'echo > $1/../tuning', /^b[12]\/..\/tuning$/],
  ['next to all copies', 'mkdir -p ../../tuning; echo > ../../tuning/index.js', /^b1\/..\/..\/tuning$/],
  ['further up', 'echo > ../../../tuning', /^b1\/..\/..\/..\/tuning$/],
])('a contender that puts what the baseline loads %s makes all incomparable', async (_, line, files) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([tunable], [lookUp]))
  sandbox.write('b/bench.sh', makeScript([slower], [search, line]))
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', ...benchCommand]
  const { stdout } = await counterbalance(sandbox, words)
  const [finding] = findingsOf(readReport(sandbox, 'a.json'))
  const said = `${finding?.reason?.message}`
  const named = /^the baseline's files were changed while it was measured \((.*)\)$/.exec(said)?.[1] ?? said
  expect([finding?.verdict, named]).toEqual(['not-comparable', expect.stringMatching(files)])
  expect(stdout).toContain(said)
})

testFirst(1, [
  ['a file', '000', 'bench.sh'],
  ['the directory', '600', ''],
])('a contender that locks %s of the baseline makes all incomparable, and there is a report', async (_, mode, path) => {
  const sandbox = makeSandbox()
  sandbox.write('a/bench.sh', makeScript([baseline]))
  sandbox.write('b/bench.sh', makeScript([slower], [search, `[ $# = 0 ] || chmod ${mode} $1/${path}`]))
  const words = ['compare', 'a', 'b', '--rounds', '5', '--json', 'a.json', ...benchCommand]
  const { status } = await counterbalanceWithoutRoot(sandbox, words)
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([
    {
      verdict: 'not-comparable',
      reason: {
        message: expect.stringMatching(/^the baseline's files were changed while it was measured \(b[12]\/bench.sh/),
      },
    },
  ])
  expect(status).toBe(0)
})

test('what either side writes next to its own copy, or to a new file each time, is its own', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const lines = ['mkdir -p ../out logs', 'echo > ../out/$n', 'echo > logs/$n', 'echo > ../log-$n']
  sandbox.write('a/bench.sh', makeScript([baseline], lines))
  sandbox.write('b/bench.sh', makeScript([slower], lines))
  const words = [...compareSides, '--rounds', '6', '--json', 'a.json', ...benchCommand]
  await counterbalance(sandbox, words)
  expect(findingsOf(readReport(sandbox, 'a.json'))).toMatchObject([{ verdict: 'regressed' }])
})

test('in place nothing is checked, and that is said', async () => {
  const { report, stdout } = await tamper(
    makeSandbox(),
    ['echo "# changed" >> ../a/bench.sh'],
    ['--set', 'copies=in-place'],
  )
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed' }])
  expect(stdout).toContain("Copies share their files here, so the A/A test can't detect path effects")
})

testFirst(1, [
  [
    'appends to the numbers of other turns',
    `home=\${BENCH_OUTPUT%/*}; for file in $home/* $home/numbers-0 $home/numbers-1 $home/numbers-2 $home/numbers-3; do [ -d $file ] || { ${planted}; } >> $file; done`,
  ],
  [
    'writes to what the launcher has open',
    `for file in /proc/$PPID/fd/*; do { ${planted}; } 2> /dev/null >> $file || true; done`,
  ],
])('a contender that %s', async (_, line) => {
  const { report } = await tamper(makeSandbox(), [line])
  expect(findingsOf(report)).toMatchObject([{ verdict: 'regressed', change: { value: expect.closeTo(1, 1) } }])
})

testFirst(0, ['KILL', 'STOP'])(
  'a contender that ends the stopwatch by SIG%s ends the session, and the rounds until then are kept',
  async name => {
    const sandbox = makeSandbox()
    const times = sandbox.at('times')
    const line = `echo >> ${times}; [ $(wc -l < ${times}) -lt 13 ] || kill -${name} $PPID; sleep 0.01`
    const gate = ['--fail-on', 'regressed, allow-not-comparable']
    const { status, stdout, stderr, report } = await tamper(sandbox, [line], ['--rounds', '20', ...gate])
    expect(status).not.toBe(0)
    expect(stdout).toContain('a command ended the stopwatch')
    expect(`${stdout}${stderr}`).toContain('nothing can be compared: the command ended the stopwatch')
    expect(report).toMatchObject({ status: 'not-comparable', rounds: 6, plan: { stoppedBy: 'failing' } })
    expect(findingsOf(report)).toMatchObject([{ verdict: 'not-comparable', cause: 'interfered' }])
    expect(JSON.parse(sandbox.read('r.json')).rounds).toHaveLength(6)
  },
)

test('a baseline that ends the stopwatch at once is a command that failed', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  for (const side of ['a', 'b']) sandbox.write(`${side}/bench.sh`, 'kill -KILL $PPID; sleep 10')
  const { status, stderr } = await counterbalance(sandbox, [...compareSides, ...benchCommand])
  expect(stderr).toContain('counterbalance: the command ended the stopwatch')
  expect(status).toBe(4)
})

testFirst(0, [
  ['rewrites', (path: string) => `sed -i s/parse/other/ ${path}`],
  ['replaces', (path: string) => `rm -f ${path}; ln -s /etc/passwd ${path}`],
])('a contender that %s the record changes nothing', async (_, change) => {
  const sandbox = makeSandbox()
  const { stderr, report } = await tamper(sandbox, [change(sandbox.at('r.json'))])
  expect(findingsOf(report)).toMatchObject([{ benchmark: 'parse', verdict: 'regressed' }])
  expect(stderr).toContain(
    'the record "r.json" was changed by another process while it was written, and was written again',
  )
  expect((await counterbalance(sandbox, ['show', '--as', 'json', 'r.json'])).stdout).toBe(sandbox.read('a.json'))
})
