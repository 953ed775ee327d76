import { isLeft } from 'fp-ts/lib/Either.js'
import type { Settings } from '@dramatis/store/slots'
import { fetchJson } from './fetchJson.ts'
import { remoteOverride } from './remoteOverride.ts'
import { RemotesMap, versionsOf, type RemoteVersion } from './remotesMap.ts'
import { SettingsCodec } from './settings.ts'

/** What is deployed of one remote, and the addresses that it works with. */
export interface Deployment {
  readonly versions: readonly RemoteVersion[]
  readonly settings: Settings
}

/**
 * A reader of the page's two documents. Reads that overlap share their requests; a later one asks again,
 * so that what is published while the page is open is found by the next retry.
 *
 * @param page the page's URL; it may name a remote that a developer serves, see {@link remoteOverride}
 */
export const createDeploymentReader = (page: string): ((name: string) => Promise<Deployment>) => {
  let reading: Promise<readonly [RemotesMap, Settings]> | undefined
  const read = () =>
    (reading ??= Promise.all([
      fetchJson(new URL('/remotes.json', page).href, RemotesMap),
      fetchJson(new URL('/settings.json', page).href, SettingsCodec),
    ]).finally(() => {
      reading = undefined
    }))
  const override = remoteOverride(page)
  return async (name) => {
    const [map, settings] = await read()
    if (override?.name === name) {
      return { versions: [{ version: 'local', entry: override.entry }], settings }
    }
    const versions = versionsOf(map, name, page)
    if (isLeft(versions)) throw new Error(versions.left)
    return { versions: versions.right, settings }
  }
}
