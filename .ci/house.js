// Measures the house of src/: lines, files, the longest chain of imports, types that share a name, shapes that are declared
// more than once, files with a single importer, and comments that open with a riddle. With --list it names what it counts.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

const files = execFileSync('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'src/*.ts',
  'src/*.py',
  'src/*.cjs',
])
  .toString()
  .trim()
  .split('\n')
const texts = new Map(files.map(file => [file, readFileSync(file, 'utf8')]))
const modules = [...texts].filter(([file]) => file.endsWith('.ts'))
const trees = new Map(modules.map(([file, text]) => [file, parseAst(text, { lang: 'ts' })]))

/** Every node below `node`, itself first. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const part of node) yield* nodesOf(part)
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') yield node
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* nodesOf(value)
  }
}

/** @type {Map<string, Set<string>>} */
const importers = new Map(files.map(file => [file, new Set()]))
for (const [file, tree] of trees) {
  for (const { type, source } of nodesOf(tree)) {
    if (!/^(Import|Export\w+)Declaration$|^ImportExpression$/.test(type) || !source?.value?.startsWith('.')) continue
    importers.get(join(dirname(file), source.value.replace(/\.js$/, '.ts')))?.add(file)
  }
}

const groupBy = (items, keyOf) => [...Map.groupBy(items, keyOf)].filter(([, group]) => group.length > 1)
const squeeze = text =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|\breadonly\s/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Types of objects: where each is declared, its name if it has one, and its members in order. */
const shapes = modules.flatMap(([file, text]) => {
  const named = new Map()
  for (const node of nodesOf(trees.get(file))) {
    if (node.type === 'TSInterfaceDeclaration') named.set(node.body, node.id.name)
    if (node.type === 'TSTypeAliasDeclaration') named.set(node.typeAnnotation, node.id.name)
  }
  return [...nodesOf(trees.get(file))]
    .filter(({ type }) => type === 'TSInterfaceBody' || type === 'TSTypeLiteral')
    .map(node => ({
      file,
      name: named.get(node),
      members: (node.body ?? node.members)
        .map(({ start, end }) => squeeze(text.slice(start, end)).replace(/[;,]$/, ''))
        .sort(),
    }))
})

const exportedTypes = modules.flatMap(([file]) =>
  trees
    .get(file)
    .body.flatMap(({ type, declaration }) =>
      type === 'ExportNamedDeclaration' && /^TS(Interface|TypeAlias)Declaration$/.test(declaration?.type)
        ? [{ file, name: declaration.id.name }]
        : [],
    ),
)

const riddle = /^\s*(?:\/\*\*\s+(?:\*\s+)?|""")(?:What|Whether|How|Where|Who|Which|Of|As|By)\b.*/gm
const place = ({ file, name }) => (name === undefined ? file : `${file}: ${name}`)

const [length, ...chain] = execFileSync(process.execPath, ['.ci/import-chain.js']).toString().trim().split('\n')
const found = [
  [
    'exported type names that occur twice',
    groupBy(exportedTypes, ({ name }) => name).map(([, group]) => group.map(place).join(' · ')),
  ],
  [
    'named shapes declared more than once',
    groupBy(
      shapes.filter(({ name, members }) => name !== undefined && members.length > 1),
      ({ members }) => members.join('; '),
    ),
  ],
  [
    'shapes of three members and more declared more than once, unnamed ones too',
    groupBy(
      shapes.filter(({ members }) => members.length > 2),
      ({ members }) => members.join('; '),
    ),
  ],
  [
    'comments that open with a riddle',
    [...texts].flatMap(([file, text]) => [...text.matchAll(riddle)].map(([line]) => `${file}: ${line.trim()}`)),
  ],
  [
    'files with a single importer',
    [...importers].filter(([, by]) => by.size === 1).map(([file, [by]]) => `${file} ← ${by}`),
  ],
]

const lines = []
const say = text => lines.push(text)
say(`${[...texts.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)} lines`)
say(`${files.length} files`)
say(`${length} in the longest chain of imports`)
for (const [title, list] of found) {
  say(`${list.length} ${title}`)
  if (!process.argv.includes('--list')) continue
  for (const entry of list) {
    say(typeof entry === 'string' ? `  ${entry}` : `  ${entry[1].map(place).join(' · ')} { ${entry[0]} }`)
  }
}
if (process.argv.includes('--list')) say(`the longest chain of imports\n  ${chain.join('\n  ')}`)
process.stdout.write(`${lines.join('\n')}\n`)
