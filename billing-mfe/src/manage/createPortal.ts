import { defined } from '@dramatis/catalogue'
import {
  isAlreadyCanceledSubscription,
  isApiError,
  isUnauthorized,
  type BillingError,
} from '@dramatis/sdk/2026-10'
import {
  generateCustomerOrderInvoice,
  getCustomerOrderInvoice,
  listCustomerOrders,
  type CustomerOrder,
} from '@dramatis/sdk/2026-10/customerPortal/orders'
import {
  listCustomerSubscriptions,
  updateCustomerSubscription,
  type CustomerSubscription,
} from '@dramatis/sdk/2026-10/customerPortal/subscriptions'
import type { CustomerCancellationReason } from '@dramatis/sdk/2026-10/subscriptions'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Session } from '../billingStore.ts'
import { platformCore } from '../platformCore.ts'

/** Why a request to the customer portal failed. */
export type PortalFailure = 'expired' | 'alreadyCanceled' | 'unavailable'

/** A subscription. The platform may leave out what it promises, and the rest is still worth showing. */
export type Subscription = Partial<CustomerSubscription> & Pick<CustomerSubscription, 'id'>

/** An order, with the same gaps. */
export type Order = Partial<CustomerOrder> & Pick<CustomerOrder, 'id'>

export interface Account {
  /** Active and trialing ones first, then the rest; both newest first. */
  readonly subscriptions: readonly Subscription[]
  /** Newest first. */
  readonly orders: readonly Order[]
}

export interface Cancellation {
  readonly reason?: CustomerCancellationReason
  readonly comment?: string
}

/** The time limit of each request, in milliseconds. */
const TIMEOUT_MS = 15_000
/** The number of items per page; the portal shows only the first page of each list. */
const PAGE_SIZE = 100
/** How long to wait before each request for an invoice that the platform is still writing, in milliseconds. */
const INVOICE_WAITS_MS = [500, 1000, 2000, 4000, 8000]

/** What customers can see and change in their own subscription. The session's token authorizes the requests. */
export const createPortal = ({ token, platformUrl, expiresAt }: Session) => {
  const core = platformCore(platformUrl, TIMEOUT_MS)
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
    /** The URL of an order's invoice, which the platform writes once somebody asks for it. */
    invoice: async ({ id, isInvoiceGenerated }: Order): Promise<Either<PortalFailure, string>> => {
      const waits = [0]
      if (isInvoiceGenerated === false) {
        const begun = await call(generateCustomerOrderInvoice(core)(security, { id }))
        if (isLeft(begun)) return begun
        waits.push(...INVOICE_WAITS_MS)
      }
      let outcome: Either<PortalFailure, { readonly url: string }> = left('unavailable')
      for (const wait of waits) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        outcome = await call(getCustomerOrderInvoice(core)(security, { id }))
        if (!isLeft(outcome) || outcome.left !== 'unavailable') break
      }
      return isLeft(outcome) ? outcome : right(outcome.right.url)
    },
  }
}

export type Portal = ReturnType<typeof createPortal>

/** Whether a subscription is paid for or in its trial period. */
export const isCurrent = ({ status }: Subscription): boolean =>
  status === 'active' || status === 'trialing'

const currentFirst = (subscriptions: readonly Subscription[]): readonly Subscription[] => [
  ...subscriptions.filter(isCurrent),
  ...subscriptions.filter((subscription) => !isCurrent(subscription)),
]

const failureOf = (error: BillingError): PortalFailure => {
  if (isUnauthorized(error)) return 'expired'
  if (isAlreadyCanceledSubscription(error)) return 'alreadyCanceled'
  return isApiError(error) && error.statusCode === 401 ? 'expired' : 'unavailable'
}
