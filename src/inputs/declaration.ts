import {
  type Bounds,
  durationPattern,
  type FractionBounds,
  InputError,
  isInside,
  parseChoice,
  parseCount,
  parseDuration,
  parseFlag,
  parseFraction,
  parseLines,
  parseNames,
  shown,
} from './values.js'

/** The tasks that measure. */
export const measurers = ['compare', 'publish', 'self-test', 'bisect'] as const

/** The tasks that find or build the baseline that their user names. */
export const comparers = ['compare', 'self-test'] as const

/** The tasks that judge measurements. */
export const judges = ['compare', 'publish', 'self-test', 'bisect', 'merge', 'show'] as const

/** The tasks that leave a page with the results. */
export const showers = ['compare', 'publish', 'merge', 'self-test', 'plan'] as const

/** The tasks that tell people about the results, and may fail. */
export const tellers = ['compare', 'merge'] as const

/** Attributes that most inputs of measuring share. */
export const recorded = { isRecorded: true, takenBy: measurers } as const

/** Attributes that most inputs share that say what is measured. */
export const ofDescription = { ...recorded, isDescription: true } as const

/** Attributes that most keys of `run` share. */
export const ofRun = { ...recorded, place: 'run' } as const

/** Attributes that most keys of `judging` share. */
export const ofJudging = { isRecorded: true, takenBy: judges, place: 'judging' } as const

/** The modes of the action. */
export const modes = [
  'compare',
  'publish',
  'merge',
  'self-test',
  'history',
  'plan',
  'request',
  'measure',
  'answer',
] as const
export type Mode = (typeof modes)[number]

/** A taker of inputs: a mode of the action, a command of the command line, or both. */
export type Task = Mode | 'bisect' | 'show' | 'parse'

/** The two ways of using the product. */
export type Way = 'action' | 'command line'

/** The sections of the file `counterbalance.yml` that core has; what an extra declares may have one more. */
export const coreSections = ['run', 'judging', 'report'] as const

/** The one place in which the action takes a setting: `input`, a section of the file, or only the input `settings`. */
export type InputPlace = string

type JsonSchema = Readonly<Record<string, unknown>>

/** The properties of an input, apart from its kind. */
interface About<By extends Task> {
  /**
   * The purpose, in plain sentences. `{name}` stands for another input, as each way calls it; words in backticks are values.
   * Where the ways differ, one text for each.
   */
  readonly help: string | Readonly<Record<Way, string>>
  readonly takenBy: readonly By[]
  /** The JSON Schema of its value in the file, if its kind does not say it. */
  readonly schema?: JsonSchema
  /** `input` where it is left out. */
  readonly place?: InputPlace
  readonly default?: string
  /** Defaults of single tasks, where they differ. */
  readonly defaults?: { readonly [task in Task]?: string }
  /** The default in `action.yml` instead of that: an expression, or a value for the action alone. */
  readonly actionDefault?: string
  /** The name in `action.yml`, if that is not its key with hyphens. */
  readonly name?: string
  /** The name on the command line, if it has another one there. */
  readonly option?: string
  /** A letter that stands for its option. */
  readonly short?: string
  /** The way that alone has it. */
  readonly only?: Way
  /** The placeholder of its value in `--help`, if its kind has no good word for it. */
  readonly placeholder?: string
  /** Values that it no longer has, each with the one that stands in for it. They may only have said how to measure, never what is judged. */
  readonly former?: Readonly<Record<string, string>>
  /** Set if no page tells of it: it is filled in by the runner alone, or only tests need it. */
  readonly isHidden?: true
  /** Set if its option may be given more than once; its text is then a line for each. */
  readonly isRepeatable?: true
  /** Set if the record keeps it, so that the run can be repeated. */
  readonly isRecorded?: true
  /** Set if it says what is measured: the file has it too, at its top or for a suite, so that the desk measures what CI does. */
  readonly isDescription?: true
}

/** One input: all that is known of it. */
export interface Declaration<T, By extends Task> extends Omit<About<By>, 'placeholder' | 'schema'> {
  /** Undefined for a flag. */
  readonly placeholder: string | undefined
  /** The JSON Schema of its value in the file. */
  readonly schema: JsonSchema
  /** Decodes its text; an InputError names it by `name`. */
  readonly decode: (text: string, name: string) => T
}

/** A kind of input. Without a default, an input that is not given is undefined. */
interface Kind<T, Extra> {
  <const By extends Task>(about: About<By> & Extra & { readonly default: string }): Declaration<T, By>
  <const By extends Task>(about: About<By> & Extra): Declaration<T | undefined, By>
}

function makeKind<T, Extra = unknown>(
  placeholder: string | undefined,
  parse: (text: string, name: string, about: Extra & Pick<About<Task>, 'default'>) => T,
  describe: (about: Extra & Pick<About<Task>, 'isRepeatable'>) => JsonSchema = describeText,
): Kind<T, Extra> {
  return <By extends Task>(about: About<By> & Extra) =>
    ({
      placeholder,
      schema: describe(about),
      ...about,
      decode: (text: string, name: string) =>
        text === '' && about.default === undefined ? undefined : parse(text, name, about),
      // The two signatures of Kind say when it is undefined, which is beyond what one function can be told to give.
    }) as Declaration<T, By>
}

