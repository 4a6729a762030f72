import * as v from 'valibot'
import type { Warning } from '../record/record.js'
import type { Rules } from '../rules/rules.js'
import { makeRules, writtenRules } from '../rules/rules.js'
import { decodeYaml, type PathKey, RulesError, type WrittenYaml } from '../rules/yaml.js'
import { present } from '../util/present.js'
import { coreSections } from './declaration.js'
import { adviseOn, type Input, listDescription, listPlace, sections } from './declarations.js'
import type { Get } from './values.js'
import { InputError } from './values.js'

/** Inputs together with the keys of the file, and its rules: all that applies to one suite. */
export interface SuiteConfig {
  readonly get: Get
  readonly rules?: Rules
}

/** The settings and rules for a comparison, and what the reader should know of them. */
export interface Judged extends SuiteConfig {
  readonly ofBaseline?: BaselineDescription | undefined
  readonly warnings?: readonly Warning[]
}

/** The texts of settings, by their names. */
export type Texts = Readonly<Record<string, string>>

/** What the baseline's own file says of how it is made: a change must not choose that, and may move it. */
export interface BaselineDescription {
  readonly build?: string
  readonly install?: string
  readonly files?: string
}

/** Picks from the `texts` of the baseline's file how it is made, where the user's own words do not say it. */
export function describeBaseline(
  { build, install, files }: BaselineDescription = {},
  isGiven: (name: string) => boolean,
): BaselineDescription {
  return present({
    build: isGiven('build') || isGiven('setup') ? undefined : build,
    install: isGiven('install') ? undefined : install,
    files: isGiven('files') ? undefined : files,
  })
}

/** The texts of sections, by their names. */
export type SectionTexts = Readonly<Record<(typeof coreSections)[number], Texts>> & Readonly<Record<string, Texts>>

/** Joins the texts of all sections but those that `left` names. */
export function joinTexts(texts: SectionTexts | undefined, left: readonly string[]): Texts {
  return Object.assign({}, ...sections.filter(name => !left.includes(name)).map(name => texts?.[name]))
}

/** The content of the file `counterbalance.yml` for one suite. */
export interface Config {
  readonly texts: SectionTexts
  /** Left out where the file has none. */
  readonly rules?: Rules
}

const scalar = v.union([v.string(), v.number(), v.boolean()])
const list = v.array(scalar)
const aValue = 'it must be a text, a number, true or false, or a list of them'
const value = v.union([scalar, list, v.record(v.string(), v.union([scalar, list]))], aValue)
type Value = v.InferOutput<typeof value>

/** The entries of a map with the keys `names`; a dot in a name stands for a map within. */
function makeEntries(names: readonly string[]) {
  const keys = [...new Set(names.map(name => name.split('.')[0]!))]
  const entries = keys.map(key => {
    const inner = names.flatMap(name => (name.startsWith(`${key}.`) ? name.slice(key.length + 1) : []))
    return [key, v.optional(inner.length === 0 ? value : makeMap(inner, key))] as const
  })
  return Object.fromEntries(entries)
}

function makeMap(names: readonly string[], place: string): v.GenericSchema<unknown, Record<string, unknown>> {
  const entries = makeEntries(names)
  return v.strictObject(entries, describeMap(Object.keys(entries), place, 'it must be'))
}

/** Makes the message for what is no map of these keys. */
function describeMap(keys: readonly string[], place = 'the file', opening = 'the file is') {
  return (issue: v.StrictObjectIssue): string =>
    issue.expected === 'never'
      ? adviseOn(String(issue.path?.at(-1)?.key), keys, place)
      : `${opening} a map of ${keys.join(', ')}`
}

const namesIn = (section: string): readonly string[] => listPlace(section).map(({ name }) => name)
const sectionOf = (section: string) => v.nullish(makeMap(namesIn(section), section), {})

const described = makeEntries(listDescription().map(({ name }) => name))
const ofSuite = {
  ...described,
  run: sectionOf('run'),
  judging: sectionOf('judging'),
  report: sectionOf('report'),
  rules: v.optional(writtenRules, null),
}
const isAdded = (section: string): boolean => !coreSections.some(name => name === section)
const whole = { ...ofSuite, ...Object.fromEntries(sections.filter(isAdded).map(name => [name, sectionOf(name)])) }

const suite = v.strictObject(ofSuite, describeMap(Object.keys(ofSuite)))
const suites = v.nullish(v.record(v.string(), suite, 'it must be a map of the names of suites'), {})
const file = v.strictObject({ ...whole, suites }, describeMap([...Object.keys(whole), 'suites']))

