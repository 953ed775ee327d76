import type { BillingCore } from '@dramatis/sdk'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../quota/spending.ts'
import { subscriptionUnverified, type Refusal } from '../Refusal.ts'
import { askMembership } from './askMembership.ts'
import type { BillingSettings } from './createPlatformCore.ts'
import { listSubscribers } from './listSubscribers.ts'
import { STRANGER, type Membership } from './Membership.ts'
import { normalEmail } from './normalEmail.ts'
import { remembered } from './remembered.ts'

export interface Memberships {
  /** Fails with 502 or 503, and the spec's message, when the platform does not answer, or nonsense. */
  of(email: string): TE.TaskEither<Refusal, Membership>
  /** Drops what is remembered of a customer, so that the next question asks the platform again. */
  forget(changed: ChangedCustomer): void
  forgetAll(): void
}

export interface ChangedCustomer {
  readonly email?: string | null | undefined
  readonly customerId?: string | null | undefined
}

/** How long an answer is good, in milliseconds. Free for less: who has just paid wants to see it. */
export const KEPT_MS = { premium: 60_000, free: 20_000 } as const

/** Reading all subscribers may take a while, and must not go on for more than a tenth of the time. */
const PAGING_SHARE = 9

const MOST_REMEMBERED = 10_000

export const createMemberships = (
  core: BillingCore,
  { productId, timeoutMs }: Pick<BillingSettings, 'productId' | 'timeoutMs'>,
  clock: Clock,
): Memberships => {
  const readAll = listSubscribers(core, productId)
  const subscribers = remembered({
    async ask() {
      const startedAt = clock()
      return { all: await readAll(), tookMs: clock() - startedAt }
    },
    keptMs: ({ tookMs }) => Math.max(KEPT_MS.premium, PAGING_SHARE * tookMs),
    max: 1,
    clock,
  })
  const bySubscribers = async (email: string): Promise<Membership> =>
    (await subscribers.get('all')).all.get(email) ?? STRANGER
  const memberships = remembered({
    ask: askMembership(core, productId, bySubscribers),
    keptMs: ({ tier }) => KEPT_MS[tier],
    max: MOST_REMEMBERED,
    clock,
  })
  const forgetWhere = (matches: (email: string, membership: Membership) => boolean) => {
    memberships.forget(matches)
    subscribers.forget(() => true)
  }
  return {
    of: (email) =>
      TE.tryCatch(
        () => within(timeoutMs, memberships.get(normalEmail(email))),
        subscriptionUnverified,
      ),
    forget({ email, customerId }) {
      const key = email == null ? undefined : normalEmail(email)
      forgetWhere(
        (known, membership) =>
          known === key || (customerId != null && membership.customerId === customerId),
      )
    },
    forgetAll: () => forgetWhere(() => true),
  }
}

/** Rejects when an answer takes too long. The question goes on, for whoever asks it next. */
const within = async <A>(ms: number, answer: Promise<A>): Promise<A> => {
  const answered = new AbortController()
  const tooLate = sleep(ms, undefined, { signal: answered.signal }).then(() => {
    throw new LookUpTimeout()
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    answered.abort()
  }
}

class LookUpTimeout extends Error {
  override readonly name = 'LookUpTimeout'
}
