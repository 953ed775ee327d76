import { PaymentProcessor } from "./checkouts.js";
import { list, literal, nullable } from "./codec/collections.js";
import { defaulted, entity, optional } from "./codec/entity.js";
import { metadata } from "./codec/metadata.js";
import { boolean, nothing, segment, string } from "./codec/primitives.js";
import { anyOf, sortedBy } from "./codec/query.js";
import { byPresence, closedUnion } from "./codec/union.js";
import { DiscountBase } from "./discounts.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { ProductOffer, ProductPrice } from "./entities/product.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
const checkoutLink = /* @__PURE__ */ (() => (entity('CheckoutLink', {
    ...record,
    metadata,
    paymentProcessor: PaymentProcessor,
    clientSecret: string,
    successUrl: nullable(string),
    label: nullable(string),
    allowDiscountCodes: boolean,
    discountId: nullable(string),
    organizationId: string,
    products: list(ProductOffer),
    discount: nullable(DiscountBase),
    productId: string,
    productPriceId: string,
    product: ProductOffer,
    productPrice: ProductPrice,
    url: string,
})))();
export const CheckoutLink = checkoutLink;
const creation = /* @__PURE__ */ (() => ({
    metadata: optional(metadata),
    paymentProcessor: defaulted(literal('stripe'), 'stripe'),
    label: optional(nullable(string)),
    allowDiscountCodes: defaulted(boolean, true),
    discountId: optional(nullable(string)),
    successUrl: optional(nullable(string)),
}))();
const checkoutLinkCreate = /* @__PURE__ */ (() => (closedUnion('CheckoutLinkCreate', byPresence('productPriceId', 'productId', 'products'), {
    productPriceId: entity('CheckoutLinkCreateProductPrice', {
        ...creation,
        productPriceId: string,
    }),
    productId: entity('CheckoutLinkCreateProduct', { ...creation, productId: string }),
    products: entity('CheckoutLinkCreateProducts', { ...creation, products: list(string) }),
})))();
export const CheckoutLinkCreate = checkoutLinkCreate;
const checkoutLinkUpdate = /* @__PURE__ */ (() => (entity('CheckoutLinkUpdate', {
    metadata: optional(nullable(metadata)),
    products: optional(nullable(list(string))),
    label: optional(nullable(string)),
    allowDiscountCodes: optional(nullable(boolean)),
    discountId: optional(nullable(string)),
    successUrl: optional(nullable(string)),
})))();
export const CheckoutLinkUpdate = checkoutLinkUpdate;
export const listCheckoutLinks = /* @__PURE__ */ (() => (listOperation({
    name: 'checkoutLinks.list',
    summary: 'List checkout links.',
    path: '/v1/checkout-links/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        productId: anyOf(string),
        sorting: sortedBy('created_at', 'label', 'success_url', 'allow_discount_codes'),
    },
    items: CheckoutLink,
    errors: [invalidRequest],
})))();
export const createCheckoutLink = /* @__PURE__ */ (() => (operation({
    name: 'checkoutLinks.create',
    summary: 'Create a checkout link.',
    method: 'POST',
    path: '/v1/checkout-links/',
    auth: 'accessToken',
    body: json(CheckoutLinkCreate),
    success: { 201: CheckoutLink },
    errors: [invalidRequest],
})))();
export const getCheckoutLink = /* @__PURE__ */ (() => (operation({
    name: 'checkoutLinks.get',
    summary: 'Get a checkout link by its id.',
    method: 'GET',
    path: '/v1/checkout-links/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: CheckoutLink },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateCheckoutLink = /* @__PURE__ */ (() => (operation({
    name: 'checkoutLinks.update',
    summary: 'Change what is given of a checkout link.',
    method: 'PATCH',
    path: '/v1/checkout-links/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(CheckoutLinkUpdate, 'checkoutLinkUpdate'),
    success: { 200: CheckoutLink },
    errors: [resourceNotFound, invalidRequest],
})))();
export const deleteCheckoutLink = /* @__PURE__ */ (() => (operation({
    name: 'checkoutLinks.delete',
    summary: 'Delete a checkout link.',
    method: 'DELETE',
    path: '/v1/checkout-links/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=checkoutLinks.js.map