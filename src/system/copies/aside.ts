import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type MeasurePorts, sayBusy } from '../../measure/session.js'
import { isFull } from '../disk.js'
import { removeAll } from '../temporary.js'
import { hasRoom, openTemplate } from './renewal.js'
import type { ExposedSource, KeptSource, SideSource } from './sources.js'

interface AsideRequest {
  /** The baseline first. */
  readonly sides: readonly { readonly name: string }[]
  /** The seconds that measuring may take. */
  readonly timeBudgetInSeconds: number
}

/** The part of the time budget that putting all sides aside may take. */
const mostOfBudget = 0.1

/** Copying took too long to be worth it. */
class OutOfTime extends Error {}

/**
 * Puts each payload that others can write to aside, in `directory`, as it is before the first run: all copies come from there, so that
 * what is written into the sides while they are measured reaches none. Where that takes more room or time than there is, copies come
 * from the sides themselves, and `sources` stay as they are.
 */
export async function putAside(
  sources: readonly SideSource[],
  { sides, timeBudgetInSeconds }: AsideRequest,
  directory: string,
  { signal, watch }: Pick<MeasurePorts, 'signal' | 'watch'>,
): Promise<readonly SideSource[]> {
  const exposed = sources.filter(({ isExposed }) => isExposed)
  if (exposed.length === 0) return sources
  mkdirSync(directory, { recursive: true })
  // Each side has two copies.
  if (!hasRoom(2 * exposed.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0), directory)) return sources
  const end = performance.now() + 1000 * mostOfBudget * timeBudgetInSeconds
  const onTurn = (): void => {
    signal.throwIfAborted()
    if (performance.now() > end) throw new OutOfTime()
  }
  const places: string[] = []
  const put = async (source: ExposedSource, index: number): Promise<KeptSource> => {
    using _ = sayBusy(watch, `copying ${sides[index]!.name}`)
    const place = join(directory, `side-${index}`)
    places.push(place)
    const items = await source.put(place, onTurn)
    const template = openTemplate(place, items)
    const putCopy = async (copy: string) => {
      await template.put(copy)
      return items
    }
    return { ...source, isExposed: false, template, put: putCopy }
  }
  const kept: SideSource[] = []
  try {
    for (const [index, source] of sources.entries()) kept.push(source.isExposed ? await put(source, index) : source)
    return kept
  } catch (error) {
    if (!(error instanceof OutOfTime || isFull(error))) throw error
    for (const place of places) await removeAll(place)
    return sources
  }
}
