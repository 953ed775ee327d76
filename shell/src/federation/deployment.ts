import { isLeft } from 'fp-ts/lib/Either.js'
import type { Settings } from '@dramatis/store/slots'
import { fetchJson } from './fetchJson.ts'
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
 */
export const createDeploymentReader = (base: string): ((name: string) => Promise<Deployment>) => {
  let reading: Promise<readonly [RemotesMap, Settings]> | undefined
  const read = () =>
    (reading ??= Promise.all([
      fetchJson(new URL('/remotes.json', base).href, RemotesMap),
      fetchJson(new URL('/settings.json', base).href, SettingsCodec),
    ]).finally(() => {
      reading = undefined
    }))
  return async (name) => {
    const [map, settings] = await read()
    const versions = versionsOf(map, name, base)
    if (isLeft(versions)) throw new Error(versions.left)
    return { versions: versions.right, settings }
  }
}
