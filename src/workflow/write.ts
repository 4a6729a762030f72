import { stringify } from 'yaml'
import { findDrawingLine, roundsToDraw } from '../drawn-layout.js'
import type { Project } from './project.js'

/** The files that were written, and what their reader has to know. */
export interface Written {
  readonly paths: readonly string[]
  /** The account in the name of the action. */
  readonly owner: string
  /** What to do with the workflow, where it is not the usual one. */
  readonly notes?: readonly string[] | undefined
  /** Keys for the file of settings that was there already. */
  readonly keys?: string | undefined
}

/** Describes what was chosen for a repository, and how to change it. The reader has just got the files. */
export function describeChoice(
  { paths, owner, keys, notes = usualNotes }: Written,
  [project, ...others]: readonly [Project, ...Project[]],
): string {
  const { tool, evidence, build, payload, install, command, missing, advice = [] } = project
  const rows = [
    ['tool', `${tool} (${evidence})`],
    ['build', build?.replaceAll('\n', ' && ') ?? 'nothing'],
    ['files', payload.join(', ')],
    ...(install === undefined ? [] : [['install', install]]),
    ['command', command],
  ]
  const steps = [
    ...(missing === undefined ? [] : [`Before the first comparison, ${missing}.`]),
    ...(keys === undefined ? [] : [`Add to the file of settings that you have:\n\n${indent(keys, 5)}`]),
    ...(owner === 'OWNER' ? ['Replace OWNER by the account that Counterbalance belongs to.'] : []),
    ...advice,
    ...adviseOnLayout(project),
    ...adviseOnCounts(project),
    ...(others.length === 0
      ? []
      : [`Also found: ${others.map(project => project.tool).join(', ')}. Each needs a suite.`]),
    'Try it here: "counterbalance compare" measures what you change.',
    ...notes,
    '"counterbalance doctor" checks the workflow.',
  ]
  return [
    ...paths.map(path => `wrote ${path}`),
    ...rows.map(([name, text]) => `  ${`${name}:`.padEnd(9)} ${text}`),
    '',
    'What to do next:',
    ...steps.map((text, index) => `  ${index + 1}. ${text}`),
    '',
  ].join('\n')
}

const usualNotes = ['Open a pull request with these files: it gets the first numbers.']

/** Proposes to draw the code layout, where the build is of a kind that is known. */
function adviseOnLayout({ build = '', install }: Project): readonly string[] {
  const drawing = install === undefined ? findDrawingLine(build) : undefined
  if (drawing === undefined) return []
  return [
    `Where functions lie can change times by several percent. To turn that into noise, set "install" to ${drawing} and "rounds" to ${roundsToDraw}, and let "files" hold what it links: docs/guides/layout.md.`,
  ]
}

/** How tools for compiled code are told to do the same work each time, or to print what they allocate, by their formats. */
const wordsToCount: Readonly<Record<string, string>> = {
  criterion: `\${BENCH_COUNTS:+--test} in the command, and valgrind`,
  'google-benchmark': `\${BENCH_COUNTS:+--benchmark_min_time=10x} in the command, and valgrind`,
  go: '-test.benchmem in the command',
}

/** Proposes to count allocations, where the code is compiled and the tool can do the same work each time. */
function adviseOnCounts({ format }: Project): readonly string[] {
  const needed = Object.hasOwn(wordsToCount, format) ? wordsToCount[format] : undefined
  if (needed === undefined) return []
  return [
    `Allocations are exact on any machine. To let the gate rest on them, set "instruments" to counts and "fail-on" to regressed:allocations. This needs ${needed}: docs/guides/instruments.md.`,
  ]
}

/** The file that says what of `project` is measured, in CI and at the desk. */
export function writeConfig(project: Project, owner = 'OWNER'): string {
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/${owner}/counterbalance/v0/docs/counterbalance.schema.json
${writeDescription(project)}report:
  show: comment:changes, page # comment would comment on every pull request
`
}

/** The keys of the file that say what of `project` is measured. */
export function writeDescription({
  build,
  payload,
  install,
  workingDirectory,
  command,
  format,
  output,
}: Project): string {
  const description = {
    command,
    // Nothing is built: the baseline is its checkout.
    build: build ?? 'true',
    files: payload,
    ...(install === undefined ? {} : { install }),
    ...(workingDirectory === undefined ? {} : { 'working-directory': workingDirectory }),
    ...(format === 'auto' ? {} : { format }),
    ...(output === undefined ? {} : { output }),
  }
  return stringify(description, { lineWidth: 0 })
}

/** The workflow that measures `project` on pull requests, and publishes a baseline on `branch`. */
export function writeWorkflow(project: Project, branch: string, owner = 'OWNER'): string {
  return `name: Benchmarks
on:
  push:
    branches: [${stringify(branch).trimEnd()}]
  pull_request:

permissions: {}

concurrency:
  group: benchmarks-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true

jobs:
  benchmarks:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions:
      contents: read
      actions: read
      pull-requests: write
    steps:
${indent(stringify(makeSteps(project, owner), { lineWidth: 0 }), 6)}`
}

/** What the steps of a workflow have besides the usual. */
export interface StepsOptions {
  /** Inputs of the checkout and of the action. */
  readonly checkout?: Readonly<Record<string, string | number>>
  readonly action?: Readonly<Record<string, string>>
  /** False where code of strangers runs, and later runs would read what it leaves in a cache. */
  readonly isCached?: boolean
}

/** The steps that make a project's tools available and run the action. */
export function makeSteps(
  { packages = [], languages = [] }: Project,
  owner: string,
  { checkout = {}, action, isCached = true }: StepsOptions = {},
): readonly object[] {
  return [
    // Before the checkout, so that no code of a pull request has run.
    ...(packages.length === 0
      ? []
      : [{ run: `sudo apt-get update && sudo apt-get install --yes ${packages.join(' ')}` }]),
    { uses: 'actions/checkout@v7', with: { ...checkout, 'persist-credentials': false } },
    ...languages.map(({ withoutCache, ...step }) =>
      isCached || withoutCache === undefined ? step : { ...step, with: { ...step.with, ...withoutCache } },
    ),
    { uses: `${owner}/counterbalance@v0`, ...(action && { with: action }) },
  ]
}

/** Indents all lines that are not empty. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}
