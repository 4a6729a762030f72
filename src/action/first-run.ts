import { join } from 'node:path'
import * as v from 'valibot'
import { isOfRepository } from '../baseline/choose.js'
import { type GatePolicy, isOfRulesOnly } from '../compare/gate/policy.js'
import type { Api } from '../github/api/api.js'
import { listFolder, readContents } from '../github/api/repository.js'
import { listBaselines } from '../github/artifacts/baseline-artifact.js'
import type { Run } from '../github/run.js'
import type { Reason } from '../record/reasons.js'
import type { Report, Section } from '../report/report.js'
import { findFirstRun } from '../report/words/first-run.js'
import { decodeYaml } from '../rules/yaml.js'
import { readSmallFile } from '../system/git/git.js'
import { attempt } from '../util/attempt.js'
import type { FoundConfig } from './config.js'
import { isExpected } from './published-baseline.js'

/** A suite of which no baseline was ever published. */
interface NewSuite {
  readonly suite: string
  readonly gate: GatePolicy
  readonly config: Pick<FoundConfig, 'base' | 'commit'>
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
  readonly hasBuild: boolean
}

/** Why there is no baseline, and whether a gate lets that pass. */
export interface FirstRun {
  readonly reason: Reason
  readonly isExcused: boolean
}

/**
 * Adds to `reason`, by which there is no baseline, what people need to know of a first run. Undefined where it is none.
 *
 * Without a gate, whatever was never published is new. A gate fails on it, because a suite that is renamed would get around every gate: it
 * passes only the first benchmarks of a repository, and only where GitHub says that there were none.
 */
export async function describeFirstRun(
  reason: Reason,
  { suite, gate, config, run, api, workspace, hasBuild }: NewSuite,
): Promise<FirstRun | undefined> {
  if (reason.code !== 'baseline-unpublished' || reason.isFirst !== true) return undefined
  const facts = { ...reason, hasBuild, hasPush: await hasPush(workspace) }
  const fails = gate.failOn.includes('not-compared') || (gate.failOn.length > 0 && !isOfRulesOnly(gate))
  if (!fails || gate.allow.includes('not-compared')) return { reason: facts, isExcused: false }
  const others = await findOthers({ suite, config, run, api }).catch(error => {
    if (isExpected(error)) return undefined
    throw error
  })
  const suites = (others?.suites ?? []).slice(0, mostNamed)
  const isExcused = others?.isNone === true
  if (isExcused) return { reason: facts, isExcused }
  return {
    reason: { ...facts, failsGate: true, ...(suites.length > 0 && { isFirst: false, suites }) },
    isExcused,
  }
}

const mostNamed = 5

/**
 * Returns `gate` without what is not compared, where that is only first runs of the `excused` suites. A base that runs its benchmarks is no
 * first run: where time ran out before a verdict, the gate fails as it does anywhere else.
 */
export function excuseNew({ sections }: Report, gate: GatePolicy, excused: ReadonlySet<string>): GatePolicy {
  const uncompared = sections.filter(({ status }) => status === 'not-compared')
  const isNew = (section: Section): boolean => findFirstRun(section) !== undefined && excused.has(section.suite)
  return uncompared.length > 0 && uncompared.every(isNew) ? excuse(gate) : gate
}

/** Takes what is not compared out of what the gate fails on. */
export function excuse({ failOn, allow, ...gate }: GatePolicy): GatePolicy {
  return {
    ...gate,
    failOn: failOn.filter(condition => condition !== 'not-compared'),
    allow: [...allow, 'not-compared'],
  }
}

/** Finds other benchmarks of the repository, by the word of GitHub alone. `isNone` is only true where it is sure that there are none. */
async function findOthers({
  suite,
  config: { base, commit },
  run,
  api,
}: Pick<NewSuite, 'suite' | 'config' | 'run' | 'api'>): Promise<{
  readonly suites: readonly string[]
  readonly isNone: boolean
}> {
  const ofFile = base?.suites.filter(name => name !== suite) ?? []
  if (api === undefined) return { suites: ofFile, isNone: false }
  const { baselines, isAll } = await listBaselines(api)
  const ofRepository = baselines.filter(candidate => isOfRepository(candidate, run.repository.id))
  const suites = [...new Set([...ofFile, ...ofRepository.map(({ name }) => nameSuite(name))])]
  // GitHub confirms the base of these runs alone.
  const isConfirmed = (run.pull ?? run.group) !== undefined && base !== undefined && commit !== undefined
  if (suites.length > 0 || !isAll || !isConfirmed || base.hasFile) return { suites, isNone: false }
  return { suites, isNone: !(await usesAction(api, commit)) }
}

/** The name of a suite in that of its artifact, without what tells equal ones apart. */
function nameSuite(artifact: string): string {
  return artifact.replace(/^counterbalance-/, '').replace(/--\w+$/, '')
}

/** Returns whether a workflow of `commit` may use this action: what it calls in turn, nobody looks at. */
async function usesAction(api: Api, commit: string): Promise<boolean> {
  const paths = await listFolder(api, '.github/workflows', commit)
  for (const path of paths.filter(path => /\.ya?ml$/.test(path)))
    if (mayUseAction((await readContents(api, path, commit)) ?? '')) return true
  return false
}

/** Returns whether the workflow in `text` names this action, or calls a workflow or an action that could. */
export function mayUseAction(text: string, repository = process.env.GITHUB_ACTION_REPOSITORY ?? ''): boolean {
  const isNamed = /counterbalance/i.test(text) || (repository !== '' && text.includes(repository))
  const called = [...text.matchAll(/\buses["']?\s*:\s*["']?([^\s"'#]+)/g)].map(([, name]) => name!)
  return isNamed || called.some(name => (name.startsWith('./') ? !isWorkflow(name) : isWorkflow(name)))
}

function isWorkflow(name: string): boolean {
  return name.includes('.github/workflows/')
}

const trigger = v.looseObject({
  on: v.optional(v.union([v.string(), v.array(v.string()), v.record(v.string(), v.unknown())])),
})

/** Returns whether the workflow of this run also runs on pushes, which store baselines. */
async function hasPush(workspace: string): Promise<boolean> {
  const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^@]+)@/.exec(process.env.GITHUB_WORKFLOW_REF ?? '') ?? []
  const text = path && (await readSmallFile(join(workspace, path)))
  const on = text ? attempt(() => decodeYaml(text, path, trigger)?.value.on) : undefined
  if (on === undefined) return false
  return typeof on === 'string' ? on === 'push' : Array.isArray(on) ? on.includes('push') : 'push' in on
}
