// JSON with something wrong in it.
import fc from 'fast-check'

/** Numbers at the ends of what can be computed with, beyond them, and below 0. */
export const oddNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e300,
  1e-300,
  1e301,
  1e-301,
  1e308,
  5e-324,
  -1e-308,
  2 ** 53,
  4_294_967_296,
  1e21,
]

/** Whatever JSON can hold that a decoder may not expect. */
const strange = fc.oneof(
  fc.constantFrom(null, true, '', [], {}, [[]], 'ok', 'baseline', ...oddNumbers),
  fc.constantFrom('\u0000', '\ud800', 'x'.repeat(1001), '__proto__', 'constructor', '2026-13-45', '\u202e'),
  fc.jsonValue({ maxDepth: 3 }),
  fc.nat(2000).map(depth => nest(depth)),
)

function nest(depth) {
  let value = 0
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value }
  return value
}

/** Keys that JSON text can hold and that mean something to JavaScript, as text, since an object literal would lose the first. */
const poison = [
  '"__proto__":{"schema":1,"length":1e9}',
  '"constructor":{"prototype":{}}',
  '"toString":1',
  '"rounds":{"length":-1}',
]

/** Changes one place of `data`, which is found by walking down by `way`. */
function change(data, way, edit) {
  let parent = data
  for (const [index, step] of way.entries()) {
    const keys = Object.keys(parent)
    if (keys.length === 0) return
    const key = keys[step % keys.length]
    const child = parent[key]
    if (index === way.length - 1 || typeof child !== 'object' || child === null) {
      edit(parent, key)
      return
    }
    parent = child
  }
}

const way = fc.array(fc.nat(40), { minLength: 1, maxLength: 7 })

/** `text`, a JSON document, with one to three changes: keys gone or doubled, other types, other values, poison, or cut off. */
export function mutateJson(/** @type {string} */ text) {
  const kinds = fc.constantFrom('delete', 'replace', 'repeat', 'swap', 'number', 'number')
  const edits = fc.array(fc.tuple(way, kinds, strange, fc.constantFrom(...oddNumbers)), { minLength: 1, maxLength: 3 })
  const structural = edits.map(list => {
    const data = JSON.parse(text)
    for (const [path, kind, value, number] of list)
      change(data, path, (parent, key) => apply(parent, key, { kind, value, number }))
    return JSON.stringify(data)
  })
  const at = fc.nat(Math.max(0, text.length - 1))
  const textual = fc.oneof(
    fc.nat(text.length).map(length => text.slice(0, length)),
    fc
      .tuple(at, fc.string({ maxLength: 4 }))
      .map(([place, some]) => text.slice(0, place) + some + text.slice(place + 1)),
    fc
      .tuple(at, fc.constantFrom(...poison))
      .map(([place, some]) => text.slice(0, place) + text.slice(place).replace('{', `{${some},`)),
    fc
      .tuple(at, fc.constantFrom('1e999', '-1e999', '99999999999999999999', '1e-999', '-5', '1e308'))
      .map(([place, number]) => text.slice(0, place) + text.slice(place).replace(/-?\d+(\.\d+)?/, number)),
  )
  return fc.oneof({ arbitrary: structural, weight: 3 }, { arbitrary: textual, weight: 2 })
}

function apply(parent, key, { kind, value, number }) {
  if (kind === 'delete') delete parent[key]
  else if (kind === 'replace') parent[key] = value
  else if (kind === 'number') parent[key] = typeof parent[key] === 'number' ? number : parent[key]
  else if (kind === 'repeat' && Array.isArray(parent)) parent.push(parent[key])
  else parent[key] = typeof parent[key] === 'number' ? String(parent[key]) : { [key]: parent[key] }
}
