import { go } from './go.js'
import { areLines, asPrinted, ellipsis, type Language, withoutNumber } from './language.js'
import { makeWordLanguage, names } from './lines.js'
import { escapeRegex, makeRegexLanguage, regex } from './regex.js'

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
const vitest: Language = {
  all: '.',
  express: names => {
    if (!areLines(names)) return undefined
    const tests = names.flatMap(name => {
      const [, ...parts] = withoutNumber(name).split(' > ').map(escapeRegex)
      return [parts, parts.slice(0, -1)].filter(path => path.length > 0).map(path => path.join('( >)? '))
    })
    return `^ ?(${[...new Set(tests)].join('|')})$`
  },
}

/** What `pytest -k` may hold, beside words of its own. */
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
const catch2: Language = {
  all: '~[.],[!benchmark]',
  express: known => {
    if (!areLines(known)) return undefined
    return [...new Set(known.map(patternOfTest))].join(',')
  },
}

/** With sections, or if its own name is long or has such a sign, only the beginning of the name of a test is known for sure. */
function patternOfTest(name: string): string {
  const [whole, ...inside] = name.split(' > ')
  const start = whole!.split(ellipsis)[0]!
  const isWhole = inside.length === 1 && start === whole
  return `${start.replaceAll(/[\\[\],"~*]/g, String.raw`\$&`)}${isWhole ? '' : '*'}`
}

/** Words for BenchmarkDotNet, whose patterns know `*` and `?`. */
const benchmarkdotnet = makeWordLanguage(/^[^\p{Cc}*?]+$/u, '*')

/** Paths of Rust, which are words of the command line. */
const libtest = makeWordLanguage(/^[\w:]+$/)

/** The languages of tools, by the format that their output is read as. */
const ofFormats: Readonly<Record<string, Language>> = {
  asv,
  benchmarkdotnet,
  catch2,
  criterion: regex,
  divan,
  go,
  'google-benchmark': regex,
  'google-benchmark-csv': regex,
  jmh,
  libtest,
  phpbench,
  'pytest-benchmark': pytest,
  'pytest-benchmark-csv': pytest,
  vitest,
}

const languages: Readonly<Record<string, Language>> = { ...ofFormats, names, regex }

/** The names of all languages. */
export const languageNames: readonly string[] = Object.keys(languages).sort()

/** The language with this name, which may be that of a format. Returns undefined if there is none. */
export function findLanguage(name: string): Language | undefined {
  return Object.hasOwn(languages, name) ? languages[name] : undefined
}