const oneLine = { type: ['string', 'number'] } as const
const someLines = { type: ['string', 'number', 'array'], items: oneLine } as const

function describeText({ isRepeatable }: Pick<About<Task>, 'isRepeatable'>): JsonSchema {
  return isRepeatable ? someLines : oneLine
}

/** Any text. */
export const text = makeKind('TEXT', text => text)

/** A shell line. */
export const shellLine = makeKind('LINE', text => text)

/** True or false; an option without a value. */
export const flag = makeKind(undefined, parseFlag, () => ({ type: 'boolean' }))

/** A whole number. */
export const count = makeKind<number, Bounds>('N', parseCount, ({ least, most }) => ({
  type: 'integer',
  minimum: least,
  maximum: most,
}))

/** A time with its unit, in seconds. */
export const duration = makeKind('TIME', parseDuration, () => ({ type: 'string', pattern: durationPattern.source }))

/** A percentage, as a fraction. */
export const percentage = makeKind<number, Omit<FractionBounds, 'example'>>('PERCENT', (text, name, about) =>
  parseFraction(text, name, { ...about, example: about.default ?? '5%' }),
)

/** Lines of text; none where it is not given. */
export function lines<const By extends Task>(about: About<By>): Declaration<readonly string[], By> {
  return { placeholder: 'LINE', isRepeatable: true, schema: someLines, ...about, decode: parseLines }
}

/** Finds the value that stands in for `text`, where an input had it in earlier versions. */
export function findInstead({ former = {} }: Pick<About<Task>, 'former'>, text: string): string | undefined {
  return Object.hasOwn(former, text) ? former[text] : undefined
}

/** One of several words. */
export function choice<const Name extends string, const By extends Task>({
  explainFormer = () => undefined,
  ...about
}: About<By> & {
  readonly names: readonly Name[]
  readonly default: Name
  /** Says what to use in place of a name that earlier versions knew; undefined where it is none. */
  readonly explainFormer?: (text: string) => string | undefined
}): Declaration<Name, By> {
  const { names } = about
  return {
    placeholder: 'NAME',
    schema: { enum: names },
    ...about,
    decode: (text, name) => {
      const former = explainFormer(text)
      if (former !== undefined) throw new InputError(`invalid value ${shown(text)} for "${name}"; ${former}`)
      return parseChoice(findInstead(about, text) ?? text, name, names)
    },
  }
}

/** Any of several words, separated by commas; or the default alone, which stands for `otherwise`. */
export function anyOf<const Name extends string, const By extends Task, const Otherwise>(
  about: About<By> & { readonly names: readonly Name[]; readonly default: string; readonly otherwise: Otherwise },
): Declaration<readonly Name[] | Otherwise, By> {
  return {
    placeholder: 'NAMES',
    schema: someLines,
    ...about,
    decode: (text, name) =>
      text === about.default
        ? about.otherwise
        : parseNames(text, name, { names: about.names, otherwise: about.default }),
  }
}

/** Patterns of files inside of a directory, a line each. An error shows the one that leads out of it, and says what is `expected`. */
export function patterns<const By extends Task>(
  about: About<By> & { readonly expected: string },
): Declaration<readonly string[], By> {
  const decode = (text: string, name: string): readonly string[] => {
    const all = parseLines(text).map(pattern => pattern.replace(/^(?:\.\/)+/, ''))
    const outside = all.find(pattern => !isInside(pattern.replace(/^!/, '')))
    if (outside === undefined) return all
    throw refuse(outside, name, about)
  }
  return { ...lines(about), placeholder: 'GLOB', decode }
}

interface OwnForm<T> {
  readonly placeholder: string
  /** The form, as the end of the error for a text that does not have it. */
  readonly expected: string
  /** Returns undefined for a text that is not as `expected` says. */
  readonly read: (text: string) => T | undefined
}

/** A text with its own form. Without a default, an input that is not given is undefined. */
export function formed<T, const By extends Task>(
  about: About<By> & OwnForm<T> & { readonly default: string },
): Declaration<T, By>
export function formed<T, const By extends Task>(about: About<By> & OwnForm<T>): Declaration<T | undefined, By>
export function formed<T, By extends Task>(about: About<By> & OwnForm<T>): Declaration<T | undefined, By> {
  const decode = (text: string, name: string): T | undefined => {
    if (text === '' && about.default === undefined) return undefined
    const value = about.read(text)
    if (value === undefined) throw refuse(text, name, about)
    return value
  }
  return { schema: describeText(about), ...about, decode }
}

function refuse(text: string, name: string, { expected }: { readonly expected: string }): InputError {
  return new InputError(`invalid value ${shown(text)} for "${name}"; ${expected}`)
}

/** An input with its own kind. */
export function special<T, const By extends Task>(
  about: About<By> & { readonly placeholder: string; readonly decode: (text: string, name: string) => T },
): Declaration<T, By> {
  return { schema: describeText(about), ...about }
}
