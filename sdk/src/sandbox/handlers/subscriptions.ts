import type {
  SubscriptionCreate,
  SubscriptionUpdate,
  SubscriptionUpdateBase,
} from '../../shared/entities/subscriptionRequest.ts'
import type { operations } from '../../2026-10/operations.ts'
import { csv } from '../csv.ts'
import type { Call, Rules } from '../Handlers.ts'
import { Reply } from '../http/Reply.ts'
import { listings } from '../listings.ts'
import { filtered, listPage } from '../lists.ts'
import { owned, ownedRow, referredRow } from '../ownership.ts'
import type { Merchant } from '../Principal.ts'
import { invalid } from '../Problem.ts'
import { changePeriodEnd } from '../rules/changePeriodEnd.ts'
import { changeSubscription, clearPendingUpdate } from '../rules/changeSubscription.ts'
import { currentPrices } from '../rules/currentPrices.ts'
import { customerByExternalId } from '../rules/customers.ts'
import { redeemableDiscount } from '../rules/discounts.ts'
import { keepRunning, pauseAtPeriodEnd, resume } from '../rules/pauses.ts'
import {
  cancelAtPeriodEnd,
  emitSubscription,
  endSubscription,
  isActive,
  startSubscription,
  uncancel,
} from '../rules/subscriptions.ts'
import { changeTrialEnd } from '../rules/trials.ts'
import { related } from '../store/related.ts'
import type { CustomerRow, ProductRow, SubscriptionRow } from '../store/rows.ts'
import type { World } from '../World.ts'

/** Ends a subscription now or later, or keeps it. In 2025-03, one request can ask for any of these. */
interface Ending {
  readonly cancelAtPeriodEnd?: boolean | null | undefined
  readonly revoke?: boolean | null | undefined
  readonly customerCancellationReason?: SubscriptionRow['customerCancellationReason'] | undefined
  readonly customerCancellationComment?: string | null | undefined
}

type OtherUpdate = Exclude<
  SubscriptionUpdate,
  { readonly revoke: true } | { readonly cancelAtPeriodEnd: boolean }
>

type Update = OtherUpdate | Ending

export const subscriptions = {
  list: ({ world, request, principal }) => {
    const rows = candidates(world, request.customerId, principal)
    return listPage(world, request, rows, listings.subscriptions)
  },

  get: ({ world, request: { id }, principal }) =>
    ownedRow(world.state.subscriptions, id, principal),

  update: ({
    world,
    request: { id, subscriptionUpdate },
    principal,
  }: Call<{ readonly id: string; readonly subscriptionUpdate: Update }>) => {
    applyUpdate(world, ownedRow(world.state.subscriptions, id, principal), subscriptionUpdate)
    return related(world, 'subscriptions', id)
  },

  revoke: ({ world, request: { id }, principal }) =>
    endSubscription(world, ownedRow(world.state.subscriptions, id, principal)),

  export: ({ world, request, principal }) => {
    const rows = owned(world.state.subscriptions, principal)
    const wanted = filtered(world, request, rows, listings.subscriptions.filters)
    return new Reply(200, toCsv(world, wanted), 'text/csv; charset=utf-8')
  },

  create: ({ world, request, principal }) => {
    const loc = ['body', 'product_id']
    const product = referredRow(world.state.products, request.productId, principal, loc)
    const [price] = currentPrices(world, product)
    if (!product.isRecurring || price?.amountType !== 'free') {
      const reason = 'Only a free recurring product can be subscribed to without a checkout.'
      throw invalid(loc, reason)
    }
    const customer = customerFor(world, request, product, principal)
    const { metadata = {} } = request
    const customerId = customer.id
    return startSubscription(world, { product, price, customerId, amount: 0, metadata })
  },
} satisfies Rules<typeof operations.subscriptions>

/** The subscriptions that may match a filter by customer: looked up by index, since each customer has few. */
const candidates = (
  world: World,
  customerId: string | readonly string[] | null | undefined,
  principal: Merchant,
): SubscriptionRow[] => {
  if (customerId == null) return owned(world.state.subscriptions, principal)
  return [...new Set([customerId].flat())]
    .flatMap((id) => world.state.subscriptions.where('customerId', id))
    .filter(({ organizationId }) => principal.organizationIds.includes(organizationId))
}

