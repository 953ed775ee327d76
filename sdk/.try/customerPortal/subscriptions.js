import { nullable } from "../codec/collections.js";
import { entity, optional } from "../codec/entity.js";
import { boolean, segment, string } from "../codec/primitives.js";
import { anyOf, filter, queryBoolean, sortedBy } from "../codec/query.js";
import { closedUnion } from "../codec/union.js";
import { alreadyCanceledSubscription, invalidRequest, resourceNotFound, } from "../documentedErrors.js";
import { ProductPrice } from "../entities/product.js";
import { CustomerCancellationReason, subscriptionFields } from "../entities/subscription.js";
import { json, listOperation, operation } from "../operation.js";
import { CustomerProduct } from "./organizations.js";
const customerSubscription = /* @__PURE__ */ (() => (entity('CustomerSubscription', {
    ...subscriptionFields,
    userId: string,
    product: CustomerProduct,
    price: ProductPrice,
})))();
export const CustomerSubscription = customerSubscription;
export const CustomerSubscriptionUpdate = /* @__PURE__ */ (() => (closedUnion('CustomerSubscriptionUpdate', {
    expected: () => 'an object with productId or with cancelAtPeriodEnd, but not with both',
    select: (property) => {
        if (property('productId') === undefined)
            return 'cancel';
        return property('cancelAtPeriodEnd') == null ? 'product' : undefined;
    },
}, {
    product: entity('CustomerSubscriptionUpdateProduct', { productId: string }),
    cancel: entity('CustomerSubscriptionCancel', {
        cancelAtPeriodEnd: optional(nullable(boolean)),
        cancellationReason: optional(nullable(CustomerCancellationReason)),
        cancellationComment: optional(nullable(string)),
    }),
})))();
export const listCustomerSubscriptions = /* @__PURE__ */ (() => (listOperation({
    name: 'customerPortal.subscriptions.list',
    summary: "List the customer's subscriptions.",
    path: '/v1/customer-portal/subscriptions/',
    auth: 'customerSession',
    query: {
        organizationId: anyOf(string),
        productId: anyOf(string),
        active: filter(queryBoolean),
        query: filter(string),
        sorting: sortedBy('started_at', 'amount', 'status', 'organization', 'product'),
    },
    items: CustomerSubscription,
    errors: [invalidRequest],
})))();
export const getCustomerSubscription = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.subscriptions.get',
    summary: "Get one of the customer's subscriptions.",
    method: 'GET',
    path: '/v1/customer-portal/subscriptions/{id}',
    auth: 'customerSession',
    params: { id: segment },
    success: { 200: CustomerSubscription },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateCustomerSubscription = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.subscriptions.update',
    summary: "Change the product of one of the customer's subscriptions, or cancel it.",
    method: 'PATCH',
    path: '/v1/customer-portal/subscriptions/{id}',
    auth: 'customerSession',
    params: { id: segment },
    body: json(CustomerSubscriptionUpdate, 'customerSubscriptionUpdate'),
    success: { 200: CustomerSubscription },
    errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})))();
export const cancelCustomerSubscription = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.subscriptions.cancel',
    summary: "Cancel one of the customer's subscriptions.",
    method: 'DELETE',
    path: '/v1/customer-portal/subscriptions/{id}',
    auth: 'customerSession',
    params: { id: segment },
    success: { 200: CustomerSubscription },
    errors: [alreadyCanceledSubscription, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=subscriptions.js.map