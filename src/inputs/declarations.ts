import type { DeclaredSettings } from '../extra.js'
import { extras } from '../extras/index.js'
import { findNearest } from '../util/nearest.js'
import { coreSections, type Declaration, type InputPlace, type Task, type Way } from './declaration.js'
import { judging } from './declared/judging.js'
import { measuring, numbers } from './declared/measuring.js'
import { github, showing } from './declared/reporting.js'
import { serving } from './declared/serving.js'
import { sides } from './declared/sides.js'
import type { Get } from './values.js'

/** The inputs of core, in groups that have a title each: an input that is neither declared in one of them nor by an extra does not exist. */
const groups = {
  'What is compared': sides,
  'How numbers are read': numbers,
  'How it is measured': measuring,
  'Servers and hooks': serving,
  'How it is judged': judging,
  'What is shown': showing,
  GitHub: github,
}

type Declared = Joined<(typeof groups)[keyof typeof groups]>
type Joined<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The decoded inputs that all of `Tasks` take, by the keys of the declarations. */
export type Given<Tasks extends Task> = {
  readonly [Key in keyof Declared as [Tasks] extends [TakersOf<Declared[Key]>] ? Key : never]: ValueOf<Declared[Key]>
}
type TakersOf<Input> = Input extends { readonly takenBy: readonly (infer By)[] } ? By : never
type ValueOf<Input> = Input extends { readonly decode: (text: string, name: string) => infer T } ? T : never

export interface Input extends Declaration<unknown, Task> {
  readonly key: string
  /** The name in `action.yml`. */
  readonly name: string
  readonly option: string
  readonly group: string
  readonly place: InputPlace
}

/** All inputs, in the order in which they are shown. */
export const inputs: readonly Input[] = [groups, ...extras.map(({ settings = {} }) => settings)]
  .flatMap(added => Object.entries<DeclaredSettings>(added))
  .flatMap(([group, declared]) =>
    Object.entries(declared).map(([key, declaration]) => {
      const name = nameOfKey(key, declaration)
      return {
        ...declaration,
        key,
        name,
        option: declaration.option ?? name,
        group,
        place: declaration.place ?? 'input',
      }
    }),
  )

function nameOfKey(key: string, { name }: Pick<Declaration<unknown, Task>, 'name'>): string {
  return name ?? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** The settings that one way has: for the action, its inputs and the keys of the file. */
export function listInputs(way: Way): readonly Input[] {
  return inputs.filter(({ only = way }) => only === way)
}

/** The sections of the file `counterbalance.yml` that hold settings: those of core, and those that extras have for theirs. */
export const sections: readonly string[] = [...new Set([...coreSections, ...inputs.map(({ place }) => place)])].filter(
  place => place !== 'input' && place !== 'settings',
)

/** The settings that the action takes in one place. */
export function listPlace(place: InputPlace): readonly Input[] {
  return listInputs('action').filter(input => input.place === place)
}

/** The inputs that say what is measured, which the file has too. */
export function listDescription(): readonly Input[] {
  return listInputs('action').filter(({ isDescription }) => isDescription)
}

/** `get` without blanks around, and with the defaults of `task` for what it does not give. */
export function withDefaults(get: Get, task?: Task): Get {
  const inputOf = (name: string) => inputs.find(input => input.name === name)
  return name => get(name).trim() || defaultOf(inputOf(name), task)
}

/** The default of an input, which a single task can have for itself. */
export function defaultOf(input: Pick<Input, 'default' | 'defaults'> | undefined, task?: Task): string {
  return (task && input?.defaults?.[task]) ?? input?.default ?? ''
}

/**
 * The default of an input in action.yml, which the runner gives a step whose author left the input out. Of what the file may say too there is
 * none, since it would win over the file.
 */
export function runnerDefault({
  actionDefault,
  default: usual = '',
  isDescription,
}: Pick<Input, 'actionDefault' | 'default' | 'isDescription'>): string {
  return isDescription ? '' : (actionDefault ?? usual)
}

/** Decodes the inputs that `task` takes. An InputError names the input that its user must change. */
export function decodeGiven<By extends Task>(typed: Get, task: By): Given<By> {
  const get = withDefaults(typed, task)
  const taken = inputs.filter(({ takenBy }) => takenBy.includes(task))
  return Object.fromEntries(taken.map(({ key, name, decode }) => [key, decode(get(name), name)])) as Given<By>
}

/** Decodes the settings that an extra declares. An InputError names the one that its user must change. */
export function decodeSettings<Of extends DeclaredSettings>(
  settings: Of,
  typed: Get,
): { readonly [Key in keyof Of]: ValueOf<Of[Key]> } {
  const get = withDefaults(typed)
  const decoded = Object.entries(settings).map(([key, declaration]) => {
    const name = nameOfKey(key, declaration)
    return [key, declaration.decode(get(name), name)]
  })
  return Object.fromEntries(decoded) as { readonly [Key in keyof Of]: ValueOf<Of[Key]> }
}

/** One input, decoded: for what must be known before the others can be. */
export function decodeOne<Key extends keyof Declared>(get: Get, key: Key): ValueOf<Declared[Key]> {
  const { name, decode } = inputs.find(input => input.key === key)!
  return decode(withDefaults(get)(name), name) as ValueOf<Declared[Key]>
}

/**
 * Describes the purpose of `input` for one way of using the product. Any input named in the text has the name that it has there. A value in
 * backticks stays as it is. An input that is no option of a command is a key of `--set`.
 */
export function describeInput(
  { help }: Pick<Input, 'help'>,
  way: Way,
  isOption: (name: string) => boolean = () => true,
): string {
  const text = typeof help === 'string' ? help : help[way]
  const named = text.replace(/(?<!`)\{([a-z.-]+)\}/g, (_, name: string) => nameOf(name, way, isOption))
  // Backticks are for Markdown; a terminal shows them as they are.
  return way === 'action' ? named : named.replaceAll('`', '')
}

function nameOf(name: string, way: Way, isOption: (name: string) => boolean): string {
  const input = inputs.find(input => input.name === name)
  if (input === undefined || (input.only ?? way) !== way) throw new Error(`"${name}" is not an input of the ${way}`)
  if (way === 'action') return `\`${input.name}\``
  return isOption(name) ? `--${input.option}` : `--set ${name}`
}

/** The words of other tools, and what is called otherwise here. */
const foreignWords: Readonly<Record<string, string>> = {
  runs: 'rounds',
  warmups: 'warmup',
  payload: 'files',
  artifacts: 'files',
  shard: 'part',
  leg: 'part',
  comment: 'show',
  serve: 'server',
  'fail-threshold': 'fail-on',
  'alert-threshold': 'fail-on',
}

/** Describes what may be meant by `name`, which is none of the names `known` of the place `place`. */
export function adviseOn(name: string, known: readonly string[], place: string): string {
  const setting = inputs.find(input => input.name === name || input.name.startsWith(`${name}.`))
  if (setting !== undefined && (setting.only ?? 'action') === 'action') return `write it ${describePlace(setting)}`
  const foreign = foreignWords[name]
  const near = foreign !== undefined && known.includes(foreign) ? foreign : findNearest(name, known)
  return near === undefined ? `${place} has ${known.join(', ')}` : `did you mean "${near}"?`
}

function describePlace({ place }: Input): string {
  if (place === 'input') return 'below "with" in the workflow: it is an input'
  if (place === 'settings') return 'in the input "settings"'
  return `below "${place}" in counterbalance.yml, or in the input "settings"`
}
