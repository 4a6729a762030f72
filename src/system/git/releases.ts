import { chooseRelease, type Release } from '../../baseline/release.js'
import type { Git } from './git.js'

/** Finds the commit that `asked` names, or else the last release before `head`; undefined where there is none. */
export async function findRelease(git: Git, asked: string | undefined, head: string): Promise<Release | undefined> {
  if (asked === undefined) return chooseRelease((await listTags(git, head)).filter(({ commit }) => commit !== head))
  const commit = await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`)
  return commit === undefined ? undefined : { name: nameAsked(asked, commit), commit }
}

/** Names a version as its user did, and the beginning of a commit in the usual length. */
export function nameAsked(asked: string, commit: string): string {
  return commit.startsWith(asked) ? commit.slice(0, 7) : asked
}

/** Lists the tags of `head` and of what is before it. */
async function listTags(git: Git, head: string): Promise<readonly Release[]> {
  const format = '--format=%(refname:short) %(objectname) %(*objectname)'
  const lines = (await git.try('for-each-ref', `--merged=${head}`, format, 'refs/tags')) ?? ''
  return lines.split('\n').flatMap(line => {
    const [name = '', object = '', peeled = ''] = line.split(' ')
    return name === '' ? [] : [{ name, commit: peeled || object }]
  })
}
