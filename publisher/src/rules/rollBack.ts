import { releasedIn } from '@dramatis/remotes/document'
import type { RemotesDocument } from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { existingLineOf, withLine } from './publishedLine.ts'

/**
 * Withdraws the current version: the previous one becomes current again, and nothing falls back to the withdrawn
 * one.
 *
 * @throws {PublishingRefused} if there is no previous version
 */
export const rollBack = (document: RemotesDocument, name: string): RemotesDocument => {
  const line = existingLineOf(document, name)
  const [current, previous, ...older] = releasedIn(line)
  if (!previous) throw onlyVersion(name, current.version)
  return withLine(document, name, [previous, ...older], line.canary)
}

/** The error for a rollback of the only version. */
export const onlyVersion = (name: string, version: string): PublishingRefused =>
  new PublishingRefused(
    `${name} ${version} is the only version, so there is none to go back to. Publish another one.`,
  )
