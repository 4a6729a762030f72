import { group } from 'd3-array'

/** The way in which a benchmark tool is told which of its benchmarks to run. */
export interface Language {
  /** The text for all benchmarks. It names none, since a side need not have those of the other. */
  readonly all: string
  /** The text for at least these benchmarks, or undefined if one of them cannot be named. */
  express(names: readonly string[]): string | undefined
}

/** The way in which a command is told which benchmarks still run. */
export interface Selection {
  /** Undefined as long as nobody knows which tool prints the numbers: then the command has a word for all of its own. */
  readonly language: Language | undefined
  /** Set if benchmarks may be left out. Otherwise the command is told to run all. */
  readonly isNarrowed: boolean
}

/** Control characters end lines and words, and many tools refuse them. */
const control = /\p{Cc}/u

/** A language that can name all benchmarks whose names fit on a line each. */
function makeLanguage(all: string, write: (names: readonly string[]) => string): Language {
  const areLines = (names: readonly string[]) => names.every(name => name !== '' && !control.test(name))
  return { all, express: names => (areLines(names) ? write(names) : undefined) }
}

/** The name that the tool itself knows: a second benchmark of the same name has a number behind. */
function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, '')
}

/** `name` with and without what looks like a number of ours: a benchmark may be called so by its author. */
export function asPrinted(name: string): readonly string[] {
  return [...new Set([name, withoutNumber(name)])]
}

/** The middle of a long name was replaced by this; where its author wrote it, more than this benchmark fits. */
const ellipsis = '…'

/** `text` as a part of a regular expression, in any of the usual dialects. In C++, closing brackets may not be escaped. */
function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[{]/g, String.raw`\$&`).replaceAll(ellipsis, '.*')
}

/** A group that is one of `texts`, each of which is there once. */
function anyOf(texts: readonly string[]): string {
  return `(${[...new Set(texts)].map(escapeRegex).join('|')})`
}

/** A language of regular expressions; `findNames` says what the tool calls a benchmark, which may be one of several. */
function makeRegexLanguage(
  findNames: (name: string) => readonly string[],
  { all = '.', start = '^', end = '$' }: { readonly all?: string; readonly start?: string; readonly end?: string } = {},
): Language {
  return makeLanguage(all, names => `${start}${anyOf(names.flatMap(findNames))}${end}`)
}

/** A regular expression for whole names. */
const regex = makeRegexLanguage(asPrinted)

/** The names themselves, one a line; nothing stands for all. */
export const names = makeLanguage('', known => known.join('\n'))

/** The names that a tool takes as words of its command line, one a line, for `xargs`; nothing stands for all. */
function makeWordLanguage(isWord: RegExp, all = ''): Language {
  return {
    all,
    express: known => {
      const words = [...new Set(known.map(withoutNumber))]
      return words.every(word => isWord.test(word) && !word.includes(ellipsis)) ? words.join('\n') : undefined
    },
  }
}

/** A regular expression for each level of sub-benchmarks, with a slash between, for each parent. Go understands `|` between these since 1.20. */
const go = makeLanguage('.', names => {
  const parents = group(
    // Behind its package, a benchmark begins with this word.
    names.map(name => name.replace(/^(?:.*?\.)??(?=Benchmark)/s, '')),
    path => path.slice(0, Math.max(0, path.lastIndexOf('/'))),
  )
  return [...parents]
    .map(([parent, paths]) => {
      const parts = paths.map(path => path.slice(path.lastIndexOf('/') + 1))
      // With and without the number of processors: nothing shows which numbers are its author's.
      const last = parts.flatMap(part => [part, part.replace(/-\d+$/, '')])
      const levels = [...(parent === '' ? [] : parent.split('/').map(part => [part])), last]
      return levels.map(level => `^${anyOf(level)}$`).join('/')
    })
    .join('|')
})

/** JMH knows methods; parameters and the mode stand behind the first colon. */
const jmh = makeRegexLanguage(name => [name.replace(/:.*$/s, '')], { all: '.*' })

/** A benchmark of asv with its parameters, without its environment. */
const asv = makeRegexLanguage(name => asPrinted(name.replace(/ \[[^\]]*\]$/, '')))

/** A class without the backslash in front of it, and a method, without its parameters. */
const phpbench = makeRegexLanguage(name => [name.replace(/^\\/, '').replace(/\(.*\)$/s, '')], { start: '' })

/** Divan knows paths of Rust, with the name of the program in front, which stands in the header of what it prints. */
const divan = makeRegexLanguage(name => [name.replaceAll('/', '::')], { start: '^[^:]+::' })

/**
 * Suites and tests, without the file. Between them, vitest 5 has an arrow, and earlier versions a blank. In vitest 5, the last part of a
 * name is a benchmark in a test, which cannot be selected alone.
 */
const vitest = makeLanguage('.', names => {
  const tests = names.flatMap(name => {
    const [, ...parts] = withoutNumber(name).split(' > ').map(escapeRegex)
    return [parts, parts.slice(0, -1)].filter(path => path.length > 0).map(path => path.join('( >)? '))
  })
  return `^ ?(${[...new Set(tests)].join('|')})$`
})

/** Characters that `pytest -k` allows, next to its own keywords. */
const inKeyword = /^[\w:+\-.[\]\\/=]+$/

/** An expression for `pytest -k`, of parts of names: it may fit a few more. */
const pytest: Language = {
  all: '',
  express: known => {
    const keywords = known.map(name => {
      const test = withoutNumber(name).split('::').at(-1)!
      const plain = inKeyword.test(test) ? test : test.replace(/\[.*$/s, '')
      return /^\w/.test(plain) && inKeyword.test(plain) ? plain : undefined
    })
    return keywords.includes(undefined) ? undefined : [...new Set(keywords)].join(' or ')
  },
}

/** Test cases of Catch2, which are the first part of a name, with commas between. All are those that run by default, and benchmarks. */
const catch2 = makeLanguage('~[.],[!benchmark]', known => {
  const patterns = known.map(name => {
    const [whole, ...inside] = name.split(' > ')
    const start = whole!.split(ellipsis)[0]!
    // With sections, or if its own name is long or has such a sign, only the beginning of the name of a test is known for sure.
    const isWhole = inside.length === 1 && start === whole
    return `${start.replaceAll(/[\\[\],"~*]/g, String.raw`\$&`)}${isWhole ? '' : '*'}`
  })
  return [...new Set(patterns)].join(',')
})

/** Words for BenchmarkDotNet, whose patterns know `*` and `?`. */
const benchmarkdotnet = makeWordLanguage(/^[^\p{Cc}*?]+$/u, '*')

/** Paths of Rust, which are words of the command line. */
const libtest = makeWordLanguage(/^[\w:]+$/)

/** The languages of tools, by the format that their output is read as, and those of no tool. */
const languages: Readonly<Record<string, Language>> = {
  names,
  regex,
  asv,
  benchmarkdotnet,
  catch2,
  criterion: regex,
  divan,
  go,
  'google-benchmark': regex,
  jmh,
  libtest,
  phpbench,
  'pytest-benchmark': pytest,
  vitest,
}

/** The names of all languages. */
export const languageNames: readonly string[] = Object.keys(languages).sort()

/** The language with this name, which may be that of a format. Returns undefined if there is none. */
export function findLanguage(name: string): Language | undefined {
  return Object.hasOwn(languages, name) ? languages[name] : undefined
}
