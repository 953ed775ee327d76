import { nullable, openEnum } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { customFieldData, metadata } from "./codec/metadata.js";
import { integer, segment, string } from "./codec/primitives.js";
import { anyOf, sortedBy } from "./codec/query.js";
import { Customer } from "./customers.js";
import { DiscountBase } from "./discounts.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { Address } from "./entities/address.js";
import { ProductPrice, ProductPriceType, ProductSummary } from "./entities/product.js";
import { record } from "./entities/record.js";
import { subscriptionFields } from "./entities/subscription.js";
import { User } from "./entities/user.js";
import { listOperation, operation } from "./operation.js";
export const OrderBillingReason = /* @__PURE__ */ (() => (openEnum('purchase', 'subscription_create', 'subscription_cycle', 'subscription_update')))();
const orderSubscription = /* @__PURE__ */ (() => (entity('OrderSubscription', {
    ...subscriptionFields,
    metadata,
    userId: string,
})))();
export const OrderSubscription = orderSubscription;
const order = /* @__PURE__ */ (() => (entity('Order', {
    ...record,
    metadata,
    customFieldData: optional(customFieldData),
    status: string,
    amount: integer,
    taxAmount: integer,
    refundedAmount: integer,
    refundedTaxAmount: integer,
    currency: string,
    billingReason: OrderBillingReason,
    billingAddress: nullable(Address),
    customerId: string,
    productId: string,
    productPriceId: string,
    discountId: nullable(string),
    subscriptionId: nullable(string),
    checkoutId: nullable(string),
    customer: Customer,
    userId: string,
    user: User,
    product: ProductSummary,
    productPrice: ProductPrice,
    discount: nullable(DiscountBase),
    subscription: nullable(OrderSubscription),
})))();
export const Order = order;
export const OrderInvoice = /* @__PURE__ */ (() => (entity('OrderInvoice', { url: string })))();
export const listOrders = /* @__PURE__ */ (() => (listOperation({
    name: 'orders.list',
    summary: 'List orders.',
    path: '/v1/orders/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        productId: anyOf(string),
        productBillingType: anyOf(ProductPriceType),
        productPriceType: anyOf(ProductPriceType),
        discountId: anyOf(string),
        customerId: anyOf(string),
        checkoutId: anyOf(string),
        sorting: sortedBy('created_at', 'amount', 'customer', 'product', 'discount', 'subscription'),
    },
    items: Order,
    errors: [invalidRequest],
})))();
export const getOrder = /* @__PURE__ */ (() => (operation({
    name: 'orders.get',
    summary: 'Get an order by its id.',
    method: 'GET',
    path: '/v1/orders/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Order },
    errors: [resourceNotFound, invalidRequest],
})))();
export const getOrderInvoice = /* @__PURE__ */ (() => (operation({
    name: 'orders.invoice',
    summary: "Get the address of an order's invoice.",
    method: 'GET',
    path: '/v1/orders/{id}/invoice',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: OrderInvoice },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=orders.js.map