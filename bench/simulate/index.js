// How often this tool and its peers err, and what they find, simulated. Prints Markdown.
//
//     npm run simulate -- [--sessions 2000] [--rounds 20] [--models iid,bursts] [--seed 1] [--residuals FILE.json]
//     npm run traces -- [--sessions 1000] …: recordings of bench/traces in place of noise models
//     npm run simulate -- --whole [--sessions 2000] [--looks 20] …
//     npm run simulate -- --gate [--sessions 2000] [--reinstall once --stages cut]: with copies made once, no time to confirm a change on others
//     npm run simulate -- --focus [--sessions 400] [--reinstall round] [--sizes 4,40] …
//     npm run simulate -- --bisect [--sessions 500] [--seed 1]
//     npm run simulate -- --history [--sessions 100] [--seed 1]
//     npm run simulate -- --repository [--sessions 100] [--seed 1]
//     npm run simulate -- --verdicts [--sessions 400] [--reinstall quarter] [--stages 1] [--sizes 1,8] [--judge mean] [--effect=-0.035] …
//     npm run simulate -- --verdicts --rounds 1 --runs 3 [--sizes 1,8] …: wide blocks, in which each copy runs three times
//     npm run simulate -- --verdicts --fitting 1000 [--scale 3] …: rounds are added where the values vary too much
//     npm run simulate -- --stops [--sessions 1000] [--models iid] [--reinstall round] …
//     npm run simulate -- --controls [--sessions 1000] [--sizes 1,2,8] [--models iid] [--scale 1] [--effect 0.02]: the A/A test
//     npm run simulate -- --scan [--sessions 2000] [--rounds 20] [--models iid,bursts] [--seed 1]
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { assess, conclude } from '../../lib/compare/conclude.js'
import { spreadLooks } from '../../lib/schedule/schedule.js'
import { makeEngine } from '../../lib/stats/engine.js'
import { makeRandom } from '../../lib/stats/random.js'
import { simulateBisection } from './bisect.js'
import { simulateControls } from './controls.js'
import { simulateHistory } from './history.js'
import { noises } from './noise.js'
import { simulateRepository } from './repository.js'
import { makeResidualNoise } from './residuals.js'
import { simulateRules } from './rules.js'
import { simulateScan } from './scan.js'
import { readTraces } from './traces.js'
import { simulateFocus, simulateGate, simulateStops, simulateVerdicts, simulateWhole } from './whole.js'

const { values: flags } = parseArgs({
  options: {
    sessions: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '20' },
    models: { type: 'string' },
    seed: { type: 'string', default: '1' },
    residuals: { type: 'string' },
    traces: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    focus: { type: 'boolean', default: false },
    bisect: { type: 'boolean', default: false },
    history: { type: 'boolean', default: false },
    repository: { type: 'boolean', default: false },
    scan: { type: 'boolean', default: false },
    controls: { type: 'boolean', default: false },
    verdicts: { type: 'boolean', default: false },
    stops: { type: 'boolean', default: false },
    reinstall: { type: 'string' },
    stages: { type: 'string' },
    sizes: { type: 'string' },
    scale: { type: 'string', default: '1' },
    judge: { type: 'string' },
    effect: { type: 'string', default: '0.03' },
    looks: { type: 'string' },
    fitting: { type: 'string' },
    runs: { type: 'string', default: '1' },
  },
})

const sessions = parseCount('sessions')
const rounds = parseCount('rounds')
const looks = flags.looks?.split(',').map(Number) ?? spreadLooks(5, rounds, 4)
if (looks.at(-1) !== rounds) fail(`the last of --looks must be --rounds, ${rounds}`)
const modes = {
  focus: simulateFocus,
  gate: simulateGate,
  stops: simulateStops,
  verdicts: simulateVerdicts,
  whole: simulateWhole,
}
const mode = Object.keys(modes).find(name => flags[name])
const isWhole = mode !== undefined
const { reinstall = 'round' } = flags
if (!['once', 'quarter', 'round'].includes(reinstall)) fail('--reinstall must be once, quarter or round')
if (!['1', '2', 'cut', undefined].includes(flags.stages)) fail('--stages must be 1, 2 or cut')
const isConfirmed = flags.stages === undefined ? reinstall !== 'round' : flags.stages === '2'
const sizes = flags.sizes?.split(',').map(Number) ?? [1, 4, 8, 43]
if (isWhole && flags.residuals) fail('--residuals cannot be used with --whole, --verdicts or --gate')
const models = flags.traces
  ? readTraces()
  : flags.residuals
    ? [readResiduals(flags.residuals)]
    : chooseModels(flags.models)

console.log(`\`${makeCommand()}\`\n`)
const start = Date.now()
console.log(
  flags.bisect
    ? await simulateBisection({ sessions, seed: flags.seed }, report)
    : flags.history || flags.repository
      ? (flags.history ? simulateHistory : simulateRepository)({ sessions, seed: flags.seed }, report)
      : flags.scan
        ? simulateScan(models, { sessions, rounds, seed: flags.seed }, report)
        : flags.controls
          ? simulateControls(
              models,
              {
                ...{ sessions, seed: flags.seed, sizes, scale: Number(flags.scale), makeRandom },
                ...{ size: Number(flags.effect), judge: assess, conclude },
              },
              report,
            )
          : isWhole
            ? await modes[mode](
                models.map(model => model.name),
                {
                  sessions,
                  rounds,
                  looks,
                  ...(flags.fitting ? { fitting: parseCount('fitting') } : {}),
                  seed: flags.seed,
                  reinstall,
                  isConfirmed: isConfirmed && (mode === 'verdicts' || mode === 'stops'),
                  isCutOff: flags.stages === 'cut',
                  sizes,
                  scale: Number(flags.scale),
                  runs: parseCount('runs'),
                  judge: flags.judge,
                  effect: Number(flags.effect),
                },
                report,
              )
            : simulateRules(models, { sessions, rounds, seed: flags.seed, makeRandom, makeEngine }, report),
)

function parseCount(name) {
  const count = Number(flags[name])
  if (!Number.isInteger(count) || count < 1)
    fail(`--${name} must be a whole number of at least 1, not "${flags[name]}"`)
  return count
}

function readResiduals(file) {
  try {
    return makeResidualNoise(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return fail(`--residuals ${file}: ${error.message}`)
  }
}

/** The whole tool is simulated without the biased models unless they are named. */
function chooseModels(names) {
  if (names === undefined) return isWhole ? noises.filter(noise => !noise.isBias) : noises
  return names.split(',').map(name => {
    const known = noises.find(noise => noise.name === name.trim())
    return known ?? fail(`there is no model "${name.trim()}": ${noises.map(noise => noise.name).join(', ')}`)
  })
}

/** What to type for exactly these tables. */
function makeCommand() {
  const given = Object.entries(flags).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    return value === true ? [`--${name}`] : [`--${name} ${/[^\w.,/-]/.test(value) ? `'${value}'` : value}`]
  })
  return `npm run simulate -- ${given.join(' ')}`
}

function report(text) {
  console.error(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${text}`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
