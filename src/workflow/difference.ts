/** The lines around a change that show where it is. */
const context = 2

/**
 * Lists the lines that `before` loses (`-`) and `after` gains (`+`), with two lines around them, as patches do. The texts are files of a
 * hundred lines, so that the table of the longest common subsequence is small (Wagner and Fischer 1974).
 */
export function describeDifference(before: string, after: string): readonly string[] {
  const [old, fresh] = [toLines(before), toLines(after)]
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at--)
    for (let to = fresh.length - 1; to >= 0; to--)
      lengths[at]![to] =
        old[at] === fresh[to] ? lengths[at + 1]![to + 1]! + 1 : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!)
  const common = lengths
  const marked: string[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < fresh.length) {
    if (at < old.length && old[at] === fresh[to]) marked.push(`  ${old[at++]}`) && to++
    else if (to >= fresh.length || (at < old.length && common[at + 1]![to]! >= common[at]![to + 1]!))
      marked.push(`- ${old[at++]}`)
    else marked.push(`+ ${fresh[to++]}`)
  }
  const isNear = (index: number): boolean =>
    marked.slice(Math.max(0, index - context), index + context + 1).some(line => !line.startsWith(' '))
  return marked.flatMap((line, index) =>
    isNear(index) ? [line.trimEnd()] : isNear(index - 1) && index > 0 ? ['  …'] : [],
  )
}

function toLines(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n')
}
