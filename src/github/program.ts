import type { Program } from '../report/words/reproduce.js'
import { quote } from '../util/shell-word.js'

const place = '../counterbalance'

/** Describes how readers of the pages elsewhere call the version of Counterbalance that runs here. */
export function programOf({
  GITHUB_SERVER_URL: server,
  GITHUB_ACTION_REPOSITORY: repository,
  GITHUB_ACTION_REF: ref,
}: NodeJS.ProcessEnv): Program {
  if (!server || !repository || !ref) return { way: 'action', get: [], call: 'counterbalance' }
  const url = quote(`${server}/${repository}`)
  return {
    way: 'action',
    get: [`git clone --quiet ${url} ${place} && git -C ${place} checkout --quiet ${quote(ref)}`],
    call: `node ${place}/dist/cli/index.js`,
    guide: `${server}/${repository}/blob/${encodeURI(ref)}/docs/guides/reading-the-report.md`,
  }
}
