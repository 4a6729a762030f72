import { listPoints, type Parameter, type Point } from '../scan/points.js'
import { InputError, parseLines, shown } from './values.js'

/** More take longer to measure than anybody waits. */
const mostPoints = 10_000
const longestValue = 200
/** Variables with these endings tell a command something else, and some systems do not tell capitals apart. */
const taken = ['output', 'profile', 'repeats']

/** The points of a scan, from lines such as `n=100,1000,10000`. Several lines make a grid. */
export function parseScan(text: string, input: string): readonly Point[] {
  const parameters = parseLines(text).map(line => parseParameter(line, input))
  const repeated = parameters.find(({ name }, at) => parameters.findIndex(one => one.name === name) < at)
  if (repeated) throw new InputError(`"${input}" names ${shown(repeated.name)} twice; give all its values in one line`)
  const count = parameters.reduce((product, { values }) => product * values.length, 1)
  if (count > mostPoints)
    throw new InputError(`"${input}" has ${count} points; at most ${mostPoints} can be measured: give fewer values`)
  return listPoints(parameters)
}

function parseParameter(line: string, input: string): Parameter {
  const wrong = (why: string): InputError =>
    new InputError(`invalid value ${shown(line)} for "${input}"; ${why}, such as n=100,1000,10000`)
  const [, name, list] = /^([^=]*?)\s*=(.*)$/s.exec(line) ?? []
  if (name === undefined || list === undefined) throw wrong('it must be a name and its values')
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw wrong(`the name ${shown(name)} must be a small letter, and then small letters, digits and _`)
  if (taken.includes(name)) throw wrong(`the variable BENCH_${name.toUpperCase()} is taken, so choose another name`)
  const values = list.split(',').map(value => value.trim())
  if (values.includes(''))
    throw wrong(list.trim() === '' ? 'it needs at least one value' : 'one of its values is empty')
  const long = values.find(value => value.length > longestValue || /\p{Cc}/u.test(value))
  if (long !== undefined) throw wrong(`a value must be one line of at most ${longestValue} characters`)
  const repeated = values.find((value, at) => values.indexOf(value) < at)
  if (repeated !== undefined) throw wrong(`it has the value ${shown(repeated)} twice; give each value once`)
  return { name, values }
}
