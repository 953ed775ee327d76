import { lineOf, RemotesDocument } from '@dramatis/remotes/document'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { changeDocument, readDocument } from '../storage/json.ts'
import type { Source, Target } from '../storage/Target.ts'

export const REMOTES_PATH = 'remotes.json'

/** Reads the site's `remotes.json` and its tag. If there is none, the document is empty and the tag undefined. */
export const readRemotes = async (
  source: Source,
): Promise<{ readonly document: RemotesDocument; readonly tag: string | undefined }> => {
  const { value, tag } = await readDocument(source, REMOTES_PATH, RemotesDocument, EMPTY)
  return { document: value, tag }
}

/**
 * Changes the line of one remote. Concurrent changes to other remotes are kept.
 *
 * @param before the document that the change is based on
 * @throws {PublishingRefused} if someone else changed the same line since
 */
export const changeRemotes = (
  page: Target,
  name: string,
  before: RemotesDocument,
  change: (document: RemotesDocument) => RemotesDocument,
): Promise<RemotesDocument> =>
  changeDocument(page, REMOTES_PATH, RemotesDocument, EMPTY, (document) => {
    const [expected, found] = [lineOf(before, name), lineOf(document, name)]
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      throw new PublishingRefused(
        `Someone else changed ${name} at the same time: it is at ${found?.version ?? 'no version'} now. Run "npm run remotes" to see what is live, then try again.`,
      )
    }
    return change(document)
  })

const EMPTY: RemotesDocument = { version: 1, remotes: {} }
