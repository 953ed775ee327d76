import * as E from 'fp-ts/lib/Either.js'
import {
  pathOf,
  readShareLink,
  readSharedPortrait,
  SHARE_LINKS,
  type SharedPortrait,
} from '../contract/index.ts'
import { methodNotAllowed, type Refusal } from '../refusals/Refusal.ts'

const METHODS = ['GET', 'HEAD']

/** The portrait that a read-only request is about, in its short link or its query; undefined if there is none. */
export const sharedIn = ({
  method,
  url,
}: Request): E.Either<Refusal, SharedPortrait | undefined> =>
  METHODS.includes(method)
    ? E.right(sharedAt(new URL(url)))
    : E.left(methodNotAllowed(METHODS.join(', ')))

const sharedAt = ({ pathname, searchParams }: URL): SharedPortrait | undefined =>
  isShortLink(pathname)
    ? readShareLink(pathname.replace(REWRITTEN, SHARE_LINKS))
    : readSharedPortrait(searchParams)

/** What a host may make of a short link's start before it passes it on. */
const REWRITTEN = `${pathOf('share')}/`

export const isShortLink = (path: string): boolean =>
  path.startsWith(SHARE_LINKS) || path.startsWith(REWRITTEN)
