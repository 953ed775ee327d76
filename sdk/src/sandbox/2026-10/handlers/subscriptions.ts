import type {
  SubscriptionCreate,
  SubscriptionUpdate,
  SubscriptionUpdateBase,
} from '../../../shared/entities/subscriptionRequest.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { subscriptions as legacy } from '../../2025-03/handlers/subscriptions.ts'
import type { Handlers } from '../../Handlers.ts'
import { byCustomer, byProduct, ofExternalCustomer } from '../../customerLists.ts'
import { hasMetadata, isWithin, listPage, matches } from '../../lists.ts'
import { owned, ownedRow, referredRow } from '../../ownership.ts'
import { discountName } from '../../2025-03/present/presentDiscount.ts'
import { related } from '../../store/related.ts'
import { currentPrices } from '../../rules/currentPrices.ts'
import type { Merchant } from '../../Principal.ts'
import { invalid } from '../../Problem.ts'
import { changePeriodEnd } from '../../rules/changePeriodEnd.ts'
import { changeSubscription, clearPendingUpdate } from '../../rules/changeSubscription.ts'
import { customerByExternalId } from '../../rules/customers.ts'
import { redeemableDiscount } from '../../rules/discounts.ts'
import { keepRunning, pauseAtPeriodEnd, resume } from '../../rules/pauses.ts'
import { emitSubscription, isActive, startSubscription } from '../../rules/subscriptions.ts'
import { changeTrialEnd } from '../../rules/trials.ts'
import type { CustomerRow, ProductRow, SubscriptionRow } from '../../store/rows.ts'
import type { World } from '../../World.ts'
import { presentSubscription } from '../present/presentSubscription.ts'
import { rowOf } from '../rowOf.ts'

export const subscriptions: Handlers<typeof operations.subscriptions> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.subscriptions, principal),
      equal: [
        'organizationId',
        'productId',
        'customerId',
        'discountId',
        'status',
        'cancelAtPeriodEnd',
        'customerCancellationReason',
      ],
      where: [
        ofExternalCustomer(world, request),
        matches(request.active, isActive),
        isWithin(request.canceledAtAfter, request.canceledAtBefore, ({ canceledAt }) => canceledAt),
        isWithin(request.startedAfter, request.startedBefore, ({ startedAt }) => startedAt),
        hasMetadata(request.metadata),
      ],
      by: {
        customer: byCustomer(world),
        product: byProduct(world),
        discount: ({ discountId }) => discountName(world, discountId),
      },
      order: ['-started_at'],
      present: (row) => presentSubscription(world, row),
    }),

  get: ({ world, request: { id }, principal }) =>
    presentSubscription(world, ownedRow(world.state.subscriptions, id, principal)),

  update: ({ world, request: { id, subscriptionUpdate: update }, principal }) => {
    const known = ownedRow(world.state.subscriptions, id, principal)
    if ('revoke' in update || 'cancelAtPeriodEnd' in update) {
      legacy.update({ world, request: { id, subscriptionUpdate: update }, principal })
    } else applyUpdate(world, known, update)
    return presentSubscription(world, rowOf(world, 'subscriptions', known))
  },

  revoke: ({ world, request, principal }) => {
    const reply = legacy.revoke({ world, request, principal })
    return presentSubscription(world, rowOf(world, 'subscriptions', reply))
  },

  export: ({ world, request, principal }) =>
    legacy.export({ world, request: { organizationId: request.organizationId }, principal }),

  create: ({ world, request, principal }) => {
    const product = referredRow(world.state.products, request.productId, principal, [
      'body',
      'product_id',
    ])
    const [price] = currentPrices(world, product)
    if (!product.isRecurring || price?.amountType !== 'free') {
      throw invalid(
        ['body', 'product_id'],
        'Only a free recurring product can be subscribed to without a checkout.',
      )
    }
    const customer = customerFor(world, request, product, principal)
    const { metadata = {} } = request
    const row = startSubscription(world, {
      product,
      price,
      customerId: customer.id,
      amount: 0,
      metadata,
    })
    return presentSubscription(world, row)
  },
}

type OtherUpdate = Exclude<
  SubscriptionUpdate,
  { readonly revoke: true } | { readonly cancelAtPeriodEnd: boolean }
>

const applyUpdate = (world: World, known: SubscriptionRow, update: OtherUpdate): void => {
  if ('pauseAtPeriodEnd' in update) {
    if (update.pauseAtPeriodEnd) pauseAtPeriodEnd(world, known, update.resumesAt ?? null)
    else keepRunning(world, known)
  } else if ('resume' in update) resume(world, known)
  else if ('pendingUpdate' in update) clearPendingUpdate(world, known)
  else if ('seats' in update) {
    const behavior = prorationFor(world, known, update.prorationBehavior)
    changeSubscription(world, known, { seats: update.seats }, behavior)
  } else if ('currentBillingPeriodEnd' in update) {
    changePeriodEnd(world, known, update.currentBillingPeriodEnd)
  } else updateTerms(world, known, update)
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
