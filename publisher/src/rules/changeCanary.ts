import { releasedIn, versionOnly } from '@dramatis/remotes/document'
import type { CanaryVersion, RemotesDocument, RemoteVersion } from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { datedBuild, existingLineOf, withLine } from './publishedLine.ts'
import { publishVersion } from './publishVersion.ts'

/**
 * Gives a version to a share of the visitors, and replaces any other canary.
 *
 * @param build without `publishedAt`
 * @param share percent, from 0 to 100
 * @throws {PublishingRefused} if everyone already has the version, if another build of the same version has been
 *   published, or if the share is invalid
 */
export const startCanary = (
  document: RemotesDocument,
  name: string,
  build: RemoteVersion,
  share: number,
  now: Date,
): RemotesDocument => {
  const line = existingLineOf(document, name)
  const canary = { ...datedBuild(line, name, build, now), share: checked(share) }
  if (line.version === build.version) {
    throw new PublishingRefused(
      `Everyone already has ${name} ${build.version}. Choose another version for the canary.`,
    )
  }
  return withLine(document, name, releasedIn(line), canary)
}

/**
 * Changes the share of the visitors who get the canary.
 *
 * @throws {PublishingRefused} if there is no canary, or if the share is invalid
 */
export const changeShare = (
  document: RemotesDocument,
  name: string,
  share: number,
): RemotesDocument => {
  const canary = canaryOf(document, name)
  const released = releasedIn(existingLineOf(document, name))
  return withLine(document, name, released, { ...canary, share: checked(share) })
}

/**
 * Withdraws the canary from everyone.
 *
 * @throws {PublishingRefused} if there is no canary
 */
export const stopCanary = (document: RemotesDocument, name: string): RemotesDocument => {
  canaryOf(document, name)
  return withLine(document, name, releasedIn(existingLineOf(document, name)), null)
}

/**
 * Makes the canary the current version.
 *
 * @throws {PublishingRefused} if there is no canary
 */
export const promoteCanary = (
  document: RemotesDocument,
  name: string,
  now: Date,
): RemotesDocument => {
  const build = versionOnly(canaryOf(document, name))
  return publishVersion(document, name, build, now)
}

const canaryOf = (document: RemotesDocument, name: string): CanaryVersion => {
  const { canary } = existingLineOf(document, name)
  if (canary) return canary
  throw new PublishingRefused(`${name} has no canary. Publish one: --canary <percent>.`)
}

const checked = (share: number): number => {
  if (share >= 0 && share <= 100) return share
  throw new PublishingRefused(`A share is a percentage from 0 to 100, not ${share}.`)
}
