import { countShards } from '../../record/key.js'
import { choice, count, flag, modes, special, text } from '../declaration.js'
import { InputError, shown } from '../values.js'
import { showers, tellers } from './takers.js'

/** A matrix has at most 256 jobs. */
const mostLegs = 256

/** The inputs that only the action uses. */
export const github = {
  overrideLabel: text({
    default: 'performance-accepted',
    only: 'action',
    takenBy: tellers,
    help: 'Label that accepts what {fail-on} found. With this label on the pull request, the job does not fail and shows a notice.',
  }),
  comment: choice({
    names: ['auto', 'changes', 'never'],
    default: 'auto',
    only: 'action',
    takenBy: tellers,
    help: 'Whether a pull request gets a comment: `auto` (if the token may), `changes` (only if something changed) or `never`.',
  }),
  check: flag({
    default: 'false',
    only: 'action',
    takenBy: tellers,
    help: 'Whether the commit gets a check run with the report. It fails where the job does. Needs `checks: write`.',
  }),
  measure: flag({
    default: 'true',
    only: 'action',
    takenBy: ['publish'],
    help: 'Whether `publish` also measures. `false` publishes in seconds.',
  }),
  retentionInDays: count({
    name: 'retention-days',
    least: 1,
    most: 400,
    only: 'action',
    takenBy: showers,
    help: 'Days that a published baseline is kept. By default, as the repository is set up.',
  }),
  page: choice({
    names: ['auto', 'never'],
    default: 'auto',
    only: 'action',
    takenBy: showers,
    help: 'Whether the run stores its HTML page as an artifact that a browser shows: `auto` or `never`.',
  }),
  pageRetentionInDays: count({
    name: 'page-retention-days',
    least: 1,
    most: 400,
    only: 'action',
    takenBy: showers,
    help: 'Days that the HTML page is kept. By default, as {retention-days} says.',
  }),
  leg: special({
    actionDefault: "${{ strategy.job-total > 1 && format('auto:{0}', strategy.job-index) || 'auto' }}",
    only: 'action',
    placeholder: 'NAME',
    takenBy: ['compare', 'publish', 'history'],
    decode: parseKeyPart,
    help: 'Key of one job of a matrix. A leg has its own artifact and its own section in a merged report. It does not comment, and it does not fail. By default, each job of a matrix is a leg with its number as the key.',
  }),
  legs: count({
    least: 1,
    most: mostLegs,
    only: 'action',
    takenBy: ['merge', 'report'],
    help: 'In `merge` and `report`: how many legs there must be. Missing legs are reported.',
  }),
  shard: special({
    only: 'action',
    placeholder: 'NUMBER/COUNT',
    takenBy: ['compare', 'publish'],
    decode: parseShard,
    help: 'Key of this runner, if several runners measure the same suite, such as `1/3`. A merged report pools their rounds. It reports missing ones if the key says how many there are.',
  }),
  githubToken: text({
    actionDefault: '${{ github.token }}',
    only: 'action',
    takenBy: modes,
    help: 'Token that reads artifacts and the baseline commit, and writes the comment.',
  }),
}

function parseShard(text: string, name: string): string | undefined {
  if (!/^\d+\/\d+$/.test(text) || countShards(text) !== undefined) return parseKeyPart(text, name)
  throw new InputError(`"${name}" is ${shown(text)}; the first number must be from 1 to the second, such as 1/3`)
}

const longestKeyPart = 100

function parseKeyPart(text: string, name: string): string | undefined {
  if (text.length <= longestKeyPart) return text || undefined
  throw new InputError(`"${name}" is ${shown(text)}…; it must be a name of at most ${longestKeyPart} characters`)
}
