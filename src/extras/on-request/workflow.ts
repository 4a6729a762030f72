import { stringify } from 'yaml'
import type { Project } from '../../workflow/project.js'
import { indent, makeSteps } from '../../workflow/write.js'

/**
 * The workflow that `init --on-request` writes: one job decides, another measures, and a third one answers.
 *
 * Only the job that measures runs code of the pull request. It has no right, no secret and no cache. None of the three has a gate, so a job that is skipped
 * makes nothing green. The group belongs to the job that measures, so no comment and no label cancels it.
 */
export function writeRequestWorkflow(project: Project, owner: string): string {
  const steps = makeSteps(project, owner, {
    checkout: { ref: '${{ needs.request.outputs.head }}', 'fetch-depth': 0 },
    action: { mode: 'measure', settings: '${{ needs.request.outputs.settings }}' },
    isCached: false,
  })
  const granted = "{ mode: answer, settings: '${{ needs.request.outputs.settings }}' }"
  return `name: Benchmarks on request
on:
  issue_comment: { types: [created] } # zizmor: ignore[dangerous-triggers] only "measure" runs code, and has no rights
  pull_request: { types: [labeled] }

permissions: {}

jobs:
  request:
    if: github.event.label.name == 'benchmark' || github.event.issue.pull_request && startsWith(github.event.comment.body, '/bench')
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions: { actions: read, contents: read, pull-requests: write }
    outputs:
      head: \${{ steps.request.outputs.head }}
      settings: \${{ steps.request.outputs.settings }}
    steps:
      - id: request
        uses: ${owner}/counterbalance@v0
        with: { mode: request }
  measure:
    needs: request
    if: needs.request.outputs.head != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    permissions: {}
    concurrency:
      group: benchmarks-on-request-\${{ github.event.issue.number || github.event.number }}
      queue: max
    steps:
${indent(steps.map(writeStep).join(''), 6)}  answer:
    needs: [request, measure]
    if: always() && needs.request.outputs.head != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions: { actions: read, contents: read, pull-requests: write }
    steps:
      - uses: ${owner}/counterbalance@v0
        with: ${granted}
`
}

/** Writes a step with a line for each of its keys. */
function writeStep(step: object): string {
  const keys = Object.entries(step).map(
    ([name, value]) => `${name}: ${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()}`,
  )
  return `- ${keys.join('\n  ')}\n`
}
