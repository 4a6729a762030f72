/** More than any system follows. */
const mostHops = 40

/**
 * Returns whether the symbolic link at `path` leads out of the root that all paths are relative to, on its way or at its end.
 *
 * `links` are all links by their paths. A target is followed part by part, as the system does. If `a` is a link itself, `a/..` is
 * not the place where it started.
 */
export function isEscape(path: string, links: ReadonlyMap<string, string>): boolean {
  const rest = path.split('/').reverse()
  const place: string[] = []
  for (let hops = 0; rest.length > 0; ) {
    const part = rest.pop()!
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (place.pop() === undefined) return true
      continue
    }
    place.push(part)
    const target = links.get(place.join('/'))
    if (target === undefined) continue
    if (target.startsWith('/')) return true
    // A circle of links leads nowhere.
    if (++hops > mostHops) return false
    place.pop()
    rest.push(...target.split('/').reverse())
  }
  return false
}
