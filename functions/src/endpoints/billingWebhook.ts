import {
  verifyWebhook,
  type WebhookEvent,
  type WebhookVerificationError,
} from '@dramatis/sdk/2025-03/webhooks'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ChangedCustomer, MembershipMemory } from '../billing/MembershipMemory.ts'
import { normalEmail } from '../billing/normalEmail.ts'
import type { Sightings } from '../billing/Sightings.ts'
import type { Handler, RequestContext } from '../requests/Handler.ts'
import { failureOf } from '../errors/failureOf.ts'
import { refuse } from '../http/refuse.ts'
import { readBytes } from '../http/readBody.ts'
import type { Clock } from '../Clock.ts'
import {
  methodNotAllowed,
  webhooksNotSetUp,
  unexpected,
  unverifiedWebhook,
  type Refusal,
} from '../refusals/Refusal.ts'

export interface BillingWebhookDeps {
  /** Absent: there is no billing platform. */
  readonly secret?: string | undefined
  readonly memberships: Pick<MembershipMemory, 'forget' | 'forgetAll'>
  readonly sightings: Sightings
  readonly clock: Clock
  /** How long a delivery may take to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number
}

/** The maximum size of a delivery in bytes. A subscription with all nested entities takes a few kilobytes. */
export const MAX_EVENT_BYTES = 1024 * 1024

/** `POST billingWebhook`: the platform reports a change, so what is cached about the customer is dropped. */
export const billingWebhook = ({
  secret,
  memberships,
  sightings,
  clock,
  bodyTimeoutMs,
}: BillingWebhookDeps): Handler => {
  const take = (request: Request, context: RequestContext): TE.TaskEither<Refusal, void> => {
    if (secret === undefined) return TE.left(webhooksNotSetUp)
    if (request.method !== 'POST') return TE.left(methodNotAllowed('POST'))
    return pipe(
      readBytes(request, MAX_EVENT_BYTES, bodyTimeoutMs),
      TE.chain((body) => verify(body, request.headers, secret, clock())),
      TE.chain((delivery) => {
        const id = request.headers.get('webhook-id') ?? ''
        return TE.tryCatch(() => runOnce(sightings, id, () => apply(delivery, context)), unexpected)
      }),
    )
  }

  const apply = (delivery: Delivery, { note }: RequestContext): Promise<void> => {
    if (delivery.event !== undefined) return memberships.forget(changedBy(delivery.event))
    note({ failure: failureOf(delivery.problem) })
    return memberships.forgetAll()
  }

  return (request, context) =>
    pipe(
      take(request, context),
      TE.match(refuse(context.note), () => new Response(null, { status: 202 })),
    )()
}

/** Runs `work` for a delivery not yet seen. A failed one does not count as seen, since the platform repeats it. */
const runOnce = async (
  sightings: Sightings,
  id: string,
  work: () => Promise<void>,
): Promise<void> => {
  if (!(await sightings.firstSight(id))) return
  try {
    await work()
  } catch (thrown) {
    await sightings.forget(id)
    throw thrown
  }
}

/** A delivery from the platform: its event, or why it cannot be decoded. */
type Delivery =
  | { readonly event: WebhookEvent }
  | { readonly event?: undefined; readonly problem: WebhookVerificationError }

const verify = (
  body: Uint8Array,
  headers: Headers,
  secret: string,
  now: number,
): TE.TaskEither<Refusal, Delivery> =>
  pipe(
    verifyWebhook({ body, headers, secret, now }),
    TE.map((event): Delivery => ({ event })),
    TE.orElse((error) =>
      // An error with issues means that the signature is valid, but the content is not as documented.
      error.issues.length > 0
        ? TE.right<Refusal, Delivery>({ problem: error })
        : TE.left(unverifiedWebhook(error)),
    ),
  )

/** The customer whose premium an event may change. */
const changedBy = (event: WebhookEvent): ChangedCustomer => {
  const { email, customerId } = customerOf(event)
  return {
    email: email == null ? undefined : normalEmail(email),
    customerId: customerId ?? undefined,
  }
}

const customerOf = (
  event: WebhookEvent,
): {
  readonly email?: string | null | undefined
  readonly customerId?: string | null | undefined
} => {
  switch (event.type) {
    case 'subscription.created':
    case 'subscription.updated':
    case 'subscription.active':
    case 'subscription.canceled':
    case 'subscription.uncanceled':
    case 'subscription.revoked':
    case 'order.created':
    case 'order.refunded':
      return { email: event.data.customer.email, customerId: event.data.customerId }
    case 'customer.created':
    case 'customer.updated':
    case 'customer.deleted':
    case 'customer.state_changed':
      return { email: event.data.email, customerId: event.data.id }
    case 'checkout.created':
    case 'checkout.updated':
      return { email: event.data.customerEmail, customerId: event.data.customerId }
    default:
      return {}
  }
}
