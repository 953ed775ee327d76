import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Codec } from './codec/Codec.ts'
import { literal } from './codec/collections.ts'
import { entity } from './codec/entity.ts'
import { issuesOf, run, sentence } from './codec/Run.ts'
import type { Contract } from './Contract.ts'
import type { Hooks } from './http/Hooks.ts'
import { verifySignature } from './verifySignature.ts'
import { WebhookVerificationError } from './WebhookVerificationError.ts'

/** The codec of an event: its type and the entity concerned. */
export const event = <T extends string, A>(type: T, data: Codec<A>): Codec<{ type: T; data: A }> =>
  entity<{ readonly type: Codec<T>; readonly data: Codec<A> }>(
    type,
    { type: literal(type), data },
    'complete',
  )

/** A delivery as received; the body must be the raw one, not parsed and serialized again. */
export interface WebhookDelivery {
  readonly body: string | Uint8Array
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** The endpoint's secret, or several while it is being rotated. */
  readonly secret: string | readonly string[]
  /** The maximum difference between the timestamp and `now`, in seconds. Default 300. */
  readonly toleranceSeconds?: number
  /** Milliseconds since 1970. Default: now. */
  readonly now?: number
  /** Reject enum values, union branches and events that this version does not know. */
  readonly strict?: boolean
  /** Called with an event that lacks something that the contract promises; see `Hooks`. */
  readonly onContractDrift?: Hooks['onContractDrift']
}

/** Verifies and decodes a version's events: as a task, and as a promise that throws. */
export interface Deliveries<Event> {
  readonly verify: (delivery: WebhookDelivery) => TaskEither<WebhookVerificationError, Event>
  readonly validate: (
    body: WebhookDelivery['body'],
    headers: WebhookDelivery['headers'],
    secret: WebhookDelivery['secret'],
    options?: Pick<WebhookDelivery, 'toleranceSeconds' | 'now' | 'strict' | 'onContractDrift'>,
  ) => Promise<Event>
}

export const deliveriesOf = <Event>(
  contract: Contract,
  codec: Codec<Event>,
): Deliveries<Event> => ({
  verify: (delivery) => () =>
    verify(contract, codec, delivery).then(
      (right) => ({ _tag: 'Right', right }),
      (error: unknown) => {
        if (error instanceof WebhookVerificationError) return { _tag: 'Left', left: error }
        throw error
      },
    ),
  validate: (body, headers, secret, options = {}) =>
    verify(contract, codec, { body, headers, secret, ...options }),
})

const verify = async <Event>(
  contract: Contract,
  codec: Codec<Event>,
  delivery: WebhookDelivery,
): Promise<Event> => {
  const { toleranceSeconds = 300, now = Date.now() } = delivery
  const secrets = secretsOf(delivery)
  const id = header(delivery, 'webhook-id')
  const timestamp = header(delivery, 'webhook-timestamp')
  const signatures = header(delivery, 'webhook-signature')
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError(
      `the timestamp is not within ${toleranceSeconds} seconds of now`,
    )
  }
  const body = textOf(delivery.body)
  await verifySignature(signatures, `${id}.${timestamp}.${body}`, secrets)
  return decode(contract, codec, body, delivery)
}

const header = ({ headers }: WebhookDelivery, name: string): string => {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (typeof value !== 'string' || value === '') {
    throw new WebhookVerificationError(`the header ${name} is missing`)
  }
  return value
}

// The types promise a string, but a secret often comes from an environment variable that may not be set.
const secretsOf = ({ secret }: WebhookDelivery): readonly string[] => {
  const secrets = [secret].flat()
  if (secrets.every((given: unknown) => typeof given === 'string' && given !== '')) return secrets
  throw new WebhookVerificationError('the secret is empty or missing')
}

const textOf = (body: string | Uint8Array): string => {
  if (typeof body === 'string') return body
  if (ArrayBuffer.isView(body)) return new TextDecoder().decode(body)
  throw new WebhookVerificationError('the body is already parsed: pass the raw text or bytes')
}

const decode = <Event>(
  contract: Contract,
  codec: Codec<Event>,
  body: string,
  { strict = false, onContractDrift }: WebhookDelivery,
): Event => {
  const attempt = run(strict, contract.toleratesDrift)
  const value = codec.read(parse(body), attempt)
  const failures = issuesOf(attempt)
  const drift = issuesOf(attempt, true)
  if (failures.length) {
    const reasons = failures.slice(0, 3).map(sentence).join('; ')
    throw new WebhookVerificationError(`the event is malformed: ${reasons}`, failures)
  }
  if (drift.length) onContractDrift?.({ operation: 'webhook', issues: drift })
  return value
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw new WebhookVerificationError('the body is not JSON')
  }
}
