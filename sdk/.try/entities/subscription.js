import { nullable, openEnum } from "../codec/collections.js";
import { boolean, date, integer, string } from "../codec/primitives.js";
import { RecurringInterval } from "./product.js";
import { record } from "./record.js";
export const SubscriptionStatus = /* @__PURE__ */ (() => (openEnum('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid')))();
export const CustomerCancellationReason = /* @__PURE__ */ (() => (openEnum('customer_service', 'low_quality', 'missing_features', 'switched_service', 'too_complex', 'too_expensive', 'unused', 'other')))();
/** What a subscription has wherever it appears. */
export const subscriptionFields = /* @__PURE__ */ (() => ({
    ...record,
    amount: nullable(integer),
    currency: nullable(string),
    recurringInterval: RecurringInterval,
    status: SubscriptionStatus,
    currentPeriodStart: date,
    currentPeriodEnd: nullable(date),
    cancelAtPeriodEnd: boolean,
    canceledAt: nullable(date),
    startedAt: nullable(date),
    endsAt: nullable(date),
    endedAt: nullable(date),
    customerId: string,
    productId: string,
    priceId: string,
    discountId: nullable(string),
    checkoutId: nullable(string),
    customerCancellationReason: nullable(CustomerCancellationReason),
    customerCancellationComment: nullable(string),
}))();
//# sourceMappingURL=subscription.js.map