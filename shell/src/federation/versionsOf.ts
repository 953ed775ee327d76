import { defined } from '@dramatis/catalogue'
import {
  candidatesOf,
  PublishedRemote,
  type Candidates,
  type RemotesMap,
  type RemoteVersion,
} from '@dramatis/remotes/document'
import { CONTRACT } from '@dramatis/store/contract'
import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'

/**
 * The versions of a remote for this visitor, with absolute entries. Those that do not fit this shell's contract are
 * included as refused only if the visitor would otherwise get them first.
 *
 * @param page the page's URL, against which relative entries are resolved
 * @param draw the visitor's number, from 0 up to but not including 100; only called if there is a canary
 * @returns the versions, or what is wrong with the document, for the console
 */
export const versionsOf = (
  { remotes }: RemotesMap,
  name: string,
  { page, draw }: { readonly page: string; readonly draw: () => number },
): Either<string, Candidates> =>
  pipe(
    PublishedRemote.decode(remotes[name]),
    E.mapLeft(
      () =>
        `remotes.json: "remotes.${name}" is missing or malformed; it needs a version and an entry`,
    ),
    E.chain((published) => withAbsoluteEntries(published, page)),
    E.map((published) => {
      const { canary, previous, older = [] } = published
      const visitor = { contract: CONTRACT, draw: canary ? draw() : 0 }
      const { fits, refused } = candidatesOf(published, visitor)
      const order = [canary, published, previous, ...older].map((version) => version?.entry)
      const place = ({ entry }: RemoteVersion) => order.indexOf(entry)
      const [first] = fits
      return {
        fits,
        refused: first ? refused.filter((version) => place(version) < place(first)) : refused,
      }
    }),
  )

const withAbsoluteEntries = (
  published: PublishedRemote,
  page: string,
): Either<string, PublishedRemote> => {
  const resolved = <V extends RemoteVersion>(version: V): V => ({
    ...version,
    entry: absolute(version.entry, page),
  })
  const { previous, older, canary } = published
  return E.tryCatch(
    () =>
      defined({
        ...resolved(published),
        previous: previous && resolved(previous),
        older: older?.map(resolved),
        canary: canary && resolved(canary),
      }),
    (error) => (error instanceof Error ? error.message : String(error)),
  )
}

const absolute = (entry: string, base: string): string => {
  const url = URL.canParse(entry, base) ? new URL(entry, base) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href
  throw new Error(`remotes.json: "${entry}" is not an http or https URL of a manifest`)
}
