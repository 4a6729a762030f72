import * as v from 'valibot'
import { terminalVoice } from '../document/escape.js'
import { write } from '../document/text.js'
import type { Push } from './levels.js'
import type { News } from './news.js'
import { nameMeasured } from './words.js'

const version = v.object({ commit: v.optional(v.string()), name: v.optional(v.string()) })

/** The news of a push as JSON, for programs that tell people. docs/news.schema.json is made of it. */
export const newsSchema = v.object({
  schema: v.literal('counterbalance/news@1'),
  suite: v.string(),
  repository: v.string(),
  /** The push that was measured. */
  commit: v.string(),
  /** The page of the run, with all that it found. */
  url: v.string(),
  /** All of it in words, a line each: what chat programs show of a webhook. */
  text: v.string(),
  news: v.array(
    v.object({
      benchmark: v.string(),
      metric: v.string(),
      /** The change as a fraction of the level before, with its interval; null where that was 0. */
      change: v.nullable(v.object({ value: v.number(), low: v.nullable(v.number()), high: v.nullable(v.number()) })),
      /** The last version that surely lacks the change, and the first that surely has it. */
      good: version,
      bad: version,
      /** True if one push alone can have brought it. Otherwise a bisection between the two versions finds the commit. */
      isOfOnePush: v.boolean(),
      /** The person whose commit it was, where it can only have been this one. */
      author: v.optional(v.string()),
      text: v.string(),
    }),
  ),
})

export type NewsFile = v.InferOutput<typeof newsSchema>

/** News with what is known of its commit. */
export interface CreditedNews {
  readonly news: News
  readonly author?: string | undefined
}

/** Puts the news of a push into a form for other programs. */
export function makeNewsFile(
  told: readonly CreditedNews[],
  push: Pick<NewsFile, 'suite' | 'repository' | 'commit' | 'url'>,
): NewsFile {
  const news = told.map(({ news: { of, at, good, isOfOnePush, change, describe }, author }) => ({
    benchmark: of.benchmark,
    metric: of.metric,
    change: change && { value: change.value, low: change.low, high: change.high },
    good: nameVersion(good),
    bad: nameVersion(at),
    isOfOnePush,
    ...(author === undefined ? {} : { author }),
    text: write(describe(nameMeasured(of)), terminalVoice),
  }))
  const head = `${push.suite} at ${push.commit.slice(0, 7)} of ${push.repository}: ${push.url}`
  const text = [head, ...news.map(one => `• ${one.text}`)].join('\n')
  return { schema: 'counterbalance/news@1', ...push, text, news }
}

function nameVersion({ commit, name }: Push): NewsFile['news'][number]['good'] {
  return { ...(commit === undefined ? {} : { commit }), ...(name === undefined ? {} : { name }) }
}
