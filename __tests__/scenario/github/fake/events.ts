import {
  addRun,
  type Comment,
  type Pull,
  type RepositoryName,
  type State,
  type WorkflowRun,
} from './repository-state.js'

/** A run of a workflow that is about to start, and what the runner says of it. */
export interface Trigger {
  readonly run: WorkflowRun
  /** The commit that is checked out by default. */
  readonly sha: string
  readonly ref: string
  readonly payload: object
}

/** A push to a branch: of the default one, where no other is named. */
export function onPush(
  state: State,
  sha: string,
  { branch = state.defaultBranch, before = '0'.repeat(40) } = {},
): Trigger {
  const ref = `refs/heads/${branch}`
  const run = start(state, { event: 'push', headBranch: branch, headSha: sha })
  return { run, sha, ref, payload: withRepository(state, { ref, before, after: sha }) }
}

/** What happens by the clock, or by hand, on a branch. */
export function onBranch(
  state: State,
  event: 'schedule' | 'workflow_dispatch',
  { branch = state.defaultBranch } = {},
): Trigger {
  const sha = state.branches.get(branch) ?? ''
  const run = start(state, { event, headBranch: branch, headSha: sha })
  return { run, sha, ref: `refs/heads/${branch}`, payload: withRepository(state, {}) }
}

/** A pull request that was opened or pushed to; the runner checks out its merge commit. */
export function onPullRequest(state: State, pull: Pull, action = 'synchronize'): Trigger {
  const { head, base, number, mergeCommit } = pull
  const run = start(state, {
    event: 'pull_request',
    headBranch: head.ref,
    headSha: head.sha,
    headRepository: head.repository,
  })
  const describe = (
    { ref, sha }: { readonly ref: string; readonly sha: string },
    repository: RepositoryName | null,
  ) => ({
    ref,
    sha,
    repo: repository && describeRepository(state, repository),
  })
  const pull_request = {
    number,
    state: pull.state,
    head: describe(head, head.repository),
    base: describe(base, state.repository),
    labels: pull.labels.map(name => ({ name })),
  }
  const payload = withRepository(state, { action, number, pull_request })
  return { run, sha: mergeCommit ?? head.sha, ref: `refs/pull/${number}/merge`, payload }
}

/** A label that `sender` has set on a pull request. */
export function onLabel(state: State, pull: Pull, { label, sender }: { label: string; sender: string }): Trigger {
  const trigger = onPullRequest(state, pull, 'labeled')
  return { ...trigger, payload: { ...trigger.payload, label: { name: label }, sender: { login: sender } } }
}

/** A comment on an issue or a pull request, seen from the default branch. */
export function onComment(state: State, comment: Comment): Trigger {
  const sha = state.branches.get(state.defaultBranch) ?? ''
  const run = start(state, { event: 'issue_comment', headBranch: state.defaultBranch, headSha: sha })
  const { id, issue, author, body } = comment
  const payload = {
    action: 'created',
    issue: { number: issue },
    comment: { id, body },
    sender: { login: author.login },
  }
  return { run, sha, ref: `refs/heads/${state.defaultBranch}`, payload: withRepository(state, payload) }
}

/** A pull request's turn in the merge queue; `sha` is the merge of it and `base`. */
export function onMergeGroup(
  state: State,
  { sha, base, number }: { sha: string; base: string; number: number },
): Trigger {
  const branch = `gh-readonly-queue/${state.defaultBranch}/pr-${number}-${base}`
  const ref = `refs/heads/${branch}`
  const run = start(state, { event: 'merge_group', headBranch: branch, headSha: sha })
  const merge_group = { head_sha: sha, head_ref: ref, base_sha: base, base_ref: `refs/heads/${state.defaultBranch}` }
  return { run, sha, ref, payload: withRepository(state, { action: 'checks_requested', merge_group }) }
}

/** The end of another run, seen from the default branch. */
export function onWorkflowRun(state: State, ended: WorkflowRun): Trigger {
  const sha = state.branches.get(state.defaultBranch) ?? ''
  const run = start(state, { event: 'workflow_run', headBranch: state.defaultBranch, headSha: sha })
  const workflow_run = {
    id: ended.id,
    run_number: ended.number,
    run_attempt: ended.attempt,
    event: ended.event,
    status: ended.status,
    conclusion: ended.conclusion,
    head_branch: ended.headBranch,
    head_sha: ended.headSha,
    path: ended.path,
    pull_requests: [],
    repository: describeRepository(state, state.repository),
    head_repository: ended.headRepository && describeRepository(state, ended.headRepository),
  }
  const payload = withRepository(state, { action: 'completed', workflow_run })
  return { run, sha, ref: `refs/heads/${state.defaultBranch}`, payload }
}

/** The same run once more, as by the button. */
export function again(trigger: Trigger): Trigger {
  Object.assign(trigger.run, { attempt: trigger.run.attempt + 1, status: 'in_progress', conclusion: null })
  return trigger
}

function start(state: State, given: Partial<WorkflowRun> & Pick<WorkflowRun, 'headSha'>): WorkflowRun {
  return addRun(state, { status: 'in_progress', conclusion: null, ...given })
}

function describeRepository(state: State, { id, owner, name }: RepositoryName): object {
  const { defaultBranch } = state
  return {
    id,
    name,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    default_branch: defaultBranch,
    private: false,
    fork: id !== state.repository.id,
  }
}

function withRepository(state: State, payload: object): object {
  return { repository: describeRepository(state, state.repository), sender: { login: 'octo' }, ...payload }
}
