import * as t from 'io-ts'
import { fitting } from './fitting.ts'
import { versionsIn } from './publishedLine.ts'
import { PublishedRemote } from './PublishedRemote.ts'
import { RemotesMap } from './RemotesMap.ts'
import { isVersion } from './Version.ts'

/** A line for each remote. Its name and its versions are also those of folders. */
const Lines = fitting('Lines', t.record(t.string, PublishedRemote), (lines) =>
  Object.entries(lines).every(([name, line]) =>
    [name, ...versionsIn(line).map(({ version }) => version)].every(isVersion),
  ),
)

/**
 * `remotes.json`: which version of each remote the page composes. Unknown properties may have any value, and are kept.
 */
export const RemotesDocument = t.readonly(
  t.type({ ...RemotesMap.props, remotes: t.readonly(Lines) }),
  'a remotes.json in format version 1',
)
export interface RemotesDocument extends t.TypeOf<typeof RemotesDocument> {}

/** A remote's line in `remotes.json`: its current version, the fallbacks and the canary. Undefined if it has none. */
export const lineOf = (document: RemotesDocument, name: string): PublishedRemote | undefined =>
  Object.hasOwn(document.remotes, name) ? document.remotes[name] : undefined
