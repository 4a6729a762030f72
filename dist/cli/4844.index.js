export const id=4844;export const ids=[4844];export const modules={93906:((e,t,n)=>{n.d(t,{Iq:()=>findDrawingLine,O3:()=>drawsLayout,p$:()=>r,zM:()=>i});let r=`BENCH_SEED`;function drawsLayout(e){return e?.includes(r)??!1}let i=`5..60`,a=`$${r}`;function findDrawingLine(e){let t=e.split(/\n|&&/).map(e=>e.trim());if((e.match(/\bgo test -c\b| --bench \S/g)??[]).length>1)return;let n=t.find(e=>/\bgo (?:build|test -c)\b/.test(e));if(n!==void 0)return addToGo(n,`-randlayout=${a}`);let r=/\bmold\b/.test(e)?`-fuse-ld=mold -Wl,--shuffle-sections=${a}`:`-fuse-ld=lld -Wl,--shuffle-sections=*=${a}`,i=t.findIndex(e=>/\bcargo (?:build|bench)\b/.test(e));if(i>=0)return callCargo(t.slice(i),r.split(` `).map(e=>`"-Clink-arg=${e}"`).join(` `));let o=t.flatMap(e=>/\bcmake --build (\S+).*--target (\S+)/.exec(e)?.slice(1)??[]);if(o.length===2)return linkAsCmake(o,r);let s=t.find(e=>/^make\b/.test(e));return s===void 0?void 0:`${s} --always-make LDFLAGS="${r}"`}function addToGo(e,t){let n=/-ldflags[= ](?:"([^"]*)"|'([^']*)'|(\S+))/;return n.test(e)?e.replace(n,(e,...n)=>`-ldflags="${t} ${n.slice(0,3).find(Boolean)}"`):e.replace(/\bgo (build|test -c)\b/,`go $1 -ldflags=${t}`)}let o=`$HOME/.cache/drawn`;function callCargo([e,...t],n){let[,r,i,a]=/\bcargo (build|bench)\b([^>]*?)(\s*>.*)?$/.exec(e),s=i.replace(/ --no-run\b| -- .*/g,``),c=`cargo rustc${r===`bench`?` --profile bench`:``}${s} -- ${n}`,l=`CARGO_TARGET_DIR=${o} ${c}`;if(a!==void 0)return[`${l}${a}`,...t.filter(Boolean)].join(` && `);let u=/ --bin[ =](\S+)/.exec(s)?.[1];return u===void 0?c:`${l} && install -D ${o}/release/${u} target/release/${u}`}function linkAsCmake([e,t],n){return`cd ${e} && sh -c "$(cat CMakeFiles/${t}.dir/link.txt) ${n}"`}}),54844:((e,t,n)=>{n.r(t),n.d(t,{writeRequestWorkflow:()=>writeRequestWorkflow});var r=n(38815),i=n(76866);function writeRequestWorkflow(e,t){let n=(0,i.oW)(e,t,{checkout:{ref:"${{ needs.request.outputs.head }}","fetch-depth":0},action:{mode:`measure`,settings:"${{ needs.request.outputs.settings }}"},isCached:!1});return`name: Benchmarks on request
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
${(0,i.pZ)(n.map(writeStep).join(``),6)}  answer:
    needs: [request, measure]
    if: always() && needs.request.outputs.head != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions: { actions: read, contents: read, pull-requests: write }
    steps:
      - uses: ${t}/counterbalance@v0
        with: { mode: answer, settings: '\${{ needs.request.outputs.settings }}' }
`}function writeStep(e){return`- ${Object.entries(e).map(([e,t])=>`${e}: ${(0,r.As)(t,{collectionStyle:`flow`,lineWidth:0}).trimEnd()}`).join(`
  `)}\n`}}),76866:((e,t,n)=>{n.d(t,{AU:()=>writeConfig,MY:()=>writeDescription,be:()=>describeChoice,oW:()=>makeSteps,pZ:()=>indent,r$:()=>writeWorkflow});var r=n(38815),i=n(93906);function describeChoice({paths:e,owner:t,keys:n,notes:r=a},[i,...o]){let{tool:s,evidence:c,build:l,payload:u,install:d,command:f,missing:p,advice:m=[]}=i,h=[[`tool`,`${s} (${c})`],[`build`,l?.replaceAll(`
`,` && `)??`nothing`],[`files`,u.join(`, `)],...d===void 0?[]:[[`install`,d]],[`command`,f]],g=[...p===void 0?[]:[`Before the first comparison, ${p}.`],...n===void 0?[]:[`Add to the file of settings that you have:\n\n${indent(n,5)}`],...t===`OWNER`?[`Replace OWNER by the account that Counterbalance belongs to.`]:[],...m,...adviseOnLayout(i),...adviseOnCounts(i),...o.length===0?[]:[`Also found: ${o.map(e=>e.tool).join(`, `)}. Each needs a suite.`],`Try it here: "counterbalance compare" measures what you change.`,...r,`"counterbalance doctor" checks the workflow.`];return[...e.map(e=>`wrote ${e}`),...h.map(([e,t])=>`  ${`${e}:`.padEnd(9)} ${t}`),``,`What to do next:`,...g.map((e,t)=>`  ${t+1}. ${e}`),``].join(`
`)}let a=[`Open a pull request with these files: it gets the first numbers.`];function adviseOnLayout({build:e=``,install:t}){let n=t===void 0?(0,i.Iq)(e):void 0;return n===void 0?[]:[`Where functions lie can change times by several percent. To turn that into noise, set "install" to ${n} and "rounds" to ${i.zM}, and let "files" hold what it links: docs/guides/layout.md.`]}let o={criterion:"${BENCH_COUNTS:+--test} in the command, and valgrind","google-benchmark":"${BENCH_COUNTS:+--benchmark_min_time=10x} in the command, and valgrind",go:`-test.benchmem in the command`};function adviseOnCounts({format:e}){let t=Object.hasOwn(o,e)?o[e]:void 0;return t===void 0?[]:[`Allocations are exact on any machine. To let the gate rest on them, set "instruments" to counts and "fail-on" to regressed:allocations. This needs ${t}: docs/guides/instruments.md.`]}function writeConfig(e,t=`OWNER`){return`# yaml-language-server: $schema=https://raw.githubusercontent.com/${t}/counterbalance/v0/docs/counterbalance.schema.json
${writeDescription(e)}report:
  show: comment:changes, page # comment would comment on every pull request
`}function writeDescription({build:e,payload:t,install:n,workingDirectory:i,command:a,format:o,output:s}){let c={command:a,build:e??`true`,files:t,...n===void 0?{}:{install:n},...i===void 0?{}:{"working-directory":i},...o===`auto`?{}:{format:o},...s===void 0?{}:{output:s}};return(0,r.As)(c,{lineWidth:0})}function writeWorkflow(e,t,n=`OWNER`){return`name: Benchmarks
on:
  push:
    branches: [${(0,r.As)(t).trimEnd()}]
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
${indent((0,r.As)(makeSteps(e,n),{lineWidth:0}),6)}`}function makeSteps({packages:e=[],languages:t=[]},n,{checkout:r={},action:i,isCached:a=!0}={}){return[...e.length===0?[]:[{run:`sudo apt-get update && sudo apt-get install --yes ${e.join(` `)}`}],{uses:`actions/checkout@v7`,with:{...r,"persist-credentials":!1}},...t.map(({withoutCache:e,...t})=>a||e===void 0?t:{...t,with:{...t.with,...e}}),{uses:`${n}/counterbalance@v0`,...i&&{with:i}}]}function indent(e,t){return e.replace(/^(?=.)/gm,` `.repeat(t))}})};