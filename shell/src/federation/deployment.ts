import { isLeft } from 'fp-ts/lib/Either.js'
import { RemotesMap, type Candidate, type RefusedCandidate } from '@dramatis/remotes/document'
import type { Settings } from '@dramatis/store/slots'
import { fetchJson } from './fetchJson.ts'
import { OVERRIDE, remoteOverride } from './remoteOverride.ts'
import { versionsOf } from './versionsOf.ts'
import { SettingsCodec } from './settings.ts'

/** The deployed versions of one remote for this visitor, and the settings that its components get. */
export interface Deployment {
  /** The versions to try in order until one works. */
  readonly candidates: readonly Candidate[]
  /** The versions that the visitor would get before these if they fit the shell's contract. */
  readonly refused: readonly RefusedCandidate[]
  readonly settings: Settings
}

/**
 * Creates a reader of `remotes.json` and `settings.json`. They are fetched once for all remotes. A second call for
 * the same remote is a retry and fetches them again, to find what has been published since.
 *
 * @param page the page's URL, which may name a remote that a developer serves: see {@link remoteOverride}
 * @param drawFor returns the visitor's number for a remote: see {@link versionsOf}
 * @returns the reader; it rejects when a document cannot be read or does not have the remote
 */
export const createDeploymentReader = (
  page: string,
  drawFor: (name: string) => number,
): ((name: string) => Promise<Deployment>) => {
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
      reading = undefined // The next call fetches them again.
      throw error
    }))
  }
  const override = remoteOverride(page)
  return async (name) => {
    const [map, settings] = await readFor(name)
    const versions = versionsOf(map, name, { page, draw: () => drawFor(name) })
    if (override?.name === name) {
      const deployed = isLeft(versions) ? [] : versions.right.fits
      const overriding = { version: OVERRIDE, entry: override.entry, canary: false }
      return { candidates: [overriding, ...deployed], refused: [], settings }
    }
    if (isLeft(versions)) throw new Error(versions.left)
    const { fits, refused } = versions.right
    return { candidates: fits, refused, settings }
  }
}
