import { newsSchema } from '../../../../src/extras/history/news.js'
import type { ExtraSchema } from '../../repository/schemas.js'

export const schemas: readonly ExtraSchema[] = [
  { type: 'News', title: 'News of Counterbalance', schema: newsSchema, file: 'news.schema.json' },
]
