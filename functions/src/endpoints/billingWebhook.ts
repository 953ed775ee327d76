import { verifyWebhook, type WebhookVerificationError } from '@dramatis/sdk/2026-10/webhooks'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { BillingNotices } from '../billing/createBillingNotices.ts'
import type { ChangedCustomer, MembershipMemory } from '../billing/MembershipMemory.ts'
import { normalEmail } from '../billing/normalEmail.ts'
import { parseJson, recordOf, textOf } from '../billing/recordOf.ts'
import type { Sightings } from '../billing/Sightings.ts'
import type { Handler, RequestContext } from '../requests/Handler.ts'
import { failureOf } from '../errors/failureOf.ts'
import { refuse } from '../http/refuse.ts'
import { readBytes } from '../http/readBytes.ts'
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
  readonly notices: Pick<BillingNotices, 'webhook' | 'hooks'>
  readonly clock: Clock
  /** How long a delivery may take to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number
}

/** The maximum size of a delivery in bytes. A subscription with all nested entities takes a few kilobytes. */
export const MAX_EVENT_BYTES = 1024 * 1024

/**
 * `POST billingWebhook`: the platform reports a change, so what is cached about the customer is dropped. Nothing else in
 * an event is used, so it does not matter when, in which order and how often events arrive.
 */
export const billingWebhook = ({
  secret,
  memberships,
  sightings,
  notices,
  clock,
  bodyTimeoutMs,
}: BillingWebhookDeps): Handler => {
  const { onContractDrift } = notices.hooks
  const take = (request: Request, context: RequestContext): TE.TaskEither<Refusal, void> => {
    if (secret === undefined) return TE.left(webhooksNotSetUp)
    if (request.method !== 'POST') return TE.left(methodNotAllowed('POST'))
    return pipe(
      readBytes(request, MAX_EVENT_BYTES, bodyTimeoutMs),
      TE.chain((body) => verify(body, request.headers, secret)),
      TE.chain((delivery) => {
        const id = request.headers.get('webhook-id') ?? ''
        return TE.tryCatch(() => runOnce(sightings, id, () => apply(delivery, context)), unexpected)
      }),
    )
  }

  const verify = (
    body: Uint8Array,
    headers: Headers,
    secret: string,
  ): TE.TaskEither<Refusal, Delivery> =>
    pipe(
      verifyWebhook({ body, headers, secret, now: clock(), onContractDrift }),
      TE.map((): Delivery => ({ event: eventIn(body) })),
      TE.orElse((problem) =>
        // Only an event whose signature is valid is passed on.
        problem.event === undefined
          ? TE.left(unverifiedWebhook(problem))
          : TE.right<Refusal, Delivery>({ event: problem.event, problem }),
      ),
    )

  const apply = async ({ event, problem }: Delivery, { note }: RequestContext): Promise<void> => {
    if (problem !== undefined) {
      note({ failure: failureOf(problem) })
      notices.webhook(problem)
    }
    const changed = changedBy(event)
    if (changed === 'anybody') await memberships.forgetAll()
    else if (changed !== 'nobody') await memberships.forget(changed)
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

/** A delivery from the platform: its event as sent, and how that differs from the contract. */
interface Delivery {
  readonly event: unknown
  readonly problem?: WebhookVerificationError
}

const eventIn = (body: Uint8Array): unknown => parseJson(new TextDecoder().decode(body))

/**
 * The customer whose premium an event may change. Every version of the contract names them in the same place, so an
 * event of another version, or one that is odd elsewhere, is not lost.
 */
const changedBy = (event: unknown): ChangedCustomer | 'anybody' | 'nobody' => {
  const { type, data } = recordOf(event)
  const [, subject] = /^(customer|order|subscription)\./.exec(textOf(type) ?? '') ?? []
  const entity = recordOf(data)
  const isCustomer = subject === 'customer'
  const customerId = textOf(isCustomer ? entity.id : entity.customer_id)
  const email =
    textOf(isCustomer ? entity.email : recordOf(entity.customer).email) ??
    textOf(entity.customer_email)
  if (customerId !== undefined || email !== undefined) {
    return { customerId, email: email === undefined ? undefined : normalEmail(email) }
  }
  return subject === undefined ? 'nobody' : 'anybody'
}
