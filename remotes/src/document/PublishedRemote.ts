import * as t from 'io-ts'

/** The script that a remote starts with. */
export const PublishedContainer = t.intersection([
  t.type({
    /** URL of the script, relative to the manifest. */
    script: t.string,
    /** The global that it sets. */
    globalName: t.string,
  }),
  t.partial({
    /** SHA-384 hash of the script, as in an `integrity` attribute. */
    integrity: t.string,
  }),
])
export interface PublishedContainer extends Readonly<t.TypeOf<typeof PublishedContainer>> {}

/** One published build of a remote. */
export const RemoteVersion = t.intersection([
  t.type({
    /** The version that its publisher gave it. */
    version: t.string,
    /** URL of its federation manifest: absolute, or relative to the page. */
    entry: t.string,
  }),
  t.partial({
    /** SHA-384 hash of the manifest, as in an `integrity` attribute. A local build has none. */
    integrity: t.string,
    /** The version of the contract with the shell that it was built for, `major.minor`. Unknown when absent. */
    contract: t.string,
    /** What the page would otherwise read from the manifest before it can start the remote. */
    container: PublishedContainer,
    /** The publication time, ISO 8601 in UTC. */
    publishedAt: t.string,
  }),
])
export interface RemoteVersion extends Readonly<t.TypeOf<typeof RemoteVersion>> {}

/** A version for a share of the visitors. */
export const CanaryVersion = t.intersection([
  RemoteVersion,
  t.type({
    /** Percent of the visitors, from 0 to 100. */
    share: t.number,
  }),
])
export interface CanaryVersion extends Readonly<t.TypeOf<typeof CanaryVersion>> {}

/** The current version of a remote, and the others that a visitor may get. */
export const PublishedRemote = t.intersection([
  RemoteVersion,
  t.partial({
    /** The version to fall back to first. */
    previous: t.union([RemoteVersion, t.null]),
    /** The versions to fall back to after `previous`, newest first. */
    older: t.readonlyArray(RemoteVersion),
    canary: t.union([CanaryVersion, t.null]),
  }),
])
export interface PublishedRemote extends Readonly<t.TypeOf<typeof PublishedRemote>> {}
