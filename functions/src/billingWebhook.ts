import {
  verifyWebhook,
  type WebhookEvent,
  type WebhookVerificationError,
} from '@dramatis/sdk/webhooks'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { LRUCache } from 'lru-cache'
import type { ChangedCustomer, Memberships } from './billing/Memberships.ts'
import type { Handler, RequestContext } from './Handler.ts'
import { failureOf } from './http/failureOf.ts'
import { refuse } from './http/refuse.ts'
import { readBytes } from './http/readBody.ts'
import type { Clock } from './quota/spending.ts'
import { methodNotAllowed, notSetUp, unverifiedWebhook, type Refusal } from './Refusal.ts'

export interface BillingWebhookDeps {
  readonly memberships?: Memberships | undefined
  readonly secret?: string | undefined
  readonly clock: Clock
}

/** Bytes. A subscription with everything that it embeds is some kilobytes. */
const EVENT_LIMIT = 1024 * 1024

/** Deliveries that are remembered; each for the ten minutes in which its timestamp is accepted. */
const MOST_DELIVERIES = 10_000

/** `POST billingWebhook`: the platform says that something changed, so what is remembered of it is dropped. */
export const billingWebhook = ({ memberships, secret, clock }: BillingWebhookDeps): Handler => {
  const delivered = new LRUCache<string, true>({ max: MOST_DELIVERIES })

  const take = (request: Request, context: RequestContext): TE.TaskEither<Refusal, void> => {
    if (memberships === undefined || secret === undefined) {
      return TE.left(notSetUp('Webhooks are'))
    }
    if (request.method !== 'POST') return TE.left(methodNotAllowed('POST'))
    return pipe(
      readBytes(request, EVENT_LIMIT),
      TE.chain((body) => verify(body, request.headers, secret, clock())),
      TE.map((delivery) => {
        const id = request.headers.get('webhook-id') ?? ''
        if (delivered.has(id)) return
        delivered.set(id, true)
        if (delivery.event === undefined) {
          context.note({ failure: failureOf(delivery.misfit) })
          memberships.forgetAll()
        } else {
          memberships.forget(changedBy(delivery.event))
        }
      }),
    )
  }

  return (request, context) =>
    pipe(
      take(request, context),
      TE.match(refuse(context.note), () => new Response(null, { status: 202 })),
    )()
}

/** A delivery that is the platform's: its event, or why it is not understood. */
type Delivery =
  | { readonly event: WebhookEvent }
  | { readonly event?: undefined; readonly misfit: WebhookVerificationError }

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
      // With issues the signature is right, and it is the content that is not as documented.
      error.issues.length > 0
        ? TE.right<Refusal, Delivery>({ misfit: error })
        : TE.left(unverifiedWebhook(error)),
    ),
  )

/** Whose premium an event may change. */
const changedBy = (event: WebhookEvent): ChangedCustomer => {
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
