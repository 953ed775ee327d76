import * as t from 'io-ts'
import { fetchJson } from './fetchJson.ts'

/** Where a remote's container is, and the global that it sets, as the federation runtime wants it. */
export interface RemoteEntry {
  /** URL of the container's script, absolute. */
  readonly entry: string
  readonly entryGlobalName: string
  readonly type: 'var'
}

/**
 * Reads a remote's federation manifest. The runtime could do so by itself, but weighs more than this then.
 *
 * @param manifest its URL, absolute
 * @throws Error when it can't be had, or is not as expected; the message names it
 */
export const remoteEntryOf = async (manifest: string): Promise<RemoteEntry> => {
  const { metaData } = await fetchJson(manifest, Manifest)
  const { remoteEntry, globalName, publicPath } = metaData
  const base = publicPath === 'auto' ? manifest : new URL(publicPath, manifest)
  return {
    entry: new URL(`${remoteEntry.path}${remoteEntry.name}`, base).href,
    entryGlobalName: globalName,
    type: remoteEntry.type,
  }
}

/** A part of what the manifest holds. */
const Manifest = t.type({
  metaData: t.type({
    remoteEntry: t.type({ name: t.string, path: t.string, type: t.literal('var') }),
    globalName: t.string,
    publicPath: t.string,
  }),
})