const applyUpdate = (world: World, known: SubscriptionRow, update: Update): void => {
  if (isEnding(update)) end(world, known, update)
  else if ('pauseAtPeriodEnd' in update) {
    if (update.pauseAtPeriodEnd) pauseAtPeriodEnd(world, known, update.resumesAt ?? null)
    else keepRunning(world, known)
  } else if ('resume' in update) resume(world, known)
  else if ('pendingUpdate' in update) clearPendingUpdate(world, known)
  else if ('seats' in update || 'units' in update) {
    const behavior = prorationFor(world, known, update.prorationBehavior)
    const change = 'seats' in update ? { seats: update.seats } : { units: update.units }
    changeSubscription(world, known, change, behavior)
  } else if ('currentBillingPeriodEnd' in update) {
    changePeriodEnd(world, known, update.currentBillingPeriodEnd)
  } else updateTerms(world, known, update)
}

const isEnding = (update: Update): update is Ending =>
  'revoke' in update || 'cancelAtPeriodEnd' in update || 'customerCancellationReason' in update

const end = (world: World, known: SubscriptionRow, update: Ending): void => {
  const { revoke, cancelAtPeriodEnd: isCanceled } = update
  const cancellation = {
    reason: update.customerCancellationReason,
    comment: update.customerCancellationComment,
  }
  if (revoke && isCanceled != null) {
    throw invalid(['body'], 'Send either cancel_at_period_end or revoke, not both.')
  }
  if (revoke) endSubscription(world, known, cancellation)
  else if (isCanceled === true) cancelAtPeriodEnd(world, known, cancellation)
  else if (isCanceled === false) uncancel(world, known)
}

/** Changes the product, the trial, the discount or the metadata. */
const updateTerms = (
  world: World,
  known: SubscriptionRow,
  { productId, prorationBehavior, discountId, metadata, trialEnd }: SubscriptionUpdateBase,
): void => {
  if (trialEnd != null) changeTrialEnd(world, known, trialEnd)
  if (productId != null) {
    const row = related(world, 'subscriptions', known.id)
    changeSubscription(world, row, { productId }, prorationFor(world, row, prorationBehavior))
  }
  if (discountId === undefined && metadata === undefined) return
  const changed = related(world, 'subscriptions', known.id)
  const after = world.state.subscriptions.update(changed, {
    modifiedAt: world.now(),
    metadata: metadata ?? changed.metadata,
    discountId:
      discountId == null
        ? discountId === undefined
          ? changed.discountId
          : null
        : redeemableDiscount(world, { ...changed, id: discountId }, ['body', 'discount_id']),
  })
  emitSubscription(world, after, 'subscription.updated')
}

const prorationFor = (
  world: World,
  { organizationId }: SubscriptionRow,
  wanted: string | null | undefined,
): string =>
  wanted ?? related(world, 'organizations', organizationId).subscriptionSettings.prorationBehavior

const customerFor = (
  world: World,
  request: SubscriptionCreate,
  { organizationId }: ProductRow,
  principal: Merchant,
): CustomerRow => {
  if ('customerId' in request) {
    return referredRow(world.state.customers, request.customerId, principal, [
      'body',
      'customer_id',
    ])
  }
  const customer = customerByExternalId(world, organizationId, request.externalCustomerId)
  if (!customer) throw invalid(['body', 'external_customer_id'], 'Customer does not exist.')
  return customer
}

const toCsv = (world: World, rows: readonly SubscriptionRow[]): string =>
  csv(
    ['Email', 'Name', 'Created At', 'Active', 'Product', 'Price', 'Currency', 'Interval'],
    rows.map((row) => {
      const customer = related(world, 'customers', row.customerId)
      return [
        customer.email,
        customer.name ?? '',
        row.createdAt.toISOString(),
        `${isActive(row)}`,
        related(world, 'products', row.productId).name,
        row.amount === null ? '' : `${row.amount / 100}`,
        row.currency ?? '',
        row.recurringInterval,
      ]
    }),
  )
