import type { ReviewJob } from '../../forge/conversation.js'
import { openApi } from './api.js'
import { makeConversation } from './conversation.js'

/** Names the variable with the token; no measured command gets a variable that begins like this. */
export const tokenName = 'COUNTERBALANCE_GITLAB_TOKEN'

/** Finds the merge request of a job of GitLab CI by its predefined variables. Returns why there is none, in words. */
export function findMergeRequest(variables: NodeJS.ProcessEnv): ReviewJob | string {
  const { CI_API_V4_URL: url, CI_PROJECT_ID: project, CI_MERGE_REQUEST_IID: iid, CI_PIPELINE_ID: id } = variables
  if (!url || !project || !id) return 'this is no job of GitLab CI'
  if (!iid)
    return 'this pipeline is of no merge request: add "rules: [{ if: $CI_PIPELINE_SOURCE == \'merge_request_event\' }]" to the job'
  const token = variables[tokenName]
  if (!token)
    return `there is no token: keep a project access token with the scope "api" and the role Reporter as the masked variable ${tokenName}`
  const head = variables.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || variables.CI_COMMIT_SHA || ''
  const place = `${variables.CI_MERGE_REQUEST_PROJECT_URL ?? variables.CI_PROJECT_URL}/-/merge_requests/${iid}`
  return {
    run: { id: Number(id), number: Number(variables.CI_PIPELINE_IID ?? id), attempt: 1, head },
    runUrl: variables.CI_JOB_URL ?? variables.CI_PIPELINE_URL ?? place,
    conversation: makeConversation(openApi({ url, project: variables.CI_MERGE_REQUEST_PROJECT_ID || project, token }), {
      ...{ iid: Number(iid), url: place },
    }),
  }
}
