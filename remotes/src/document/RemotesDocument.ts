import * as t from 'io-ts'
import { fitting } from './fitting.ts'
import { PublishedRemote } from './PublishedRemote.ts'
import { RemotesMap } from './RemotesMap.ts'
import { isVersion } from './Version.ts'

const Remotes = fitting('Remotes', t.record(t.string, PublishedRemote), (remotes) =>
  Object.keys(remotes).every(isVersion),
)

/**
 * `remotes.json`: which version of each remote the page composes. A remote's name is also that of a folder. Unknown
 * properties may have any value, and are kept.
 */
export const RemotesDocument = t.readonly(
  t.type({ ...RemotesMap.props, remotes: t.readonly(Remotes) }),
  'a remotes.json in format version 1',
)
export interface RemotesDocument extends t.TypeOf<typeof RemotesDocument> {}
