import { lineOf, releasedIn } from '@dramatis/remotes/document'
import type { RemotesDocument, RemoteVersion } from '@dramatis/remotes/document'
import { datedBuild, withLine } from './publishedLine.ts'

/**
 * Makes a version the current one; the one that it replaces becomes `previous`, and the previous one the first of
 * `older`. A version already in the line moves to the front, and publishing the current one again changes nothing. A
 * canary of the same version ends; any other stays.
 *
 * @param build without `publishedAt`
 * @throws {PublishingRefused} if another build of the same version has been published
 */
export const publishVersion = (
  document: RemotesDocument,
  name: string,
  build: RemoteVersion,
  now: Date,
): RemotesDocument => {
  const line = lineOf(document, name)
  const current = datedBuild(line, name, build, now)
  const others = line ? releasedIn(line).filter(({ version }) => version !== current.version) : []
  return withLine(document, name, [current, ...others], line?.canary)
}
