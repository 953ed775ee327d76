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
 * A reader of the page's two documents. They are read once for all remotes; a remote that is asked for
 * again is a retry, for which they are read anew, so that it finds what was published meanwhile.
 *
 * @param page the page's URL; it may name a remote that a developer serves, see {@link remoteOverride}
 */
export const createDeploymentReader = (page: string): ((name: string) => Promise<Deployment>) => {
  const readDocuments = () =>
    Promise.all([
      fetchJson(new URL('/remotes.json', page).href, RemotesMap),
      fetchJson(new URL('/settings.json', page).href, SettingsCodec),
    ])
  let reading: ReturnType<typeof readDocuments> | undefined
  const served = new Set<string>()
  const readFor = (name: string) => {
    if (served.has(name)) {
      reading = undefined
      served.clear()
    }
    served.add(name)
    return (reading ??= readDocuments().catch((error: unknown) => {
      reading = undefined // The next remote may have more luck.
      throw error
    }))
  }
  const override = remoteOverride(page)
  return async (name) => {
    const [map, settings] = await readFor(name)
    if (override?.name === name) {
      return { versions: [{ version: 'local', entry: override.entry }], settings }
    }
    const versions = versionsOf(map, name, page)
    if (isLeft(versions)) throw new Error(versions.left)
    return { versions: versions.right, settings }
  }
}
