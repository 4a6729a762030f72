import { parseAst } from 'vitest/node'

/** The texts in a file of TypeScript that could be shown to people: what it inserts into one is a word. */
export function listMessages(source: string): readonly string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      node.forEach(visit)
      return
    }
    const text = readText(node as Node)
    if (text !== undefined && isProse(text)) texts.push(text)
    if (!(node as Node).type?.startsWith('Import')) Object.values(node).forEach(visit)
  }
  visit(parseAst(source, { lang: 'ts' }))
  return texts
}

/** What is looked at of a node of the syntax tree. */
interface Node {
  readonly type?: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

function readText({ type, value, quasis }: Node): string | undefined {
  if (type === 'TemplateLiteral') return quasis!.map(part => part.value.cooked).join('X')
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/** Four words at least, which patterns, names and units don't have; and no style sheet. */
function isProse(text: string): boolean {
  return !/\{[^}]*:[^}]*\}/.test(text) && /\p{L}{2,}[,;:]? \p{L}+[,;:]? \p{L}+[,;:]? \p{L}/u.test(text)
}
