import { expect, test } from 'vitest'
import { checkWorkflow } from '../../../src/workflow/check.js'
import { recogniseProjects } from '../../../src/workflow/recognise.js'
import { writeWorkflow } from '../../../src/workflow/write.js'
import { findBlocks, read } from '../repository/root.js'
import { makeRepository, repositories } from './repositories.js'

const good = writeWorkflow(recogniseProjects(makeRepository(repositories.go!))[0]!, 'main')

function messagesOf(text: string): readonly string[] {
  return (checkWorkflow(text) ?? []).map(({ severity, message }) => `${severity}: ${message}`)
}

test.each(Object.keys(repositories))('nothing is wrong with what init writes for %s', name => {
  expect(checkWorkflow(writeWorkflow(recogniseProjects(makeRepository(repositories[name]!))[0]!, 'main'))).toEqual([])
})

test('nothing is wrong with the workflows to copy', () => {
  const shown = ['README.md', 'docs/workflows.md'].flatMap(page => findBlocks(read(page), 'yaml'))
  const checked = shown.map(({ code }) => checkWorkflow(code)).filter(found => found !== undefined)
  expect(checked.length).toBeGreaterThan(8)
  expect(checked.flat()).toEqual([])
})

test('a workflow without Counterbalance is not looked at', () => {
  expect(checkWorkflow('on: push\njobs:\n  a:\n    steps:\n      - run: make\n')).toBeUndefined()
})

test.each<[name: string, change: (text: string) => string, says: RegExp]>([
  ['a right for artifacts', text => text.replace('      actions: read\n', ''), /^error: .* lacks "actions: read"/],
  [
    'a right to comment',
    text => text.replace('pull-requests: write', 'pull-requests: read'),
    /^warning: .* lacks "pull-requests: write"/,
  ],
  ['a right to check', text => `${text.trimEnd()}\n          check: true\n`, /^error: .* lacks "checks: write"/],
  [
    'all rights',
    text => text.replace(/ {4}permissions:\n( {6}.*\n)+/, '').replace('permissions: {}\n', ''),
    /^warning: .* by default: list them in "permissions" \(contents: read, actions: read, pull-requests: write\)/,
  ],
  ['the payload', text => text.replace(/ {10}payload: [|]-\n( {12}.*\n)+/, ''), /^error: .* "payload" is missing/],
  ['the command', text => text.replace(/ {10}command: .*\n/, ''), /^error: .* "command" is missing/],
  [
    'setup',
    text => text.replace(/ {10}setup: .*\n/, ''),
    /^warning: the first pull request has no baseline: set "setup"/,
  ],
  [
    'who publishes',
    text => text.replace(/ {2}push:\n.*\n/, '').replace(/ {10}setup: .*\n/, ''),
    /^error: nothing publishes a baseline/,
  ],
  [
    'a safe event',
    text => text.replace('  pull_request:\n', '  pull_request_target:\n'),
    /^error: "pull_request_target" runs/,
  ],
  ['a known input', text => text.replace('format:', 'fromat:'), /^error: "fromat" is no input/],
  ['concurrency', text => text.replace(/concurrency:\n( {2}.*\n)+/, ''), /^warning: there is no "concurrency" block/],
  [
    'a group for each push',
    text => text.replace('github.event.pull_request.number || github.sha', 'github.ref'),
    /^warning: a push can cancel/,
  ],
  ['an end', text => text.replace(/ {4}timeout-minutes: .*\n/, ''), /^warning: .* has no "timeout-minutes"/],
  ['no token', text => text.replace('persist-credentials: false', 'fetch-depth: 0'), /^warning: .* leaves the token/],
  [
    'no text of the event',
    text => text.replace('./bench.test', './bench.test ${{ github.event.pull_request.title }}'),
    /^error: .* puts text of the event/,
  ],
  ['YAML', text => text.replace('jobs:', 'jobs: ]'), /^error: it is not valid YAML/],
  ['jobs', () => 'on: push\n', /^error: it is no workflow: jobs/],
])('a workflow that lacks %s', (_, change, says) => {
  const text = change(good)
  expect(text).not.toBe(good)
  expect(messagesOf(text)).toContainEqual(expect.stringMatching(says))
})
