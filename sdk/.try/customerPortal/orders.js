import { nullable } from "../codec/collections.js";
import { entity } from "../codec/entity.js";
import { integer, segment, string } from "../codec/primitives.js";
import { anyOf, filter, sortedBy } from "../codec/query.js";
import { invalidRequest, resourceNotFound } from "../documentedErrors.js";
import { ProductPrice, ProductPriceType } from "../entities/product.js";
import { record } from "../entities/record.js";
import { subscriptionFields } from "../entities/subscription.js";
import { listOperation, operation } from "../operation.js";
import { CustomerProduct } from "./organizations.js";
export const CustomerOrderSubscription = /* @__PURE__ */ (() => (entity('CustomerOrderSubscription', subscriptionFields)))();
const customerOrder = /* @__PURE__ */ (() => (entity('CustomerOrder', {
    ...record,
    amount: integer,
    taxAmount: integer,
    currency: string,
    customerId: string,
    productId: string,
    productPriceId: string,
    subscriptionId: nullable(string),
    userId: string,
    product: CustomerProduct,
    productPrice: ProductPrice,
    subscription: nullable(CustomerOrderSubscription),
})))();
export const CustomerOrder = customerOrder;
export const CustomerOrderInvoice = /* @__PURE__ */ (() => (entity('CustomerOrderInvoice', { url: string })))();
export const listCustomerOrders = /* @__PURE__ */ (() => (listOperation({
    name: 'customerPortal.orders.list',
    summary: "List the customer's orders.",
    path: '/v1/customer-portal/orders/',
    auth: 'customerSession',
    query: {
        organizationId: anyOf(string),
        productId: anyOf(string),
        productBillingType: anyOf(ProductPriceType),
        productPriceType: anyOf(ProductPriceType),
        subscriptionId: anyOf(string),
        query: filter(string),
        sorting: sortedBy('created_at', 'amount', 'organization', 'product', 'subscription'),
    },
    items: CustomerOrder,
    errors: [invalidRequest],
})))();
export const getCustomerOrder = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.orders.get',
    summary: "Get one of the customer's orders.",
    method: 'GET',
    path: '/v1/customer-portal/orders/{id}',
    auth: 'customerSession',
    params: { id: segment },
    success: { 200: CustomerOrder },
    errors: [resourceNotFound, invalidRequest],
})))();
export const getCustomerOrderInvoice = /* @__PURE__ */ (() => (operation({
    name: 'customerPortal.orders.invoice',
    summary: "Get the address of the invoice of one of the customer's orders.",
    method: 'GET',
    path: '/v1/customer-portal/orders/{id}/invoice',
    auth: 'customerSession',
    params: { id: segment },
    success: { 200: CustomerOrderInvoice },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=orders.js.map