import { verdicts } from '../../compare/finding.js'
import { anyOf, choice, count, lines, modes, showers, special, tellers, text } from '../declaration.js'
import { InputError, parseCount, shown } from '../values.js'
import { event } from './event.js'

/** A matrix has at most 256 jobs. */
const mostParts = 256

/** The inputs that only the action uses. */
export const github = {
  show: special({
    place: 'report',
    default: 'comment, page',
    only: 'action',
    placeholder: 'NAMES',
    takenBy: showers,
    decode: parseShow,
    help: 'Where the result is shown, separated by commas. `comment` is a comment on the pull request, if the token may write one, and `comment:changes` one that only appears if something changed. `page` is the HTML page, as an artifact that a browser shows. `check` is a check run on the commit, which fails where the job does and needs `checks: write`. `none` is only the summary of the job.',
  }),
  overrideLabel: text({
    place: 'report',
    default: 'performance-accepted',
    only: 'action',
    takenBy: tellers,
    help: 'Label that accepts what {fail-on} found. With this label on the pull request, the job does not fail and shows a notice.',
  }),
  retentionInDays: count({
    name: 'retention-days',
    place: 'report',
    least: 1,
    most: 400,
    only: 'action',
    takenBy: showers,
    help: 'Days that published baselines and HTML pages are kept. By default, as the repository is set up.',
  }),
  part: special({
    actionDefault: "${{ strategy.job-total > 1 && format('auto:{0}', strategy.job-index) || 'auto' }}",
    placeholder: 'NAME',
    takenBy: ['compare', 'publish', 'history', 'merge'],
    decode: parsePart,
    help: {
      action:
        'This job, if several jobs are merged into one report. A name, such as `macos` or `parser`, has its own baseline and its own section. Only the merge comments and fails; `of 3` there says how many names of parts there must be. By default, each job of a matrix is a part with its number as the name.',
      'command line':
        'Part of a larger run, which `show` merges: a name such as `macos`, which becomes a section of the report.',
    },
  }),
  parts: count({
    least: 1,
    most: mostParts,
    only: 'command line',
    takenBy: ['show'],
    help: 'How many names of parts there must be; missing ones fail {fail-on}.',
  }),
  githubToken: text({
    actionDefault: '${{ github.token }}',
    only: 'action',
    takenBy: modes,
    help: 'Token that reads artifacts and the baseline commit, and writes the comment.',
  }),
  event,
}

/** The places that show a result, in addition to the summary. */
export interface Show {
  readonly comment: 'auto' | 'changes' | 'never'
  readonly page: 'auto' | 'never'
  readonly check: boolean
}

const places = ['comment', 'comment:changes', 'page', 'check']

function parseShow(text: string, name: string): Show {
  const words = text === 'none' ? [] : text.split(/[,\n]/).map(word => word.trim())
  const unknown = words.find(word => !places.includes(word))
  if (unknown !== undefined)
    throw new InputError(
      `invalid value ${shown(unknown)} for "${name}"; it can be none, or any of ${places.join(', ')}`,
    )
  const comment = words.includes('comment:changes') ? 'changes' : words.includes('comment') ? 'auto' : 'never'
  return { comment, page: words.includes('page') ? 'auto' : 'never', check: words.includes('check') }
}

interface Part {
  readonly part: string | undefined
  /** In a merge: how many names of parts there must be. */
  readonly parts?: number
}

const longestPart = 100

/** The default of action.yml: `auto`, with the index of the job behind it in a matrix. */
const autoPart = /^auto(?::(\d+))?$/

/** A share of the rounds of one suite, such as `2/3` or `macos 2/3`, which would pass as a name. */
const numberedPart = /(?:^|\s)\d+\s*\/\s*\d+\s*$/

function parsePart(text: string, name: string): Part {
  if (text.length > longestPart)
    throw new InputError(
      `invalid value ${shown(text)}… for "${name}"; it must be a name of at most ${longestPart} characters`,
    )
  const auto = autoPart.exec(text)
  if (auto !== null) return { part: auto[1] }
  const [, parts] = /^of\s+(\d+)$/.exec(text) ?? []
  if (parts !== undefined) return { part: undefined, parts: parseCount(parts, name, { least: 1, most: mostParts }) }
  if (numberedPart.test(text))
    throw new InputError(
      `invalid value ${shown(text)} for "${name}"; runners no longer share the rounds of one suite. Give each runner benchmarks of its own and their name as its part, such as the part "parser" with the command "bench parser"`,
    )
  return { part: text.trim() || undefined }
}

const decoded = verdicts.map(name => `\`${name}\``).join(', ')

/** The inputs that decide which rows of a report its reader sees. */
export const showing = {
  filter: lines({
    placeholder: 'GLOB',
    only: 'command line',
    takenBy: ['show'],
    help: 'Show only benchmarks that fit this pattern, such as `parse/*`; the headline counts all.',
  }),
  only: anyOf({
    names: verdicts,
    default: '',
    otherwise: [],
    isRepeatable: true,
    only: 'command line',
    takenBy: ['show'],
    help: `Show only rows with these verdicts: any of ${decoded}.`,
  }),
  sort: choice({
    names: ['verdict', 'change', 'name'],
    default: 'verdict',
    only: 'command line',
    takenBy: ['show'],
    help: 'Order of the rows: by `verdict`, by size of the `change`, or by `name`.',
  }),
}
