import { say } from '../../document/text.js'
import { countStars, isTooManifold, mostStars } from '../../rules/match.js'
import { isCommit } from '../../util/commit.js'
import { present } from '../../util/present.js'

/** The form of a request, for those who wrote another one. */
export const form = say`write ${'/bench'}, ${'/bench parser/*'}, ${'/bench against v1.4'}, ${'/bench'} and the full SHA of the head commit, or ${'/bench more'}`

/** The content of a request. */
export interface Request {
  /** Set if it asks for another experiment of the same comparison. */
  readonly isMore: boolean
  /** Patterns of the benchmarks to judge; all of them where there are none. */
  readonly patterns: readonly string[]
  /** A tag, a branch or a commit to compare with; where the pull request left its base if left out. */
  readonly against?: string
  /** The full SHA of the commit to measure; the head of the pull request if left out. */
  readonly commit?: string
}

/** A request, or why its text is none. */
export type Parsed =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'wrong'; readonly why: string }

const longestLine = 300
const mostPatterns = 10

/**
 * Parses the first line of a comment. Returns undefined where it is no request at all.
 *
 * Anybody can comment, so no word gets near a shell: it is a keyword, a SHA, the name of a ref, or a pattern.
 */
export function parseRequest(body: string): Parsed | undefined {
  const line = body.split(/[\r\n]/, 1)[0]!.trim()
  const [command, ...words] = line.split(/[ \t]+/)
  if (command !== '/bench') return undefined
  if (line.length > longestLine) return wrong(`the line has more than ${longestLine} characters`)
  if (words.includes('more'))
    return words.length === 1
      ? { kind: 'request', request: { isMore: true, patterns: [] } }
      : wrong('"more" repeats what was compared, so it stands alone')
  const at = words.indexOf('against')
  const against = at < 0 ? undefined : (words[at + 1] ?? '')
  const others = at < 0 ? words : words.toSpliced(at, 2)
  const [commit, ...more] = others.filter(isCommit)
  const patterns = others.filter(word => !isCommit(word))
  const why =
    (against !== undefined && !isRefName(against) && '"against" takes a tag, a branch or a commit') ||
    (others.includes('against') && 'there are two "against"') ||
    (more.length > 0 && 'there are two commits') ||
    (patterns.length > mostPatterns && `there are more than ${mostPatterns} patterns`) ||
    patterns.flatMap(word => findFault(word) ?? [])[0]
  if (why) return wrong(why)
  return { kind: 'request', request: { isMore: false, patterns, ...present({ against, commit }) } }
}

function wrong(why: string): Parsed {
  return { kind: 'wrong', why }
}

/** Returns whether git could have a ref of this name, in characters that act nowhere. */
function isRefName(word: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9._/+-]{0,99}$/.test(word) && !/\.\.|\/\/|\.lock$|[./]$/.test(word)
}

function findFault(word: string): string | undefined {
  // Another commit with the same beginning takes minutes to make.
  if (/^[0-9a-f]{7,}$/.test(word))
    return 'a commit needs its full SHA, because anybody can make another one with the same beginning'
  if (/^[!-]/.test(word)) return 'there are no options, and no pattern begins with ! or -'
  if (/[^\x21-\x7e]/.test(word)) return 'a pattern has letters, digits and signs of ASCII'
  if (countStars(word) > mostStars || isTooManifold(word)) return 'a pattern stands for too many combinations'
  return undefined
}
