import { stringify } from 'yaml'
import { findDrawingLine, roundsToDraw } from '../drawn-layout.js'
import type { Project } from './project.js'

/** Describes what was chosen for a workflow, and how to change it. The reader has just got the workflow at `path`. */
export function describeChoice(path: string, [project, ...others]: readonly [Project, ...Project[]]): string {
  const { tool, evidence, build, payload, install, command, advice = [] } = project
  const rows = [
    ['tool', `${tool} (${evidence})`],
    ['build', build?.replaceAll('\n', ' && ') ?? 'nothing'],
    ['files', payload.join(', ')],
    ...(install === undefined ? [] : [['install', install]]),
    ['command', command],
  ]
  const steps = [
    'Replace OWNER by the account that Counterbalance belongs to.',
    ...advice,
    ...adviseOnLayout(project),
    ...(others.length === 0 ? [] : [`Also found: ${others.map(one => one.tool).join(', ')}. Each needs its own step.`]),
    'Change what does not fit in the file: docs/guides/workflows.md explains it, and "counterbalance doctor" checks it.',
    'Open a pull request with it: it gets the first numbers.',
  ]
  return [
    `wrote ${path}`,
    ...rows.map(([name, text]) => `  ${`${name}:`.padEnd(9)} ${text}`),
    '',
    'What to do next:',
    ...steps.map((text, index) => `  ${index + 1}. ${text}`),
    '',
  ].join('\n')
}

/** Proposes to draw the code layout, where the build is of a kind that is known. */
function adviseOnLayout({ build = '', install }: Project): readonly string[] {
  const drawing = install === undefined ? findDrawingLine(build) : undefined
  if (drawing === undefined) return []
  return [
    `Where functions lie can change times by several percent. To turn that into noise, set "install" to ${drawing} and "rounds" to ${roundsToDraw}, and let "files" hold what it links: docs/guides/layout.md.`,
  ]
}

/** A file of settings and rules that only has what editors complete and check it by. */
export const newConfig = `# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/counterbalance/v0/docs/counterbalance.schema.json
# Settings and rules of the benchmarks: docs/reference/inputs.md and docs/reference/rules.md of Counterbalance list them.
`

/** The workflow that measures `project` on pull requests, and publishes a baseline on `branch`. */
export function writeWorkflow(project: Project, branch: string): string {
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
${indent(stringify(makeSteps(project), { lineWidth: 0 }), 6)}`
}

function makeSteps(project: Project): readonly object[] {
  const { languages = [], build, payload, install, workingDirectory, command, format, output } = project
  const inputs = {
    // Nothing is built: the baseline is its checkout.
    build: build ?? 'true',
    files: payload.join('\n'),
    ...(install === undefined ? {} : { install }),
    ...(workingDirectory === undefined ? {} : { 'working-directory': workingDirectory }),
    command,
    ...(format === 'auto' ? {} : { format }),
    ...(output === undefined ? {} : { output }),
  }
  return [
    { uses: 'actions/checkout@v7', with: { 'persist-credentials': false } },
    ...languages,
    { uses: 'OWNER/counterbalance@v0', with: inputs },
  ]
}

function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}
