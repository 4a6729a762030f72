import type { Teller } from '../extra.js'
import { extras } from '../extras/index.js'

const tellers = extras.flatMap(({ teller }) => teller ?? [])

/** Asks one extra after the other, and gives the first answer. */
function findFirst<T>(ask: (teller: Teller) => T | undefined): T | undefined {
  for (const teller of tellers) {
    const answer = ask(teller)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** All that extras say of a section. */
export const teller: Teller = {
  cause: (section, repositoryUrl) => findFirst(({ cause }) => cause(section, repositoryUrl)),
  next: (section, way) => findFirst(({ next }) => next(section, way)),
  details: section => tellers.flatMap(({ details }) => details(section)),
  chapter: (section, page) => tellers.flatMap(({ chapter }) => chapter(section, page)),
  note: (row, section) => findFirst(({ note }) => note(row, section)),
}
