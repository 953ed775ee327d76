import type { EventData, EventType } from '../../EventType.ts'
import type { GrantChange, Subject } from '../../Subject.ts'
import type { World } from '../../World.ts'
import { presentBenefit } from './presentBenefit.ts'
import { presentBenefitGrant } from './presentBenefitGrant.ts'
import { presentCheckout } from './presentCheckout.ts'
import { presentCustomer, presentCustomerState } from './presentCustomer.ts'
import { presentOrder } from './presentOrder.ts'
import { presentProduct } from './presentProduct.ts'
import { presentRefund } from './presentRefund.ts'
import { presentSubscription } from './presentSubscription.ts'
import { related } from '../../store/related.ts'

/** The events of 2025-03 and their data. */
export const events: {
  readonly [T in EventType<'2025-03'>]: (
    world: World,
    subject: Subject<T>,
  ) => EventData<'2025-03', T>
} = {
  'benefit.created': presentBenefit,
  'benefit.updated': presentBenefit,
  'benefit_grant.created': presentGrantChange,
  'benefit_grant.updated': presentGrantChange,
  'benefit_grant.revoked': presentGrantChange,
  'checkout.created': presentCheckout,
  'checkout.updated': presentCheckout,
  'customer.created': presentCustomer,
  'customer.updated': presentCustomer,
  'customer.deleted': presentCustomer,
  'customer.state_changed': presentCustomerState,
  'order.created': presentOrder,
  'order.refunded': presentOrder,
  'organization.updated': (_, row) => row,
  'product.created': presentProduct,
  'product.updated': presentProduct,
  'refund.created': presentRefund,
  'refund.updated': presentRefund,
  'subscription.created': presentSubscription,
  'subscription.updated': presentSubscription,
  'subscription.active': presentSubscription,
  'subscription.canceled': presentSubscription,
  'subscription.uncanceled': presentSubscription,
  'subscription.revoked': presentSubscription,
}

function presentGrantChange(
  world: World,
  { grant, previousProperties }: GrantChange,
): EventData<'2025-03', 'benefit_grant.created'> {
  return {
    ...presentBenefitGrant(world, grant),
    benefit: presentBenefit(world, related(world, 'benefits', grant.benefitId)),
    previousProperties,
  }
}