/** The file `counterbalance.yml`, whose keys are all checked. */
export interface ConfigFile {
  readonly suites: readonly string[]
  /** The suites that have a command each, where there is none for all: they run in turn. */
  readonly described: readonly string[]
  /** Returns what the file holds for `suite`: the suite's own keys win, and its own rules follow the others. */
  readonly of: (suite: string) => Config
}

type Section = Record<string, unknown>

/** The keys of one suite, as they are written: what is measured is among them. */
interface WrittenSuite extends Section {
  readonly run: Section
  readonly judging: Section
  readonly report: Section
  readonly rules: v.InferOutput<typeof writtenRules> | null
}

type Written = WrittenSuite & Record<string, Section> & { readonly suites: Record<string, WrittenSuite> }

/** Decodes the file in `text`. */
export function decodeConfig(text: string, { source, asOf }: Pick<Rules, 'source' | 'asOf'>): ConfigFile {
  const written = decodeYaml(text, source, file)
  if (written === undefined) return { suites: [], described: [], of: () => ({ texts: noTexts }) }
  const { suites, rules, ...own } = written.value as Written
  const of = (key: string, path: readonly PathKey[], map: Record<string, unknown>): Texts =>
    readTexts(listPlace(key), map, { written, path: [...path, key] })
  // What is measured and how come from the same commit.
  const readRun = (path: readonly PathKey[], map: WrittenSuite): Texts => ({
    ...readTexts(listDescription(), map, { written, path }),
    ...of('run', path, map.run),
  })
  const texts = {
    ...Object.fromEntries(sections.map(key => [key, of(key, [], own[key]!)])),
    run: readRun([], { ...own, rules }),
  } as Config['texts']
  const ofSuites = Object.entries(suites).map(([name, suite]) => {
    const path = ['suites', name]
    const [judging, report] = [of('judging', path, suite.judging), of('report', path, suite.report)]
    return { name, texts: { run: readRun(path, suite), judging, report }, rules: suite.rules }
  })
  const forSuite = (suite: string): Config => {
    const chosen = ofSuites.find(({ name }) => name === suite)
    const ruled = [
      ...(rules ?? []).map((rule, index) => ({ rule, path: ['rules', index] })),
      ...(chosen?.rules ?? []).map((rule, index) => ({ rule, path: ['suites', suite, 'rules', index] })),
    ]
    const lined = ruled.map(({ rule, path }) => ({ rule, line: written.line(path) }))
    const hasRules = rules !== null || (chosen?.rules ?? null) !== null
    return {
      texts: {
        ...texts,
        run: { ...texts.run, ...chosen?.texts.run },
        judging: { ...texts.judging, ...chosen?.texts.judging },
        report: { ...texts.report, ...chosen?.texts.report },
      },
      ...(hasRules && { rules: makeRules(lined, { source, asOf }) }),
    }
  }
  const hasCommand = (map: Texts): boolean => map.command !== undefined
  const described = hasCommand(texts.run) ? [] : ofSuites.filter(({ texts }) => hasCommand(texts.run))
  return { suites: Object.keys(suites), described: described.map(({ name }) => name), of: forSuite }
}

const noTexts: Config['texts'] = { run: {}, judging: {}, report: {} }

/** Decodes the input `settings`: keys of the file's sections, and those that no file has. */
export function decodeSettings(text: string): Texts {
  const taken = [...sections, 'settings'].flatMap(listPlace)
  const names = taken.map(({ name }) => name)
  const written = decodeYaml(text, '"settings"', makeMap(names, 'settings'))
  return written === undefined ? {} : readTexts(taken, written.value, { written, path: [] })
}

interface Place {
  readonly written: WrittenYaml<unknown>
  readonly path: readonly PathKey[]
}

function readTexts(settings: readonly Input[], map: Record<string, unknown>, { written, path }: Place): Texts {
  const entries = settings.flatMap(setting => {
    const words = setting.name.split('.')
    const value = words.reduce<unknown>((inner, word) => (inner as Record<string, unknown> | undefined)?.[word], map)
    if (value === undefined) return []
    const text = toText(value as Value, setting)
    try {
      setting.decode(text, setting.name)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      throw new RulesError(`${written.place([...path, ...words])}: ${error.message}`, { cause: error })
    }
    return [[setting.name, text] as const]
  })
  return Object.fromEntries(entries)
}

/** A list has a line for each value where the input has, else commas; a map has a line `name=1,2` for each name. */
function toText(value: Value, { isRepeatable }: Pick<Input, 'isRepeatable'>): string {
  if (Array.isArray(value)) return value.join(isRepeatable ? '\n' : ', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, values]) => `${name}=${Array.isArray(values) ? values.join(',') : values}`)
    .join('\n')
}
