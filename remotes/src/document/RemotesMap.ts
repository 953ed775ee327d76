import * as t from 'io-ts'

/**
 * `remotes.json` before the entries of its remotes are decoded. The page decodes each with {@link PublishedRemote} when
 * it loads that remote, so a mistake in one does not affect the others.
 */
export const RemotesMap = t.type({ version: t.literal(1), remotes: t.UnknownRecord })
export interface RemotesMap extends t.TypeOf<typeof RemotesMap> {}
