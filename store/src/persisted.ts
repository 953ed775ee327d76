import { FREE_LIMIT, MAX_EMAIL_LENGTH, WINDOW_MS } from '@dramatis/catalogue'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** The data about a visitor that a browser stores between visits. */
export interface Persisted {
  /** The saved address, or an empty string. */
  readonly email: string
  /**
   * The signed proof of owning the address, or an empty string. On the functions' own origin, only a marker that
   * there is a proof; the proof itself is in a cookie that no script can read.
   */
  readonly proof: string
  readonly requestedAt: readonly number[]
  /** The signed token with which the server counts this visitor's requests, or an empty string. */
  readonly visitorToken: string
  /** The names of the dialogs that have opened unprompted. */
  readonly seen: readonly string[]
  /** The language that the visitor chose, a BCP 47 tag, or an empty string. */
  readonly language: string
}

export const emptyPersisted: Persisted = {
  email: '',
  proof: '',
  requestedAt: [],
  visitorToken: '',
  seen: [],
  language: '',
}

/**
 * Reads the stored value, which another version of the page or any other script may have written. Each part
 * is decoded separately, so an invalid one does not affect the others. Timestamps in the future are dropped:
 * they would throttle a visitor whose clock was wrong for a while. So are an address and tokens that
 * cannot be sent in a request, because every request with them would fail.
 */
export const readPersisted = (raw: unknown, now: number): Persisted => ({
  email: text(raw, 'email', EMAIL),
  proof: text(raw, 'proof', TOKEN),
  requestedAt: (part(raw, 'requestedAt', t.array(t.unknown)) ?? [])
    .filter((at): at is number => typeof at === 'number' && at <= now && now - at < WINDOW_MS)
    .sort((a, b) => a - b)
    .slice(-FREE_LIMIT),
  visitorToken: text(raw, 'visitorToken', TOKEN),
  seen: part(raw, 'seen', t.array(t.string)) ?? [],
  language: part(raw, 'language', t.string) ?? '',
})

const EMAIL = new RegExp(`^\\S{0,${MAX_EMAIL_LENGTH}}$`)
/** At most what fits in a header; a signed token is much shorter. */
const TOKEN = /^[\x21-\x7e]{0,4096}$/

const text = (raw: unknown, key: string, valid: RegExp): string => {
  const found = part(raw, key, t.string) ?? ''
  return valid.test(found) ? found : ''
}

const part = <A>(raw: unknown, key: string, codec: t.Type<A>): A | undefined => {
  if (!t.UnknownRecord.is(raw)) return undefined
  const decoded = codec.decode(raw[key])
  return isRight(decoded) ? decoded.right : undefined
}
