import type { EventData, EventType } from '../EventType.ts'
import type { Subject } from '../Subject.ts'
import type { World } from '../World.ts'
import { presentBenefit } from './presentBenefit.ts'
import { presentGrantChange } from './presentBenefitGrant.ts'
import { presentCheckout } from './presentCheckout.ts'
import { presentCustomer, presentCustomerState } from './presentCustomer.ts'
import { presentCustomerSeat } from './presentCustomerSeat.ts'
import { presentWholeDiscount } from './presentDiscount.ts'
import { presentOrder } from './presentOrder.ts'
import { presentOrganization } from './presentOrganization.ts'
import { presentProduct } from './presentProduct.ts'
import { presentRefund } from './presentRefund.ts'
import { presentSubscription } from './presentSubscription.ts'

/** The events of 2026-10 and their data. */
export const events: {
  readonly [T in EventType<'2026-10'>]: (
    world: World,
    subject: Subject<T>,
  ) => EventData<'2026-10', T>
} = {
  'benefit.created': presentBenefit,
  'benefit.updated': presentBenefit,
  'benefit_grant.created': presentGrantChange,
  'benefit_grant.cycled': presentGrantChange,
  'benefit_grant.revoked': presentGrantChange,
  'benefit_grant.updated': presentGrantChange,
  'checkout.created': presentCheckout,
  'checkout.expired': presentCheckout,
  'checkout.updated': presentCheckout,
  'customer.created': presentCustomer,
  'customer.deleted': presentCustomer,
  'customer.state_changed': presentCustomerState,
  'customer.updated': presentCustomer,
  'customer_seat.assigned': presentCustomerSeat,
  'customer_seat.claimed': presentCustomerSeat,
  'customer_seat.revoked': presentCustomerSeat,
  'discount.created': presentWholeDiscount,
  'discount.deleted': presentWholeDiscount,
  'discount.updated': presentWholeDiscount,
  'member.created': (_, row) => row,
  'member.deleted': (_, row) => row,
  'member.updated': (_, row) => row,
  'order.created': presentOrder,
  'order.paid': presentOrder,
  'order.refunded': presentOrder,
  'order.updated': presentOrder,
  'organization.updated': presentOrganization,
  'product.created': presentProduct,
  'product.updated': presentProduct,
  'refund.created': presentRefund,
  'refund.updated': presentRefund,
  'subscription.active': presentSubscription,
  'subscription.canceled': presentSubscription,
  'subscription.created': presentSubscription,
  'subscription.cycled': presentSubscription,
  'subscription.migrated': presentSubscription,
  'subscription.past_due': presentSubscription,
  'subscription.paused': presentSubscription,
  'subscription.resumed': presentSubscription,
  'subscription.revoked': presentSubscription,
  'subscription.uncanceled': presentSubscription,
  'subscription.updated': presentSubscription,
}
