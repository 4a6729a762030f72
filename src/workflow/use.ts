import type { Job, Step, Workflow } from './shape.js'

/** Something to change in a workflow. */
export interface Problem {
  /** Whether it keeps the workflow from doing its work, or only from doing it well. */
  readonly severity: 'error' | 'warning'
  /** What is wrong, and what to do. */
  readonly message: string
}

/** A step that runs Counterbalance, and what surrounds it. */
export interface Use {
  readonly workflow: Workflow
  /** Those that start the job. */
  readonly events: readonly string[]
  readonly jobName: string
  readonly job: Job
  /** The action and its version, as the step names them. */
  readonly uses: string
  readonly inputs: NonNullable<Step['with']>
  /** As its input says, or as `auto` is on "workflow_run". */
  readonly mode: string
}
