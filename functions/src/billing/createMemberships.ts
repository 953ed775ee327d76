import type { BillingCore } from '@dramatis/sdk'
import { SpanKind } from '@opentelemetry/api'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '../Clock.ts'
import { subscriptionUnverified, type Refusal } from '../http/Refusal.ts'
import { withSpan } from '../telemetry/withSpan.ts'
import { withDeadline } from '../withDeadline.ts'
import { createLoadingCache } from './createLoadingCache.ts'
import type { BillingSettings } from './createPlatformCore.ts'
import { findMembership } from './findMembership.ts'
import { listSubscribers } from './listSubscribers.ts'
import { NOT_A_CUSTOMER, type Membership } from './Membership.ts'
import { normalEmail } from './normalEmail.ts'

export interface Memberships {
  /** Fails with 502 or 503 when the platform gives no answer, or an invalid one. */
  find(email: string): TE.TaskEither<Refusal, Membership>
  /** Drops what is cached of a customer, so the next look-up asks the platform again. */
  invalidate(changed: ChangedCustomer): void
  invalidateAll(): void
}

export interface ChangedCustomer {
  readonly email?: string | null | undefined
  readonly customerId?: string | null | undefined
}

/** How long an answer is cached, in milliseconds. Free is shorter: a buyer wants to see premium soon. */
export const TTL_MS = { premium: 60_000, free: 20_000 } as const

/** Listing all subscribers may take a while, and must not take more than a tenth of the time. */
const PAUSE_PER_LISTING = 9

const MAX_CACHED = 10_000

export const createMemberships = (
  core: BillingCore,
  { productId, timeoutMs }: Pick<BillingSettings, 'productId' | 'timeoutMs'>,
  clock: Clock,
): Memberships => {
  const listAll = listSubscribers(core, productId)
  const subscribers = createLoadingCache({
    async load() {
      const startedAt = clock()
      return { byEmail: await listAll(), tookMs: clock() - startedAt }
    },
    ttlMs: ({ tookMs }) => Math.max(TTL_MS.premium, PAUSE_PER_LISTING * tookMs),
    max: 1,
    clock,
  })
  const findInList = async (email: string): Promise<Membership> => {
    const { byEmail } = await subscribers.get('all')
    return byEmail.get(email) ?? NOT_A_CUSTOMER
  }
  const find = findMembership(core, productId, findInList)
  const memberships = createLoadingCache({
    load: (email) => withSpan('look up membership', { kind: SpanKind.CLIENT }, () => find(email)),
    ttlMs: ({ tier }) => TTL_MS[tier],
    max: MAX_CACHED,
    clock,
  })
  const invalidateWhere = (matches: (email: string, membership: Membership) => boolean) => {
    memberships.invalidate(matches)
    subscribers.invalidate(() => true)
  }
  return {
    find: (email) =>
      TE.tryCatch(
        // The look-up continues after the deadline, for the next caller.
        () => withDeadline(timeoutMs, () => memberships.get(normalEmail(email))),
        subscriptionUnverified,
      ),
    invalidate({ email, customerId }) {
      const key = email == null ? undefined : normalEmail(email)
      invalidateWhere(
        (known, membership) =>
          known === key || (customerId != null && membership.customerId === customerId),
      )
    },
    invalidateAll() {
      invalidateWhere(() => true)
    },
  }
}
