import { REMOTE_NAMES } from './remoteNames.ts'
import type { RemoteName } from './remotes.ts'

/** One published build of a remote. */
export interface RemoteVersion {
  /** The version that its publisher gave it. */
  readonly version: string
  /** URL of its federation manifest: absolute, or relative to the page. */
  readonly entry: string
  /** SHA-384 hash of the manifest, as in an `integrity` attribute. A local build has none. */
  readonly integrity?: string
  /** The version of the contract with the shell that it was built for, `major.minor`. Unknown when absent. */
  readonly contract?: string
  /** The publication time, ISO 8601 in UTC. */
  readonly publishedAt?: string
}

/** A version for a share of the visitors. */
export interface CanaryVersion extends RemoteVersion {
  /** Percent of the visitors, from 0 to 100. */
  readonly share: number
}

/** The current version of a remote, and the others that a visitor may get. */
export interface PublishedRemote extends RemoteVersion {
  /** The version to fall back to first. */
  readonly previous?: RemoteVersion | null
  /** The versions to fall back to after `previous`, newest first. */
  readonly older?: readonly RemoteVersion[]
  readonly canary?: CanaryVersion | null
}

/** `remotes.json`: which version of each remote the page composes. */
export interface RemotesDocument {
  readonly version: 1
  readonly remotes: Readonly<Record<string, PublishedRemote>>
}

/** A `remotes.json` with one version of every remote and none to fall back to. */
export const remotesDocument = (
  versionOf: (name: RemoteName) => RemoteVersion,
): RemotesDocument => ({
  version: 1,
  remotes: Object.fromEntries(
    REMOTE_NAMES.map((name) => [name, { ...versionOf(name), previous: null }]),
  ),
})
