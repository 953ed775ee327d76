import { defined } from '@dramatis/catalogue'
import {
  createBillingCore,
  isAlreadyCanceledSubscription,
  isApiError,
  isUnauthorized,
  type BillingError,
} from '@dramatis/sdk/2025-03'
import {
  getCustomerOrderInvoice,
  listCustomerOrders,
  type CustomerOrder,
} from '@dramatis/sdk/2025-03/customerPortal/orders'
import {
  listCustomerSubscriptions,
  updateCustomerSubscription,
  type CustomerSubscription,
} from '@dramatis/sdk/2025-03/customerPortal/subscriptions'
import type { CustomerCancellationReason } from '@dramatis/sdk/2025-03/subscriptions'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Session } from '../billingStore.ts'

/** Why a request to the customer portal failed. */
export type PortalFailure = 'expired' | 'alreadyCanceled' | 'unavailable'

export interface Account {
  /** Active and trialing ones first, then the rest; both newest first. */
  readonly subscriptions: readonly CustomerSubscription[]
  /** Newest first. */
  readonly orders: readonly CustomerOrder[]
}

export interface Cancellation {
  readonly reason?: CustomerCancellationReason
  readonly comment?: string
}

/** The time limit of each request, in milliseconds. */
const TIMEOUT_MS = 15_000
/** The number of items per page; the portal shows only the first page of each list. */
const PAGE_SIZE = 100

/** What customers can see and change in their own subscription. The session's token authorizes the requests. */
export const createPortal = ({ token, platformUrl, expiresAt }: Session) => {
  const core = createBillingCore({ serverURL: platformUrl, timeoutMs: TIMEOUT_MS })
  const security = { customerSession: token }

  const call = async <A>(task: TaskEither<BillingError, A>): Promise<Either<PortalFailure, A>> => {
    if (expiresAt !== undefined && expiresAt <= Date.now()) return left('expired')
    const outcome = await task()
    return isLeft(outcome) ? left(failureOf(outcome.left)) : outcome
  }

  const update = (id: string, change: Cancellation & { readonly cancel: boolean }) =>
    call(
      updateCustomerSubscription(core)(security, {
        id,
        customerSubscriptionUpdate: {
          cancelAtPeriodEnd: change.cancel,
          ...defined({ cancellationReason: change.reason, cancellationComment: change.comment }),
        },
      }),
    )

  return {
    account: async (): Promise<Either<PortalFailure, Account>> => {
      const [subscriptions, orders] = await Promise.all([
        call(
          listCustomerSubscriptions(core)(security, { limit: PAGE_SIZE, sorting: ['-started_at'] }),
        ),
        call(listCustomerOrders(core)(security, { limit: PAGE_SIZE, sorting: ['-created_at'] })),
      ])
      if (isLeft(subscriptions)) return subscriptions
      if (isLeft(orders)) return orders
      return right({
        subscriptions: currentFirst(subscriptions.right.result.items),
        orders: orders.right.result.items,
      })
    },
    /** Cancels the subscription at the end of its period. */
    cancel: (id: string, cancellation: Cancellation) =>
      update(id, { ...cancellation, cancel: true }),
    /** Undoes a cancellation before the subscription's period ends. */
    resume: (id: string) => update(id, { cancel: false }),
    /** The URL of an order's invoice. */
    invoice: async (id: string): Promise<Either<PortalFailure, string>> => {
      const outcome = await call(getCustomerOrderInvoice(core)(security, { id }))
      return isLeft(outcome) ? outcome : right(outcome.right.url)
    },
  }
}

export type Portal = ReturnType<typeof createPortal>

/** Whether a subscription is paid for or in its trial period. */
export const isCurrent = ({ status }: CustomerSubscription): boolean =>
  status === 'active' || status === 'trialing'

const currentFirst = (
  subscriptions: readonly CustomerSubscription[],
): readonly CustomerSubscription[] => [
  ...subscriptions.filter(isCurrent),
  ...subscriptions.filter((subscription) => !isCurrent(subscription)),
]

const failureOf = (error: BillingError): PortalFailure => {
  if (isUnauthorized(error)) return 'expired'
  if (isAlreadyCanceledSubscription(error)) return 'alreadyCanceled'
  return isApiError(error) && error.statusCode === 401 ? 'expired' : 'unavailable'
}
