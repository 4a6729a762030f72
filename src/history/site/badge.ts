import { judgeSince } from '../page/rows.js'
import type { Shown } from '../shown.js'
import { nameVersion } from '../words.js'

/** The message of a badge: how many benchmarks got worse and better since. */
export interface Badge {
  readonly label: string
  readonly message: string
  readonly color: string
}

const colors = { worse: '#b42318', better: '#006d5b', same: '#57606a' }

/** Makes the badge of all histories. */
export function makeBadge(all: readonly Shown[]): Badge {
  const rows = all.flatMap(shown => shown.rows.map(row => ({ row, verdict: judgeSince(row, shown) })))
  const count = (wanted: string): number => rows.filter(({ verdict }) => verdict === wanted).length
  const [worse, better] = [count('regressed'), count('improved')]
  const parts = [worse > 0 && `${worse} worse`, better > 0 && `${better} better`].filter(part => part !== false)
  const grounds = [...new Set(rows.map(({ row }) => nameVersion(row.ground)))]
  const since = grounds.length === 1 ? ` since ${[...grounds[0]!].slice(0, 30).join('')}` : ''
  const what = rows.length === 0 ? 'nothing judged yet' : parts.length === 0 ? 'no change' : parts.join(', ')
  return {
    label: 'benchmarks',
    message: `${what}${rows.length === 0 ? '' : since}`,
    color: worse > 0 ? colors.worse : better > 0 ? colors.better : colors.same,
  }
}

/** Renders a badge as the JSON that shields.io reads from an address. */
export function renderBadge(badge: Badge): string {
  return `${JSON.stringify({ schemaVersion: 1, ...badge })}\n`
}
