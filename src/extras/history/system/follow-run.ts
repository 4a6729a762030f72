import type { Companion, MeasuredPush, PushOfRun } from '../../../extra.js'
import { log } from '../../../github/step/log.js'
import { setOutput } from '../../../github/step/step.js'
import { decodeSettings } from '../../../inputs/declarations.js'
import type { Comparison } from '../comparison.js'
import { pushDocument } from '../document.js'
import { tryDecoding } from '../file.js'
import { settings } from '../settings.js'
import { describeNews } from './after-merge.js'
import { findAnchor, type PublishedAnchor, storeAgain } from './published-anchor.js'
import { addComparison, nameAnchor, renameBefore, saveComparisons } from './push.js'

/** Goes on with the history that came with the baseline before a push. */
export async function followRun(push: PushOfRun): Promise<Companion> {
  const { run, isMeasured } = push
  const known = readBefore(push)
  const anchored: PublishedAnchor = isMeasured
    ? await findAnchor(decodeSettings(settings, push.get).anchor, push, known)
    : {}
  const history = { push, before: renameBefore(known, push), ...anchored }
  const { id, attempt } = run.identity
  let measured: MeasuredPush | undefined
  let all = history.before
  return {
    ...nameAnchor(anchored),
    take(results) {
      measured = results
      all = addComparison(history, results, `${id}.${attempt}`)
      return pushDocument({ comparisons: all, isPublished: results.isFit }, results.record.settings)
    },
    save: directory => saveComparisons(directory, all, push, text => log.warning(text)),
    async finish() {
      if (measured !== undefined) await tellNews(push, measured, all)
      // The release's baseline is stored again where it would expire soon.
      if (anchored.renewal !== undefined) await storeAgain(anchored.renewal, push)
    },
  }
}

/** The comparisons that came with the baseline before a push. */
function readBefore({ previous }: PushOfRun): readonly Comparison[] {
  const { history, problem } = tryDecoding(previous?.beside)
  if (problem !== undefined) log.warning(`The history of the baseline cannot be used, so a new one begins: ${problem}`)
  return history?.comparisons ?? []
}

async function tellNews(
  { run, key: { suite } }: PushOfRun,
  { record, findings, isUnchanged }: MeasuredPush,
  comparisons: readonly Comparison[],
): Promise<void> {
  const news = await describeNews({
    ...{ run, suite, thresholds: record.settings, comparisons: isUnchanged ? [] : comparisons, findings },
    // The job that measures asks GitHub nothing for this.
    findOrigin: async () => ({}),
  })
  setOutput('news', JSON.stringify(news))
}
