import { expect, it } from 'vitest'
import { read } from './root.js'

/** A file of tests, and words from the title of one that would fail if the sentence were untrue. */
type Proof = readonly [file: string, title: string]

const attacks = 'scenario/github/attacks.test.ts'
const code = 'scenario/github/hostile-code.test.ts'
const secrets = 'scenario/secrets.test.ts'
const tampering = 'scenario/tampering.test.ts'
const checkout = 'scenario/own-checkout.test.ts'
const sealed = 'scenario/github/sealed.test.ts'
const rules = 'scenario/rules.test.ts'
const planted = 'scenario/github/planted.test.ts'
const baselines = 'scenario/github/hostile-baselines.test.ts'

/** What proves each sentence, by the words that it begins with. */
const proofs: readonly (readonly [beginning: string, ...proof: Proof])[] = [
  ['All of this holds against code without root', code, 'a process of root'],
  ['On hosted runners every command can become root', 'scenario/isolation.test.ts', 'for root there is no isolation'],
  ["The contender can't change the baseline's numbers", code, 'the slowdown is seen of a contender whose %s'],
  ['What a run prints is read before the next one starts', tampering, 'appends to the numbers of other turns'],
  ['If it changes, locks, removes or adds a file', tampering, 'a contender that %s makes all incomparable'],
  [
    "The path and the variables of a copy don't tell",
    'unit/system/copies/copy-names.test.ts',
    'names are others in each run, and say nothing of a side',
  ],
  ["Somebody else's change can't pass", tampering, 'in the first run of a baseline, whose own writes were learned'],
  ['Where neither is so, the report names', tampering, 'in the first run of a baseline of which nothing is known'],
  ['What a command leaves running is ended', code, 'the slowdown is seen of a contender whose %s'],
  ["On Linux with Python, if it can't be ended", 'unit/measure/interference.test.ts', 'a process that cannot be ended'],
  ['What it leaves to another user', code, 'that the command of %s left is not waited for, and is said'],
  ['If only runs of the contender do that', code, 'that the command of %s left is not waited for, and is said'],
  ['If it ends or stops the process that takes the times', code, 'who sends SIG%s to the stopwatch'],
  ['In the first round, the job fails', tampering, 'a baseline that ends the stopwatch at once'],
  [
    'If it changes the cores, priority or limits',
    'scenario/conditions.test.ts',
    'a contender that changes the %s of the',
  ],
  ['In the action, if it changes a file of the home', code, 'what the contender changes of the home directory'],
  ['With `isolate: auto` a measured command', 'scenario/isolation.test.ts', 'can write to its own copy only'],
  ['`build`, `setup`, `install` and `prepare` are not', 'scenario/isolation.test.ts', 'can write to its own copy only'],
  [
    'In the action, measured commands do not get',
    'scenario/github/secrets.test.ts',
    'no secret is in what children see',
  ],
  ['`github-token`, the other inputs', secrets, 'no ancestor of a command holds a secret'],
  ["No command of the same user can read the action's", 'scenario/memory.test.ts', 'no command can read the memory'],
  ["Where the system can't prevent it", 'scenario/memory.test.ts', 'or the log says why'],
  ['Variables that hold `github-token` are withheld', secrets, 'commands are not given what looks like a secret'],
  ['`pass-env` passes what it names', 'scenario/github/hooks.test.ts', '`pass-env` passes the token of the step'],
  ['Of the settings that `GIT_CONFIG_COUNT` counts', 'scenario/git-variables.test.ts', 'with the settings of git'],
  [
    '`build`, `setup` and `install` get such variables',
    'scenario/github/hooks.test.ts',
    'a build that needs the token',
  ],
  ["They run the pull request's code", 'scenario/github/hooks.test.ts', 'a build that needs the token'],
  [
    'git gets the token only',
    'scenario/github/private-origin.test.ts',
    'whoever has set up %s before does not get the token',
  ],
  ['It is a git that belongs to root', attacks, 'gets no token where root has one'],
  ['Where `PATH` has none', 'unit/system/git/program.test.ts', 'the git for the token is found %s'],
  ['`git-lfs` is chosen in the same way', 'unit/system/git/program.test.ts', 'programs that git starts'],
  ["What a command writes to the runner's files", code, 'what is written to these files after the last command'],
  [
    'Commands do not change what we run',
    'scenario/github/own-files.test.ts',
    'runs neither in this step nor in a later one',
  ],
  [
    'All that our processes still need',
    'scenario/github/own-files.test.ts',
    'runs neither in this step nor in a later one',
  ],
  ['After the last one, and again as the last thing', code, 'what is written to these files after the last command'],
  ['It has no post step', 'unit/repository/action.test.ts', 'post'],
  ["A pull request can't loosen its own gate", rules, 'a pull request is not judged by its own change'],
  ['`judging`, `report` and `rules`', rules, 'and "judging" comes from the baseline'],
  ['GitHub is asked for that commit', rules, 'a pull request that breaks the rules is told before anything'],
  ['If git names another commit', attacks, 'a step before the action that %s makes nothing green'],
  ["If GitHub doesn't answer", 'scenario/github/unconfirmed.test.ts', 'nothing is judged, and a gate fails'],
  // Every job of the tests has another pull request in the event's file.
  ['Which pull request it is', 'scenario/github/pull-request.test.ts', 'is compared with a build of its base'],
  ['A pull request can change `run`', rules, '"run" comes from the checkout'],
  ['With `build`, no code of a pull request runs', attacks, 'a pull request whose build %s changes nothing'],
  ['The baseline is built in its own checkout first', sealed, 'a build that edits the built baseline'],
  ["What the pull request's `build` or `install` changes", sealed, 'an installation of the contender that edits'],
  [
    'This is not promised if a `run:` step',
    'scenario/earlier-code.test.ts',
    'the log says what shows that a step before',
  ],
  ['If files of the checkout or its `.git` show that', 'scenario/earlier-code.test.ts', 'the log says what shows'],
  ["Nothing in the workspace's `.git` decides", checkout, 'changes no file of the baseline'],
  ['The baseline gets a repository of its own', checkout, 'changes no file of the baseline'],
  ['What the workspace lacks', 'scenario/github/private-origin.test.ts', 'files that the workspace lacks'],
  ["The workspace's settings, attributes and hooks", checkout, 'changes no file of the baseline'],
  ["A filter that the commit's own", checkout, 'another filter runs as the checkout defines it'],
  ['Files of LFS are written by fixed words', checkout, 'a file of LFS is written by our words alone'],
  ['A sparse checkout says which files', checkout, 'the baseline of a sparse checkout'],
  ['Once its files are there, `git describe`', checkout, 'git tells the versions that the clone knows'],
  ['These, and how to reach submodules', checkout, 'a submodule is fetched by a build as in the checkout'],
  ["A pull request can't leave a baseline", planted, 'be it called main or not, is no baseline'],
  ['A fork can store an artifact under any name', planted, 'be it called main or not, is no baseline'],
  ['A published baseline must come from a push', planted, 'be it called main or not, is no baseline'],
  ['Its commit must be the base commit', baselines, 'a manifest of another commit'],
  ['The digest of what is fetched', baselines, 'another digest of the payload'],
  ['A baseline on a branch', 'scenario/github/baseline-branch.test.ts', 'a pull request takes no baseline %s'],
  ['A pull request from a fork gets no permissions', 'scenario/github/fork.test.ts', 'commented by the reporter'],
  ['The workflow run that may comment', 'scenario/github/reporter.test.ts', 'are judged and rendered by the reporter'],
]

/** The sentences of a section, without markup, of which a colon ends one too. */
function listSentences(section: string): readonly string[] {
  const plain = section
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*/g, '')
    .replace(/^- /gm, '')
  return plain.split(/\n+|(?<=\.)\s+(?=[A-Z`]|git\b)/).filter(sentence => sentence.trim() !== '')
}

const [, promised = ''] = /## What is promised\n(.*?)\n## /s.exec(read('SECURITY.md')) ?? []
const sentences = listSentences(promised)

it('each sentence that promises something is proved by a test', () => {
  const proved = (sentence: string): boolean => proofs.some(([beginning]) => sentence.startsWith(beginning))
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter(sentence => !proved(sentence))).toEqual([])
})

it('each proof is there, and is of a sentence that is there', () => {
  expect(proofs.filter(([beginning]) => !sentences.some(sentence => sentence.startsWith(beginning)))).toEqual([])
  expect(proofs.filter(([, file, title]) => !read(`__tests__/${file}`).includes(title))).toEqual([])
})
