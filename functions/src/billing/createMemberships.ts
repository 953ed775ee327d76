import type { BillingCore } from '@dramatis/sdk/2026-10'
import { SpanKind } from '@opentelemetry/api'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Clock } from '../Clock.ts'
import { subscriptionUnverified, type Refusal } from '../refusals/Refusal.ts'
import { withSpan } from '../telemetry/withSpan.ts'
import { withDeadline } from '../limits/withDeadline.ts'
import { createLoadingCache } from './createLoadingCache.ts'
import type { BillingSettings } from './createPlatformCore.ts'
import { findMembership } from './findMembership.ts'
import { listSubscribers, type Subscribers } from './listSubscribers.ts'
import type { Membership } from './Membership.ts'
import type { MembershipMemory } from './MembershipMemory.ts'
import { normalEmail } from './normalEmail.ts'
import { processMemory } from './processMemory.ts'

export interface Memberships {
  /** Fails with 503 if the platform is busy or sends no response, and with 502 if its response is invalid. */
  find(email: string): TE.TaskEither<Refusal, Membership>
}

/**
 * How long a membership is cached, in milliseconds. Free is cached for a shorter time, so that a buyer soon sees
 * premium.
 */
export const TTL_MS = { premium: 60_000, free: 20_000 } as const

/**
 * A list of all subscribers is cached for at least this many times as long as it took to load, so that at most a
 * tenth of the time is spent loading it.
 */
const PAUSE_PER_LISTING = 9

interface Listing {
  readonly subscribers: Subscribers
  readonly tookMs: number
}

export const createMemberships = (
  core: BillingCore,
  { productId, timeoutMs }: Pick<BillingSettings, 'productId' | 'timeoutMs'>,
  clock: Clock,
  memory: MembershipMemory,
): Memberships => {
  // The list is too long to share, so each process caches its own. The key is the epoch of the shared memory, so the
  // list is loaded again after each change.
  const listingAt = createLoadingCache({
    load: async (): Promise<Listing> => {
      const startedAt = clock()
      return { subscribers: await listSubscribers(core, productId), tookMs: clock() - startedAt }
    },
    ttlMs: ({ tookMs }) => Math.max(TTL_MS.premium, PAUSE_PER_LISTING * tookMs),
    memory: processMemory(1, clock),
  })
  const lookUp = (email: string, epoch: number): Promise<Membership> =>
    findMembership(core, productId, async () => {
      const { subscribers } = await listingAt(String(epoch))
      return subscribers(email)
    })(email)
  const membershipOf = createLoadingCache({
    load: (email, epoch) =>
      withSpan('look up membership', { kind: SpanKind.CLIENT }, () => lookUp(email, epoch)),
    ttlMs: ({ tier }) => TTL_MS[tier],
    memory,
  })
  return {
    find: (email) =>
      TE.tryCatch(
        // The lookup continues after the deadline, for the next caller.
        () => withDeadline(timeoutMs, () => membershipOf(normalEmail(email))),
        subscriptionUnverified,
      ),
  }
}
