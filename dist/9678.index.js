export const id=9678;export const ids=[9678];export const modules={29678:((e,t,n)=>{n.r(t),n.d(t,{writeRequestWorkflow:()=>writeRequestWorkflow});var r=n(38815);function makeSteps({packages:e=[],languages:t=[]},n,{checkout:r={},action:i,isCached:a=!0}={}){return[...e.length===0?[]:[{run:`sudo apt-get update && sudo apt-get install --yes ${e.join(` `)}`}],{uses:`actions/checkout@v7`,with:{...r,"persist-credentials":!1}},...t.map(({withoutCache:e,...t})=>a||e===void 0?t:{...t,with:{...t.with,...e}}),{uses:`${n}/counterbalance@v0`,...i&&{with:i}}]}function indent(e,t){return e.replace(/^(?=.)/gm,` `.repeat(t))}function writeRequestWorkflow(e,t){return`name: Benchmarks on request
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
        uses: ${t}/counterbalance@v0
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
${indent(makeSteps(e,t,{checkout:{ref:"${{ needs.request.outputs.head }}","fetch-depth":0},action:{mode:`measure`,settings:"${{ needs.request.outputs.settings }}"},isCached:!1}).map(writeStep).join(``),6)}  answer:
    needs: [request, measure]
    if: always() && needs.request.outputs.head != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions: { actions: read, contents: read, pull-requests: write }
    steps:
      - uses: ${t}/counterbalance@v0
        with: { mode: answer, settings: '\${{ needs.request.outputs.settings }}' }
`}function writeStep(e){return`- ${Object.entries(e).map(([e,t])=>`${e}: ${(0,r.As)(t,{collectionStyle:`flow`,lineWidth:0}).trimEnd()}`).join(`
  `)}\n`}})};