import * as E from 'fp-ts/lib/Either.js'
import { readSharedPortrait, type SharedPortrait } from '../contract/index.ts'
import { methodNotAllowed, type Refusal } from '../refusals/Refusal.ts'

const METHODS = ['GET', 'HEAD']

/** The portrait in the query of a read-only request; undefined if there is none. */
export const sharedIn = ({
  method,
  url,
}: Request): E.Either<Refusal, SharedPortrait | undefined> =>
  METHODS.includes(method)
    ? E.right(readSharedPortrait(new URL(url).searchParams))
    : E.left(methodNotAllowed(METHODS.join(', ')))
