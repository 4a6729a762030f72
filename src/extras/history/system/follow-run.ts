import type { Companion, MeasuredPush, PushOfRun } from '../../../extra.js'
import { log } from '../../../github/step/log.js'
import { setOutput } from '../../../github/step/step.js'
import { decodeSettings } from '../../../inputs/declarations.js'
import { pushDocument } from '../document.js'
import { tryDecoding } from '../file.js'
import { joinRaces, type Race } from '../race.js'
import { settings } from '../settings.js'
import { describeNews } from './after-merge.js'
import { findAnchor, type PublishedAnchor, storeAgain } from './published-anchor.js'
import { addRace, nameAnchor, renameBefore, saveRaces } from './push.js'
import { fetchSiblings } from './siblings.js'

/** Goes on with the history that came with the baseline before a push, and with those of concurrent pushes. */
export async function followRun(push: PushOfRun): Promise<Companion> {
  const { run, isMeasured } = push
  const races = readBefore(push)
  const siblings = isMeasured ? await fetchSiblings(push, races) : []
  const known = joinRaces(races, siblings)
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
      all = addRace(history, results, `${id}.${attempt}`)
      return pushDocument({ races: all, isPublished: results.isFit }, results.record.settings)
    },
    save: directory => saveRaces(directory, all, push, text => log.warning(text)),
    async finish() {
      if (measured !== undefined) await tellNews(push, measured, all)
      // The release's baseline is stored again where it would expire soon.
      if (anchored.renewal !== undefined) await storeAgain(anchored.renewal, push)
    },
  }
}

/** The races that came with the baseline before a push. */
function readBefore({ previous }: PushOfRun): readonly Race[] {
  const { history, problem } = tryDecoding(previous?.beside)
  if (problem !== undefined) log.warning(`The history of the baseline cannot be used, so a new one begins: ${problem}`)
  return history?.races ?? []
}

async function tellNews(
  { run, key: { suite } }: PushOfRun,
  { record, findings, isUnchanged }: MeasuredPush,
  races: readonly Race[],
): Promise<void> {
  const news = await describeNews({
    ...{ run, suite, thresholds: record.settings, races: isUnchanged ? [] : races, findings },
    // The job that measures asks GitHub nothing for this.
    findOrigin: async () => ({}),
  })
  setOutput('news', JSON.stringify(news))
}
