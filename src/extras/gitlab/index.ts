import type { Extra } from '../../extra.js'

/** The report as the comment of a merge request on GitLab. */
export const gitlab: Extra = {
  name: 'gitlab',
  follower: {
    commands: ['show'],
    options: {
      post: {
        help: "Post the report as this merge request's one comment on GitLab, with the project access token in COUNTERBALANCE_GITLAB_TOKEN.",
      },
    },
    prepare: async get => (get('post') === 'true' ? (await import('./post.js')).preparePost() : undefined),
  },
}
