import type { ReadableStream } from 'node:stream/web'
import type { Api } from '../api/api.js'
import { orNone } from '../api/releases.js'
import { type DownloadLimits, download } from './download.js'

/** A file that people have added to a release. */
export interface Asset {
  readonly tag: string
  readonly name: string
}

/** Fetches an asset of the release with a tag; undefined where there is no such release or asset. */
export async function downloadAsset(
  api: Api,
  { tag, name }: Asset,
  limits: DownloadLimits,
): Promise<{ readonly path: string; readonly digest: string } | undefined> {
  const release = await orNone(() => api.rest.repos.getReleaseByTag({ ...api.repository, tag }))
  const found = release?.data.assets.find(asset => asset.name === name)
  if (found === undefined) return undefined
  const ask = () => askForAsset(api, found.id)
  return await download({ name: `the asset "${name}" of ${tag}`, sizeInBytes: found.size, ask }, limits)
}

async function askForAsset({ once, repository }: Api, id: number): Promise<ReadableStream> {
  const { data } = await once.rest.repos.getReleaseAsset({
    ...repository,
    asset_id: id,
    headers: { accept: 'application/octet-stream' },
    request: { parseSuccessResponseBody: false },
  })
  return data as unknown as ReadableStream
}
