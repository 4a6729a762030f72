import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { findDrawingLine, roundsToDraw } from '../../drawn-layout.js'
import { decodeConfig, decodeSettings, type Texts } from '../../inputs/config.js'
import type { Task } from '../../inputs/declaration.js'
import { adviseOn, decodeGiven, listDescription, listInputs, listPlace } from '../../inputs/declarations.js'
import { usualConfigs } from '../../inputs/declared/judging.js'
import { makeInputs } from '../../inputs/inputs.js'
import { makeSettings } from '../../inputs/settings.js'
import { type Get, InputError, shown } from '../../inputs/values.js'
import { RulesError } from '../../rules/yaml.js'
import { findBuildOf, findProgram } from '../../workflow/build.js'
import type { ProjectFiles } from '../../workflow/project.js'

const oneOrMore = v.union([v.string(), v.array(v.string())])

const rights = v.union([v.string(), v.record(v.string(), v.string())])

const concurrency = v.union([
  v.string(),
  v.looseObject({ 'cancel-in-progress': v.optional(v.unknown()), group: v.optional(v.string(), '') }),
])

const step = v.looseObject({
  uses: v.optional(v.string(), ''),
  run: v.optional(v.string(), ''),
  'working-directory': v.optional(v.string(), ''),
  with: v.optional(v.nullable(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])))),
})

const job = v.looseObject({
  if: v.optional(v.pipe(v.unknown(), v.transform(String)), ''),
  permissions: v.optional(v.nullable(rights)),
  concurrency: v.optional(concurrency),
  environment: v.optional(v.unknown()),
  strategy: v.optional(v.looseObject({ matrix: v.optional(v.unknown()) })),
  'timeout-minutes': v.optional(v.unknown()),
  steps: v.optional(v.array(step), []),
})

const workflow = v.looseObject({
  on: v.union([oneOrMore, v.record(v.string(), v.unknown())]),
  permissions: v.optional(v.nullable(rights)),
  concurrency: v.optional(concurrency),
  jobs: v.record(v.string(), job),
})

type Workflow = v.InferOutput<typeof workflow>
type Job = v.InferOutput<typeof job>
type Step = v.InferOutput<typeof step>
type Rights = v.InferOutput<typeof rights>

/** The workflow in `text`, or why there is none. */
function parseWorkflow(text: string): Workflow | string {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) return `it is not valid YAML: ${error.message.split('\n')[0]}`
  const parsed = v.safeParse(workflow, document.toJS())
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return `it is no workflow: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`
}

function listEvents({ on }: Workflow): readonly string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? on : Object.keys(on)
}

