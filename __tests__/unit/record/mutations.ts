import fc from 'fast-check'

/** Whatever JSON can hold that a decoder may not expect. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, '', 0, -1, 0.5, 1e308, -1e-308, 2 ** 53, 4_294_967_296, [], {}, [[]], 'ok', 'baseline'),
  fc.constantFrom('\u0000', '\ud800', 'x'.repeat(1001), '__proto__', 'constructor', '2026-13-45', '\u202e'),
  fc.constantFrom(-0, 1e21),
  fc.jsonValue({ maxDepth: 3 }),
  fc.nat(2000).map(depth => nest(depth)),
)

function nest(depth: number): unknown {
  let value: unknown = 0
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

type Container = Record<string | number, unknown>

/** Changes one place of `data`, which is found by walking down by `way`. */
function change(data: unknown, way: readonly number[], edit: (parent: Container, key: string | number) => void): void {
  let parent = data as Container
  for (const [index, step] of way.entries()) {
    const keys = Object.keys(parent)
    if (keys.length === 0) return
    const key = keys[step % keys.length]!
    const child = parent[key]
    if (index === way.length - 1 || typeof child !== 'object' || child === null) {
      edit(parent, key)
      return
    }
    parent = child as Container
  }
}

const way = fc.array(fc.nat(40), { minLength: 1, maxLength: 7 })

/** `text`, a JSON document, with one to three changes: keys gone or doubled, other types, other values, poison, or cut off. */
export function mutate(text: string): fc.Arbitrary<string> {
  const edits = fc.array(fc.tuple(way, fc.constantFrom('delete', 'replace', 'repeat', 'swap'), strange), {
    minLength: 1,
    maxLength: 3,
  })
  const structural = edits.map(list => {
    const data = JSON.parse(text)
    for (const [path, kind, value] of list) change(data, path, (parent, key) => apply(parent, key, kind, value))
    return JSON.stringify(data)
  })
  const textual = fc.oneof(
    fc.nat(text.length).map(length => text.slice(0, length)),
    fc
      .tuple(fc.nat(text.length - 1), fc.string({ maxLength: 4 }))
      .map(([at, some]) => text.slice(0, at) + some + text.slice(at + 1)),
    fc
      .tuple(fc.nat(text.length - 1), fc.constantFrom(...poison))
      .map(([at, some]) => text.slice(0, at) + text.slice(at).replace('{', `{${some},`)),
    fc
      .tuple(fc.nat(text.length - 1), fc.constantFrom('1e999', '-1e999', '99999999999999999999', '1e-999'))
      .map(([at, number]) => text.slice(0, at) + text.slice(at).replace(/-?\d+(\.\d+)?/, number)),
  )
  return fc.oneof({ arbitrary: structural, weight: 3 }, { arbitrary: textual, weight: 2 })
}

function apply(parent: Container, key: string | number, kind: string, value: unknown): void {
  if (kind === 'delete') delete parent[key]
  else if (kind === 'replace') parent[key] = value
  else if (kind === 'repeat' && Array.isArray(parent)) parent.push(parent[key as number])
  else parent[key] = typeof parent[key] === 'number' ? String(parent[key]) : { [key]: parent[key] }
}
