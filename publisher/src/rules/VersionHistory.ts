import { fitting, Version } from '@dramatis/remotes/document'
import * as t from 'io-ts'

/** A time, ISO 8601 in UTC. */
const Time = fitting('Time', t.string, (text) => !Number.isNaN(Date.parse(text)))

/** Whether the path of a file in the site cannot lead out of it. */
const isInside = (path: string): boolean =>
  !/[\\:]/.test(path) && path.split('/').every((segment) => !['', '.', '..'].includes(segment))

const Hashes = fitting('Hashes', t.record(t.string, t.string), (files) =>
  Object.keys(files).every(isInside),
)

/** A version whose files still exist. */
export const KeptVersion = t.readonly(
  t.intersection([
    t.type({
      version: Version,
      /** The publication time. */
      publishedAt: Time,
      /** SHA-384 hashes of its files, as in an `integrity` attribute, by their paths in the site. */
      files: t.readonly(Hashes),
    }),
    t.partial({
      /** When it last became everyone's version; absent if it has only been a canary. */
      liveSince: Time,
      /** When the page stopped naming it, even as a fallback; absent while it is named. */
      retiredAt: Time,
    }),
  ]),
)
export interface KeptVersion extends t.TypeOf<typeof KeptVersion> {}

/**
 * A publisher's record of a part of the page: every version whose files still exist, newest first. The page itself
 * does not read it.
 */
export const VersionHistory = t.readonly(
  t.intersection([
    t.type({ version: t.literal(1), versions: t.readonlyArray(KeptVersion) }),
    t.partial({
      /** The version that everyone gets, and those that a rollback returns to, in that order. */
      released: t.readonlyArray(Version),
    }),
  ]),
  'a history in format version 1',
)
export interface VersionHistory extends t.TypeOf<typeof VersionHistory> {}
