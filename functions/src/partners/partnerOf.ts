import * as E from 'fp-ts/lib/Either.js'
import { foreignPartner, unknownPartner, type Refusal } from '../refusals/Refusal.ts'
import { matchesOrigin } from './matchesOrigin.ts'
import type { Partner } from './Partner.ts'

/** The headers that say where a request comes from. */
export interface Origins {
  /** The partner's key. */
  readonly key: string | undefined
  /** Absent for a GET from a page of the same origin, and for clients other than browsers. */
  readonly origin: string | undefined
  readonly host: string | undefined
}

/**
 * The partner that a request belongs to, if any. A key counts on the partner's own pages, and on ours, where the
 * partner's frame is.
 *
 * @param ownOrigins the origins of our pages, other than the functions' own
 */
export const partnerOf = (
  partners: readonly Partner[],
  ownOrigins: readonly string[],
  { key, origin, host }: Origins,
): E.Either<Refusal, Partner | undefined> => {
  if (key === undefined) return E.right(undefined)
  const partner = partners.find((one) => one.key === key)
  if (partner === undefined) return E.left(unknownPartner)
  const isAllowed =
    origin === undefined ||
    ownOrigins.includes(origin) ||
    hostOf(origin) === host ||
    partner.origins.some((pattern) => matchesOrigin(pattern, origin))
  return isAllowed ? E.right(partner) : E.left(foreignPartner)
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined
