import {
  checkAction,
  checkConcurrency,
  checkDepth,
  checkPayload,
  checkPermissions,
  checkSecrets,
  checkTriggers,
} from './checks.js'
import { type Job, listEvents, parseWorkflow, type Step, type Workflow } from './shape.js'
import type { Problem, Use } from './use.js'
import { checkValues } from './values.js'

/** Lists the problems with how the workflow in `text` uses Counterbalance. Returns undefined if it does not use it. */
export function checkWorkflow(text: string): readonly Problem[] | undefined {
  const workflow = parseWorkflow(text)
  if (typeof workflow === 'string') return [{ severity: 'error', message: workflow }]
  const uses = findUses(workflow)
  if (uses.length === 0) return undefined
  const problems = uses.flatMap(use => [
    ...checkAction(use),
    ...checkTriggers(use),
    ...checkPermissions(use),
    ...checkPayload(use),
    ...checkValues(use),
    ...checkDepth(use),
    ...checkSecrets(use),
  ])
  const all = [...problems, ...checkConcurrency(uses[0]!)]
  return all.filter(({ message }, index) => all.findIndex(one => one.message === message) === index)
}

function findUses(workflow: Workflow): readonly Use[] {
  const events = listEvents(workflow)
  return Object.entries(workflow.jobs).flatMap(([jobName, job]) =>
    job.steps.filter(isOurs).map(({ uses, with: given }) => {
      const inputs = given ?? {}
      const own = eventsOf(job, events)
      const asked = String(inputs.mode ?? 'auto')
      const mode = asked === 'auto' && own.includes('workflow_run') ? 'report' : asked
      return { workflow, events: own, jobName, job, uses, inputs, mode }
    }),
  )
}

/** Of `events`, those that the condition of `job` lets through. */
function eventsOf({ if: condition }: Job, events: readonly string[]): readonly string[] {
  const only = /^[^|]*github\.event_name == '(\w+)'[^|]*$/.exec(condition)?.[1]
  return only === undefined ? events : events.filter(event => event === only)
}

function isOurs({ uses }: Step): boolean {
  return /(^|\/)counterbalance(@|$)/.test(uses)
}
