import type { Extra } from '../../extra.js'

/** The report as the comment of a merge request on GitLab. */
export const gitlab: Extra = {
  name: 'gitlab',
  follower: {
    commands: ['show'],
    options: {
      post: {
        help: "Post the report as the one comment of this job's merge request on GitLab, or renew that comment. COUNTERBALANCE_GITLAB_TOKEN holds a project access token.",
      },
    },
    prepare: async get => (get('post') === 'true' ? (await import('./post.js')).preparePost() : undefined),
  },
}
