import {
  isRemotesDocument,
  lineOf,
  PublishingRefused,
  type RemotesDocument,
} from '@dramatis/remotes'
import { changeDocument, readDocument } from './json.ts'
import type { Source, Target } from './Target.ts'

export const REMOTES_PATH = 'remotes.json'

/** Reads the site's `remotes.json` and its tag. If there is none, the document is empty and the tag undefined. */
export const readRemotes = async (
  source: Source,
): Promise<{ readonly document: RemotesDocument; readonly tag: string | undefined }> => {
  const { value, tag } = await readDocument(source, REMOTES_PATH, decode, EMPTY)
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
  changeDocument(page, REMOTES_PATH, decode, EMPTY, (document) => {
    const [expected, found] = [lineOf(before, name), lineOf(document, name)]
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      throw new PublishingRefused(
        `Someone else changed ${name} at the same time: it is at ${found?.version ?? 'no version'} now. Run "npm run remotes" to see what is live, then try again.`,
      )
    }
    return change(document)
  })

const EMPTY: RemotesDocument = { version: 1, remotes: {} }

const decode = (json: unknown): RemotesDocument => {
  if (!isRemotesDocument(json)) throw new Error('it is not a remotes.json in format version 1')
  return json
}