/** Something to change in a workflow. */
export interface Problem {
  /** True if it keeps the workflow from doing its work, rather than from doing it well. */
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** A step that runs Counterbalance, and what surrounds it. */
interface Use {
  readonly workflow: Workflow
  readonly events: readonly string[]
  readonly jobName: string
  readonly job: Job
  /** The place of the step in its job, from 0. */
  readonly at: number
  /** The action and its version, as the step names them. */
  readonly uses: string
  readonly inputs: NonNullable<Step['with']>
  /** The keys of the file and of the input `settings`, as far as they can be read. */
  readonly settings: Texts
  /** Mode of its input, or that of `auto` on "workflow_run". */
  readonly mode: string
}

/**
 * Lists the problems with how the workflow in `text` uses Counterbalance. Returns undefined if it does not use it. With the files of its
 * `repository`, it also checks that what the command names will exist.
 */
export function checkWorkflow(text: string, repository?: ProjectFiles): readonly Problem[] | undefined {
  const workflow = parseWorkflow(text)
  if (typeof workflow === 'string') return errors(workflow)
  const uses = findUses(workflow, repository)
  if (uses.length === 0) return undefined
  const problems = uses.flatMap(use => [
    ...errors(
      use.uses.startsWith('OWNER/') &&
        `the job "${use.jobName}" uses "${use.uses}": replace OWNER by the account that the action's repository belongs to`,
    ),
    ...checkTriggers(use),
    ...checkPermissions(use),
    ...checkPayload(use),
    ...checkValues(use),
    ...checkDepth(use),
    ...checkSecrets(use),
    ...checkOrder(use),
    ...checkProgram(use, repository),
    ...checkRequest(use),
  ])
  const all = [...problems, ...(isOnRequest(uses[0]!) ? [] : checkConcurrency(uses[0]!))]
  return all.filter(({ message }, index) => all.findIndex(problem => problem.message === message) === index)
}

/** Proposes what a workflow could do better still: to draw the code layout, where its build is of a kind that is known. */
export function proposeFor(text: string, repository?: ProjectFiles): readonly string[] {
  const workflow = parseWorkflow(text)
  if (typeof workflow === 'string') return []
  return findUses(workflow, repository).flatMap(({ inputs, jobName, mode }) => {
    const drawing = findDrawingLine(String(inputs.build ?? inputs.setup ?? ''))
    if (drawing === undefined || inputs.install !== undefined || !['auto', 'compare'].includes(mode)) return []
    return [
      `the job "${jobName}" measures one code layout of each side. To draw another one in each round, set "install" to ${drawing} and "rounds" to ${roundsToDraw}: docs/guides/layout.md`,
    ]
  })
}

function findUses(workflow: Workflow, repository?: ProjectFiles): readonly Use[] {
  const events = listEvents(workflow)
  const describe = findDescriptions(repository)
  return Object.entries(workflow.jobs).flatMap(([jobName, job]) =>
    [...job.steps.entries()]
      .filter(([, step]) => ownAction.test(step.uses))
      .map(([at, { uses, with: withKeys }]) => {
        const { inputs: described, settings: ofFile } = describe(String(withKeys?.suite ?? 'benchmark'))
        const inputs = { ...described, ...withKeys }
        const ofStep = trySettings(String(withKeys?.settings ?? ''))
        const settings = { ...ofFile, ...(typeof ofStep === 'string' ? {} : ofStep) }
        const only = /^[^|]*github\.event_name == '(\w+)'[^|]*$/.exec(job.if)?.[1]
        const fitting = only === undefined ? events : events.filter(event => event === only)
        const text = String(inputs.mode ?? 'auto')
        const mode = text === 'auto' && fitting.includes('workflow_run') ? 'merge' : text
        return { workflow, events: fitting, jobName, job, at, uses, inputs, settings, mode }
      }),
  )
}

/** Finds what the file says is measured in a suite, and its other keys. A file that cannot be read is said elsewhere. */
function findDescriptions(repository: ProjectFiles | undefined): (suite: string) => Pick<Use, 'inputs' | 'settings'> {
  const none = { inputs: {}, settings: {} }
  const path = usualConfigs.find(name => repository?.files.includes(name))
  if (repository === undefined || path === undefined) return () => none
  const names = new Set(listDescription().map(({ name }) => name))
  try {
    const config = decodeConfig(repository.read(path), { source: path, asOf: '' })
    return suite => {
      const { run, report } = config.of(suite).texts
      const inputs = Object.fromEntries(Object.entries(run).filter(([name]) => names.has(name)))
      return { inputs, settings: { ...run, ...report } }
    }
  } catch (error) {
    if (error instanceof RulesError) return () => none
    throw error
  }
}

const publishing = ['push', 'schedule', 'workflow_dispatch']

/** Lists reasons for a checkout of more than one commit, which is what actions/checkout makes by default. */
function checkDepth({ job, jobName, inputs, settings }: Use): readonly Problem[] {
  if (listCheckouts(job).every(checkout => checkout.with?.['fetch-depth'] !== undefined)) return []
  const isWithoutToken = 'github-token' in inputs && (inputs['github-token'] ?? '') === ''
  const say = (reason: string): string => `the job "${jobName}" ${reason}: add "fetch-depth: 0" to actions/checkout`
  return warnings(
    asksForCauses(settings) &&
      say('asks for causes, and the lines that changed are only marked if the checkout has the baseline commit'),
    isWithoutToken && say('has no token to fetch the baseline commit with, and its checkout may not have it'),
  )
}

function listCheckouts({ steps }: Job): readonly Step[] {
  return steps.filter(({ uses }) => uses.startsWith('actions/checkout@'))
}

function asksForCauses({ causes = '' }: Use['settings']): boolean {
  return !['auto', 'off', ''].includes(causes)
}

/** Returns whether people start the workflow, by a comment or a label. */
function isOnRequest({ events, workflow: { on } }: Pick<Use, 'events' | 'workflow'>): boolean {
  const types = typeof on === 'object' && !Array.isArray(on) ? JSON.stringify(on.pull_request ?? null) : ''
  return events.includes('issue_comment') || types.includes('"labeled"')
}

/** What of a job only runs where nobody else's code does. */
const keepsCache = /^actions\/(cache|setup-go)(\/\w+)?@/

/** Lists ways in which a comment or a label could run code with rights, cancel a measurement, or turn a red check green. */
function checkRequest(use: Use): readonly Problem[] {
  if (!isOnRequest(use)) return []
  const { events, workflow, jobName, job, mode, settings, inputs } = use
  const isGate = !['', 'never', undefined].includes(settings['fail-on'] ?? String(inputs['fail-on'] ?? ''))
  const isSkippable = job.if !== ''
  const say = (what: string): string => `the job "${jobName}" ${what}`
  const problems = errors(
    isGate &&
      isSkippable &&
      !['request', 'measure', 'answer'].includes(mode) &&
      say(
        'has "fail-on" and an "if": the next label or comment skips it, and a skipped check is a passed one. Remove the "if", or let another workflow have the gate',
      ),
    events.includes('issue_comment') &&
      !['request', 'measure', 'answer', 'plan', 'history'].includes(mode === 'auto' ? 'request' : mode) &&
      say(
        `has "mode: ${mode}" on "issue_comment", where it has the rights of the default branch: measure with "mode: measure"`,
      ),
  )
  if (mode !== 'measure') return problems
  const rights = job.permissions ?? workflow.permissions
  const hasRights =
    rights === undefined ||
    rights === null ||
    typeof rights === 'string' ||
    Object.entries(rights).some(([name, right]) => right !== 'none' && !(name === 'contents' && right === 'read'))
  const groups = [workflow.concurrency, job.concurrency].filter(group => group !== undefined)
  const isCancelled = groups.some(
    group => typeof group !== 'string' && !['undefined', 'false'].includes(String(group['cancel-in-progress'])),
  )
  const checkouts = listCheckouts(job)
  const isExact =
    checkouts.length > 0 &&
    checkouts.every(({ with: keys }) => /^\$\{\{\s*needs\.[\w-]+\.outputs\.head\s*\}\}$/.test(String(keys?.ref ?? '')))
  const caching = job.steps.find(step => keepsCache.test(step.uses) && String(step.with?.cache) !== 'false')
  return [
    ...problems,
    ...errors(
      hasRights &&
        say(
          'runs code of a pull request on request: give it "permissions: {}", or only "contents: read" in a private repository',
        ),
      job.environment !== undefined &&
        say('runs code of a pull request on request: remove its "environment", whose secrets it could read'),
      /\$\{\{[^}]*\bsecrets\b/.test(JSON.stringify(job)) &&
        say('runs code of a pull request on request: remove its secrets'),
      caching !== undefined &&
        say(
          `runs code of a pull request, and "${caching.uses}" keeps a cache that later runs of the default branch read: remove it, or set "cache: false"`,
        ),
      !isExact &&
        say('must measure the commit that was granted: give actions/checkout "ref: ${{ needs.request.outputs.head }}"'),
      checkouts.some(({ with: keys }) => String(keys?.['persist-credentials']) !== 'false') &&
        say('leaves the token in the checkout: add "persist-credentials: false" to actions/checkout'),
      (isCancelled || workflow.concurrency !== undefined) &&
        say(
          'can be cancelled by the next comment or label: give "concurrency" to this job alone, without "cancel-in-progress"',
        ),
    ),
    ...warnings(
      job.concurrency === undefined &&
        say('has no "concurrency": two requests for a pull request measure at the same time'),
    ),
  ]
}

/** Lists problems with the events, which must start what the step is for. */
function checkTriggers({ events, mode, inputs, settings, workflow, jobName }: Use): readonly Problem[] {
  const needsPublished = inputs.build === undefined && inputs.setup === undefined && !isOwnBaseline(settings)
  const isOfPull = mode === 'auto' && events.includes('pull_request')
  const jobs = Object.values(workflow.jobs)
  return [
    ...errors(
      events.includes('pull_request_target') &&
        '"pull_request_target" runs the code of a pull request with the rights of the default branch: use "pull_request"',
      mode === 'auto' &&
        needsPublished &&
        !publishes(mode, events) &&
        'nothing publishes a baseline: add "push" on the default branch to "on", or set "build" so that it is built',
    ),
    ...warnings(
      isOfPull &&
        needsPublished &&
        'the first pull request has no baseline: set "build" to the command that builds the program',
    ),
    ...errors(
      ['auto', 'compare'].includes(mode) &&
        needsPublished &&
        events.includes('merge_group') &&
        `the job "${jobName}" runs on "merge_group" and compares with the entry before it in the queue, which has published no baseline: set "build" to the command that builds the program`,
    ),
    ...warnings(
      isOfPull &&
        jobs.some(job => job.strategy?.matrix !== undefined) &&
        !jobs.some(job => job.steps.some(step => step.with?.mode === 'merge')) &&
        'the jobs of a matrix write no comment: add a job with "mode: merge" and "needs"',
    ),
  ]
}

/** Lists problems with the rights of the job, which must be enough for its mode. */
function checkPermissions({ workflow, job, jobName, mode, inputs, settings, events }: Use): readonly Problem[] {
  const decoded = job.permissions ?? workflow.permissions
  const shows = settings.show ?? 'comment'
  // Checked apart, because it must have none.
  if (mode === 'measure') return []
  const isOfRequest = ['request', 'answer'].includes(mode)
  const comments = isOfRequest || (['auto', 'merge', 'plan'].includes(mode) && shows.includes('comment'))
  const isPart = inputs.part !== undefined || job.strategy?.matrix !== undefined
  const isPull = events.some(event => ['pull_request', 'workflow_run', 'issue_comment'].includes(event))
  const readsArtifacts = !isOwnBaseline(settings) && mode !== 'self-test'
  const keepsOnBranch = /^branch:/.test(settings.baseline ?? '') && publishes(mode, events)
  const needs: readonly (readonly [isNeeded: boolean, name: string, right: string, why: string])[] = [
    [true, 'contents', 'read', 'read the repository'],
    [readsArtifacts, 'actions', 'read', 'find baselines and records'],
    [keepsOnBranch, 'contents', 'write', 'keep baselines on a branch'],
    [comments && isPull && !isPart, 'pull-requests', 'write', 'comment'],
    [/\bcheck\b/.test(shows), 'checks', 'write', 'leave a check run'],
  ]
  const needed = needs.filter(([isNeeded]) => isNeeded)
  if (decoded === undefined || decoded === null)
    return warnings(
      `the job "${jobName}" has the rights that the repository gives by default: list them in "permissions" (${needed.map(([, name, right]) => `${name}: ${right}`).join(', ')})`,
    )
  return needed
    .filter(([, name, right]) => !holds(decoded, name, right))
    .flatMap(([, name, right, why]) =>
      (name === 'pull-requests' ? warnings : errors)(
        `the job "${jobName}" lacks "${name}: ${right}" in "permissions", which it needs in order to ${why}`,
      ),
    )
}

function publishes(mode: string, events: readonly string[]): boolean {
  return mode === 'publish' || (mode === 'auto' && events.some(event => publishing.includes(event)))
}

/** Returns whether the baseline is built here, or lies here: then nobody must have published one. */
function isOwnBaseline({ baseline = 'auto' }: Use['settings']): boolean {
  return /^(ref|dir)(:|$)/.test(baseline)
}

function holds(rights: Rights, name: string, right: string): boolean {
  if (typeof rights === 'string') return rights === 'write-all' || (rights === 'read-all' && right === 'read')
  return rights[name] === 'write' || rights[name] === right
}

/** Lists problems with the inputs of the step, which must be known and sufficient. */
function checkPayload({ events, mode, inputs, jobName }: Use): readonly Problem[] {
  const known = listPlace('input').map(({ name }) => name)
  const unknown = Object.keys(inputs).filter(name => !known.includes(name))
  return errors(
    ...unknown.map(name => `there is no input "${name}"; ${adviseOn(name, known, 'the action')}`),
    publishes(mode, events) &&
      inputs.files === undefined &&
      `the job "${jobName}" publishes, and "files" is missing: give patterns of the files that the command needs`,
    ['auto', 'compare', 'publish', 'self-test', 'measure'].includes(mode) &&
      inputs.command === undefined &&
      `the job "${jobName}" measures, and "command" is missing: give the command that runs the benchmarks`,
  )
}

/** Lists the values that the step would refuse when it runs. An expression is only known then, and is taken to be right. */
function checkValues({ inputs, jobName, mode }: Use): readonly Problem[] {
  const decoded = Object.entries(inputs).map(([name, value]) => [name, String(value ?? '').trim()] as const)
  const settings = trySettings(decoded.find(([name]) => name === 'settings')?.[1] ?? '')
  if (typeof settings === 'string') return errors(`the job "${jobName}": ${settings}`)
  const texts = new Map([...Object.entries(settings), ...decoded])
  const isOpen = (text: string): boolean => text.includes('${{')
  const get: Get = name => texts.get(name) ?? ''
  const single = listInputs('action')
    .filter(({ name }) => get(name) !== '' && !isOpen(get(name)))
    .flatMap(({ name, decode }) => refusalOf(() => decode(get(name), name)))
  const isKnown = single.length === 0 && ![...texts.values()].some(isOpen)
  const refusal = isKnown ? refusalOf(() => decodeTogether(get, mode)) : single
  return errors(...refusal.map(message => `the job "${jobName}": ${message}`))
}

/** Decodes the input `settings`, or says what is wrong with it. */
function trySettings(text: string): Texts | string {
  try {
    return text === '' || text.includes('${{') ? {} : decodeSettings(text)
  } catch (error) {
    if (error instanceof RulesError) return error.message
    throw error
  }
}

/** Decodes all inputs as the mode does, so that those which exclude each other are refused. */
function decodeTogether(get: Get, mode: string): void {
  const isMeasured = get('command') !== ''
  const told = mode === 'auto' ? 'compare' : (mode as Task)
  if (told === 'compare' || told === 'merge') makeSettings(decodeGiven(get, told))
  if ((told === 'compare' || told === 'publish') && isMeasured)
    makeInputs(decodeGiven(get, told), { get, contender: '.' })
}

function refusalOf(decode: () => unknown): readonly string[] {
  try {
    decode()
    return []
  } catch (error) {
    if (error instanceof InputError) return [error.message]
    throw error
  }
}

/** Lists the program of the command, if it is neither in the repository nor built by the job. */
function checkProgram({ inputs, job, jobName }: Use, repository: ProjectFiles | undefined): readonly Problem[] {
  const program = findProgram(String(inputs.command ?? ''))
  if (repository === undefined || program === undefined) return []
  const place = String(inputs['working-directory'] ?? '.').replace(/^\.\/?|\/$/g, '')
  const path = place === '' ? program : `${place}/${program}`
  const isBuiltBefore = job.steps.some(({ run }) => run !== '')
  const isBuilt = [inputs.build, isBuiltBefore && inputs.setup].some(
    line => !['', 'true'].includes(String(line || '').trim()),
  )
  if (isBuilt || inputs.install !== undefined || repository.files.includes(path)) return []
  const build = findBuildOf(repository, path)
  const how = build === undefined ? 'the command that builds it' : shown(build.lines.join(' && '))
  return errors(`the job "${jobName}" runs "${path}", which is not in the repository: set "build" to ${how}`)
}

/** Lists ways in which a pull request could reach what it should not. */
function checkSecrets({ job, jobName, inputs }: Use): readonly Problem[] {
  const texts = ['command', 'prepare', 'build', 'setup', 'install', 'settings'].map(name => String(inputs[name] ?? ''))
  const isWritten = [...texts, ...job.steps.map(({ run }) => run)].some(text =>
    /\$\{\{\s*(github\.event\.|github\.head_ref)/.test(text),
  )
  return [
    ...warnings(
      listCheckouts(job).some(checkout => String(checkout.with?.['persist-credentials']) !== 'false') &&
        `the job "${jobName}" leaves the token in the checkout: add "persist-credentials: false" to actions/checkout`,
    ),
    ...errors(
      isWritten &&
        `the job "${jobName}" puts text of the event into a shell line or into settings, which its author can choose: pass it by "env"`,
    ),
    ...warnings(
      job['timeout-minutes'] === undefined &&
        `the job "${jobName}" has no "timeout-minutes", so a command that hangs runs for six hours`,
    ),
  ]
}

const lost = 'nothing is promised about PATH, the tools, the home directory and the workspace'

/** The name of this action, in whatever repository. */
const ownAction = /(^|\/)counterbalance(@|$)/

/** Actions that run nothing of the checkout, by how their names begin. All others may: a local one is the pull request's own code. */
const harmless = [
  ...['actions/cache', 'actions/checkout', 'actions/download-artifact', 'actions/upload-artifact', 'actions/setup-'],
  ...['dtolnay/rust-toolchain', 'docker/login-action', 'docker/setup-', 'step-security/harden-runner'],
]

/** Returns whether `step` is known to run nothing of the checkout. */
function isHarmless({ uses, run, with: inputs, 'working-directory': directory }: Step): boolean {
  // Elsewhere, tools read no settings of the checkout, unless the line goes there.
  if (run !== '') return directory.startsWith('/') && !/\bcd\b|\bpushd\b|GITHUB_WORKSPACE|github\.workspace/.test(run)
  // It asks Yarn for its cache, and the checkout names the file that is run as Yarn.
  if (uses.startsWith('actions/setup-node@') && inputs?.cache === 'yarn') return false
  return (
    uses === '' ||
    // It leaves nothing running, and what it runs of the checkout stays in copies.
    ownAction.test(uses) ||
    harmless.some(name => uses.startsWith(name.endsWith('-') ? name : `${name}@`) || uses.startsWith(`${name}/`))
  )
}

/** Lists what runs code of the pull request before the baseline is built: that code can then change everything that builds and runs it. */
function checkOrder({ events, mode, inputs, job, jobName, at }: Use): readonly Problem[] {
  if (!['auto', 'compare'].includes(mode) || !events.includes('pull_request')) return []
  const checkout = job.steps.findIndex(({ uses }) => uses.startsWith('actions/checkout@'))
  const between = checkout < 0 ? [] : job.steps.slice(checkout + 1, at)
  const first = between.find(step => !isHarmless(step))
  const remedy = first?.run
    ? 'move the line into "build", which runs for the baseline first'
    : 'move the step behind it'
  return warnings(
    first !== undefined &&
      `the job "${jobName}" runs ${shown(first.run.trim().split('\n')[0] || first.uses)} before this action. If that is code of the pull request, ${lost}: ${remedy}, or before actions/checkout if it needs no file of the repository`,
    inputs.setup !== undefined &&
      `the job "${jobName}" has "setup", so the pull request is built before the baseline. Then ${lost}: use "build" where a shell line can build both`,
  )
}

/** Lists ways in which two runs could write at the same time, or a push could be cancelled. */
function checkConcurrency({ workflow: { concurrency }, events }: Use): readonly Problem[] {
  if (concurrency === undefined)
    return warnings('there is no "concurrency" block: two runs of a pull request measure at the same time')
  const cancels = typeof concurrency !== 'string' && String(concurrency['cancel-in-progress']) === 'true'
  return warnings(
    cancels &&
      events.includes('push') &&
      !/github\.(sha|run_id)/.test(concurrency.group) &&
      'a push can cancel the run of the push before, which then publishes no baseline: add github.sha to the group',
  )
}

/** Makes the problems that there are of messages, each of which is false where there is none. */
function makeProblems(severity: Problem['severity'], messages: readonly (string | false)[]): readonly Problem[] {
  return messages.filter(message => message !== false).map(message => ({ severity, message }))
}

function errors(...messages: readonly (string | false)[]): readonly Problem[] {
  return makeProblems('error', messages)
}

function warnings(...messages: readonly (string | false)[]): readonly Problem[] {
  return makeProblems('warning', messages)
}
