import { fitsContract, readBuild, readContainer } from '@dramatis/remotes/manifest'
import type { Candidate } from '@dramatis/remotes/document'
import { CONTRACT } from '@dramatis/store/contract'
import * as t from 'io-ts'
import { RemoteRefused } from './failures.ts'
import { fetchJson } from './fetchJson.ts'

/** Where a remote's container is, and the global that it sets. */
export interface RemoteEntry {
  /** Absolute URL of the container's script. */
  readonly entry: string
  readonly entryGlobalName: string
  /** The hash of the container's script, as in an `integrity` attribute; a development build has none. */
  readonly integrity: string | undefined
  /** Whether the page has to provide the federation runtime. */
  readonly needsRuntime: boolean
}

/**
 * Finds a remote's container: in its line of `remotes.json`, or in its manifest if the line does not have it.
 *
 * @throws RemoteRefused when the manifest names a contract that this shell does not fulfill
 * @throws Error when it cannot be fetched, has been changed or is not a manifest; the message names it
 */
export const remoteEntryOf = async ({
  entry,
  integrity,
  container,
}: Pick<Candidate, 'entry' | 'integrity' | 'container'>): Promise<RemoteEntry> =>
  container
    ? {
        entry: new URL(container.script, entry).href,
        entryGlobalName: container.globalName,
        integrity: container.integrity,
        needsRuntime: false,
      }
    : readRemoteEntry(entry, integrity)

const readRemoteEntry = async (
  manifest: string,
  integrity: string | undefined,
): Promise<RemoteEntry> => {
  const json = await fetchJson(manifest, t.unknown, { integrity })
  const container = readContainer(json)
  if (!container) throw new Error(`${manifest}: not the manifest of a remote`)
  const build = readBuild(json)
  if (!fitsContract(CONTRACT, build.contract)) {
    throw new RemoteRefused(
      `${manifest}: built for contract ${build.contract}; this shell has ${CONTRACT}`,
    )
  }
  const { file, globalName, publicPath } = container
  const base = publicPath === 'auto' ? manifest : new URL(publicPath, manifest)
  return {
    entry: new URL(file, base).href,
    entryGlobalName: globalName,
    integrity: build.integrity.get(file),
    needsRuntime: build.needsRuntime,
  }
}
