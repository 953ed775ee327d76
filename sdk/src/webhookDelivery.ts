import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Codec } from './codec/Codec.ts'
import { literal } from './codec/collections.ts'
import { entity, isRecord } from './codec/entity.ts'
import { date } from './codec/primitives.ts'
import { issuesOf, run, sentence } from './codec/Run.ts'
import type { Contract } from './Contract.ts'
import type { Hooks } from './http/Hooks.ts'
import { unknownOption } from './optionNames.ts'
import { verifySignature } from './verifySignature.ts'
import type { RawBody } from './webhookBody.ts'
import { changeOf, textOf } from './webhookBody.ts'
import { WebhookVerificationError } from './WebhookVerificationError.ts'

/** The codec of an event: its type, when it happened, and the entity concerned. */
export const event = <T extends string, A>(
  type: T,
  data: Codec<A>,
): Codec<{ type: T; timestamp: Date; data: A }> =>
  entity<{
    readonly type: Codec<T>
    readonly timestamp: Codec<Date>
    readonly data: Codec<A>
  }>(type, { type: literal(type), timestamp: date, data }, ['type', 'data'])

/** The codec of an event of 2025-03, which documents no time. */
export const untimedEvent = <T extends string, A>(
  type: T,
  data: Codec<A>,
): Codec<{ type: T; data: A }> =>
  entity<{ readonly type: Codec<T>; readonly data: Codec<A> }>(type, { type: literal(type), data })

/** A delivery as received; the body must be the raw one, not parsed and serialized again. */
export interface WebhookDelivery {
  readonly body: RawBody
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
    verify(contract, codec, { ...options, body, headers, secret }),
})

const verify = async <Event>(
  contract: Contract,
  codec: Codec<Event>,
  delivery: WebhookDelivery,
): Promise<Event> => {
  const { toleranceSeconds = DEFAULT_TOLERANCE, now = Date.now() } = delivery
  const problem =
    unknownOption(delivery, Object.keys(DELIVERY)) ?? toleranceProblem(toleranceSeconds)
  if (problem) throw new WebhookVerificationError(problem)
  const secrets = secretsOf(delivery)
  const id = header(delivery, 'webhook-id')
  const timestamp = header(delivery, 'webhook-timestamp')
  const signatures = header(delivery, 'webhook-signature')
  const isTimely = Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds
  if (!/^\d+$/.test(timestamp) || !isTimely) {
    throw new WebhookVerificationError(
      `the timestamp is not within ${toleranceSeconds} seconds of now`,
    )
  }
  const body = textOf(delivery.body)
  await verifySignature(signatures, `${id}.${timestamp}.${body}`, secrets).catch(
    (error: unknown) => {
      throw changeOf(body, (name) => headerIn(delivery, name)) ?? error
    },
  )
  const event = parse(body)
  refuseOtherVersion(contract, event, headerIn(delivery, 'webhook-api-version'))
  return decode(contract, codec, event, delivery)
}

const DELIVERY: Readonly<Record<keyof Required<WebhookDelivery>, 1>> = {
  body: 1,
  headers: 1,
  now: 1,
  onContractDrift: 1,
  secret: 1,
  strict: 1,
  toleranceSeconds: 1,
}

export const DEFAULT_TOLERANCE = 300

/** What is wrong with a tolerance: a variable that is not set becomes NaN, which no difference exceeds. */
export const toleranceProblem = (seconds: number): string | undefined =>
  seconds > 0 && seconds < Infinity
    ? undefined
    : `toleranceSeconds must be a positive number of seconds, and it is ${seconds}`

const header = (delivery: WebhookDelivery, name: string): string => {
  const value = headerIn(delivery, name)
  if (value === undefined) throw new WebhookVerificationError(`the header ${name} is missing`)
  return value
}

/** A header's value, or its values, which some hosts pass as a list. Undefined if it is missing or empty. */
const headerIn = ({ headers }: WebhookDelivery, name: string): string | undefined => {
  const value: unknown = isHeaders(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const text = Array.isArray(value) ? value.join(' ') : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

// Not by class, since frameworks bring their own.
const isHeaders = (headers: WebhookDelivery['headers']): headers is Headers =>
  typeof headers.get === 'function'

/** Tells a delivery of another version apart, whose shapes would be read wrongly. The payload's own word is signed. */
const refuseOtherVersion = (
  { version, isSent }: Contract,
  event: unknown,
  named: string | undefined,
): void => {
  const sent = isRecord(event) && typeof event.api_version === 'string' ? event.api_version : named
  if (sent === undefined || sent === version) return
  const isName = /^\d{4}-\d\d$/.test(sent)
  const remedies = [
    ...(isName ? [`import @dramatis/sdk/${sent}`] : []),
    ...(isSent ? [`set the endpoint's apiVersion to ${version}`] : []),
  ]
  const apiVersion = isName ? sent : 'another version'
  throw new WebhookVerificationError(
    `the delivery is of ${apiVersion}, not of ${version}${remedies.length ? ': ' : ''}${remedies.join(', or ')}`,
    { event, apiVersion },
  )
}

// The types promise a string, but a secret often comes from an environment variable that may not be set.
const secretsOf = ({ secret }: WebhookDelivery): readonly string[] => {
  const secrets = [secret].flat()
  const isSecret = (given: unknown) => typeof given === 'string' && given.trim() !== ''
  if (secrets.every(isSecret)) return secrets
  throw new WebhookVerificationError('the secret is empty or missing')
}

const decode = <Event>(
  contract: Contract,
  codec: Codec<Event>,
  event: unknown,
  { strict = false, onContractDrift }: WebhookDelivery,
): Event => {
  const attempt = run(strict, contract.toleratesDrift)
  const value = codec.read(event, attempt)
  const failures = issuesOf(attempt)
  const drift = issuesOf(attempt, true)
  if (failures.length) {
    const reasons = failures.slice(0, 3).map(sentence).join('; ')
    throw new WebhookVerificationError(`the event is malformed: ${reasons}`, {
      issues: failures,
      event,
    })
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
