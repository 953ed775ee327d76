import { literal, nullable } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { customFieldData, metadata } from "./codec/metadata.js";
import { boolean, segment, string, unknown } from "./codec/primitives.js";
import { anyOf, filter, queryBoolean, sortedBy } from "./codec/query.js";
import { closedUnion } from "./codec/union.js";
import { Customer } from "./customers.js";
import { DiscountBase } from "./discounts.js";
import { alreadyCanceledSubscription, invalidRequest, resourceNotFound, } from "./documentedErrors.js";
import { ProductPrice } from "./entities/product.js";
import { CustomerCancellationReason, subscriptionFields } from "./entities/subscription.js";
import { User } from "./entities/user.js";
import { json, listOperation, operation } from "./operation.js";
import { SubscriptionProrationBehavior } from "./organizations.js";
import { Product } from "./products.js";
const subscription = /* @__PURE__ */ (() => (entity('Subscription', {
    ...subscriptionFields,
    metadata,
    customFieldData: optional(customFieldData),
    customer: Customer,
    userId: string,
    user: User,
    product: Product,
    price: ProductPrice,
    discount: nullable(DiscountBase),
})))();
export const Subscription = subscription;
export const SubscriptionUpdateProduct = /* @__PURE__ */ (() => (entity('SubscriptionUpdateProduct', {
    productId: string,
    prorationBehavior: optional(nullable(SubscriptionProrationBehavior)),
})))();
export const SubscriptionCancel = /* @__PURE__ */ (() => (entity('SubscriptionCancel', {
    cancelAtPeriodEnd: optional(nullable(boolean)),
    revoke: optional(nullable(literal(true))),
    customerCancellationReason: optional(nullable(CustomerCancellationReason)),
    customerCancellationComment: optional(nullable(string)),
})))();
const subscriptionUpdate = /* @__PURE__ */ (() => (closedUnion('SubscriptionUpdate', {
    expected: () => 'an object with productId, or with cancelAtPeriodEnd or revoke, but not with both kinds',
    select: (property) => {
        const cancels = property('cancelAtPeriodEnd') != null || property('revoke') != null;
        if (property('productId') === undefined)
            return 'cancel';
        return cancels ? undefined : 'product';
    },
}, { product: SubscriptionUpdateProduct, cancel: SubscriptionCancel })))();
export const SubscriptionUpdate = subscriptionUpdate;
export const listSubscriptions = /* @__PURE__ */ (() => (listOperation({
    name: 'subscriptions.list',
    summary: 'List subscriptions.',
    path: '/v1/subscriptions/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        productId: anyOf(string),
        customerId: anyOf(string),
        discountId: anyOf(string),
        active: filter(queryBoolean),
        sorting: sortedBy('customer', 'status', 'started_at', 'current_period_end', 'amount', 'product', 'discount'),
    },
    items: Subscription,
    errors: [invalidRequest],
})))();
export const getSubscription = /* @__PURE__ */ (() => (operation({
    name: 'subscriptions.get',
    summary: 'Get a subscription by its id.',
    method: 'GET',
    path: '/v1/subscriptions/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Subscription },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateSubscription = /* @__PURE__ */ (() => (operation({
    name: 'subscriptions.update',
    summary: 'Change the product of a subscription, or cancel it.',
    method: 'PATCH',
    path: '/v1/subscriptions/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(SubscriptionUpdate, 'subscriptionUpdate'),
    success: { 200: Subscription },
    errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})))();
export const revokeSubscription = /* @__PURE__ */ (() => (operation({
    name: 'subscriptions.revoke',
    summary: 'End a subscription at once.',
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Subscription },
    errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})))();
export const exportSubscriptions = /* @__PURE__ */ (() => (operation({
    name: 'subscriptions.export',
    summary: 'Export subscriptions: text as CSV, or whatever else the platform gives.',
    method: 'GET',
    path: '/v1/subscriptions/export',
    auth: 'accessToken',
    query: { organizationId: anyOf(string) },
    success: { 200: unknown },
    errors: [invalidRequest],
})))();
//# sourceMappingURL=subscriptions.js.map