import { areLines, ellipsis, type Language, withoutNumber } from './language.js'

/** The names themselves, one a line; nothing stands for all. */
export const names: Language = {
  all: '',
  express: known => (areLines(known) ? known.join('\n') : undefined),
}

/** The names that a tool takes as words of its command line, one a line, for `xargs`; nothing stands for all. */
export function makeWordLanguage(isWord: RegExp, all = ''): Language {
  return {
    all,
    express: known => {
      const words = [...new Set(known.map(withoutNumber))]
      return words.every(word => isWord.test(word) && !word.includes(ellipsis)) ? words.join('\n') : undefined
    },
  }
}
