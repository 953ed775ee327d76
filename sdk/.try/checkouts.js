import { list, literal, map, nullable, openEnum } from "./codec/collections.js";
import { defaulted, entity, optional } from "./codec/entity.js";
import { customFieldData, metadata } from "./codec/metadata.js";
import { boolean, date, integer, segment, string } from "./codec/primitives.js";
import { anyOf, sortedBy } from "./codec/query.js";
import { byPresence, closedUnion } from "./codec/union.js";
import { AttachedCustomField } from "./customFields.js";
import { CheckoutDiscount } from "./discounts.js";
import { alreadyActiveSubscription, invalidRequest, notOpenCheckout, paymentError, resourceNotFound, } from "./documentedErrors.js";
import { Address } from "./entities/address.js";
import { ProductOffer, ProductPrice } from "./entities/product.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
import { Organization } from "./organizations.js";
export const CheckoutStatus = /* @__PURE__ */ (() => (openEnum('open', 'expired', 'confirmed', 'succeeded', 'failed')))();
export const PaymentProcessor = /* @__PURE__ */ (() => (openEnum('stripe')))();
const session = /* @__PURE__ */ (() => ({
    ...record,
    customFieldData: optional(customFieldData),
    paymentProcessor: PaymentProcessor,
    status: CheckoutStatus,
    clientSecret: string,
    url: string,
    expiresAt: date,
    successUrl: string,
    embedOrigin: nullable(string),
    amount: nullable(integer),
    taxAmount: nullable(integer),
    currency: nullable(string),
    subtotalAmount: nullable(integer),
    totalAmount: nullable(integer),
    productId: string,
    productPriceId: string,
    discountId: nullable(string),
    allowDiscountCodes: boolean,
    isDiscountApplicable: boolean,
    isFreeProductPrice: boolean,
    isPaymentRequired: boolean,
    isPaymentSetupRequired: boolean,
    isPaymentFormRequired: boolean,
    customerId: nullable(string),
    customerName: nullable(string),
    customerEmail: nullable(string),
    customerIpAddress: nullable(string),
    customerBillingAddress: nullable(Address),
    customerTaxId: nullable(string),
    paymentProcessorMetadata: map(string),
    products: list(ProductOffer),
    product: ProductOffer,
    productPrice: ProductPrice,
    discount: nullable(CheckoutDiscount),
    attachedCustomFields: list(AttachedCustomField),
}))();
const checkout = /* @__PURE__ */ (() => (entity('Checkout', {
    ...session,
    metadata,
    customerExternalId: nullable(string),
    subscriptionId: nullable(string),
    customerMetadata: metadata,
})))();
export const Checkout = checkout;
const publicSession = /* @__PURE__ */ (() => ({ ...session, organization: Organization }))();
const checkoutPublic = /* @__PURE__ */ (() => (entity('CheckoutPublic', publicSession)))();
export const CheckoutPublic = checkoutPublic;
const checkoutPublicConfirmed = /* @__PURE__ */ (() => (entity('CheckoutPublicConfirmed', {
    ...publicSession,
    status: literal('confirmed'),
    customerSessionToken: string,
})))();
export const CheckoutPublicConfirmed = checkoutPublicConfirmed;
const creation = /* @__PURE__ */ (() => ({
    metadata: optional(metadata),
    customFieldData: optional(customFieldData),
    discountId: optional(nullable(string)),
    allowDiscountCodes: defaulted(boolean, true),
    amount: optional(nullable(integer)),
    customerId: optional(nullable(string)),
    customerExternalId: optional(nullable(string)),
    customerName: optional(nullable(string)),
    customerEmail: optional(nullable(string)),
    customerIpAddress: optional(nullable(string)),
    customerBillingAddress: optional(nullable(Address)),
    customerTaxId: optional(nullable(string)),
    customerMetadata: optional(metadata),
    subscriptionId: optional(nullable(string)),
    successUrl: optional(nullable(string)),
    embedOrigin: optional(nullable(string)),
}))();
const checkoutCreate = /* @__PURE__ */ (() => (closedUnion('CheckoutCreate', byPresence('products', 'productId', 'productPriceId'), {
    products: entity('CheckoutProductsCreate', { ...creation, products: list(string) }),
    productId: entity('CheckoutProductCreate', { ...creation, productId: string }),
    productPriceId: entity('CheckoutPriceCreate', { ...creation, productPriceId: string }),
})))();
export const CheckoutCreate = checkoutCreate;
/** What a buyer fills in. */
const answers = /* @__PURE__ */ (() => ({
    productId: optional(nullable(string)),
    productPriceId: optional(nullable(string)),
    amount: optional(nullable(integer)),
    customerName: optional(nullable(string)),
    customerEmail: optional(nullable(string)),
    customerBillingAddress: optional(nullable(Address)),
    customerTaxId: optional(nullable(string)),
}))();
const checkoutUpdate = /* @__PURE__ */ (() => (entity('CheckoutUpdate', {
    ...answers,
    customFieldData: optional(nullable(customFieldData)),
    metadata: optional(nullable(metadata)),
    discountId: optional(nullable(string)),
    allowDiscountCodes: optional(nullable(boolean)),
    customerIpAddress: optional(nullable(string)),
    customerMetadata: optional(nullable(metadata)),
    successUrl: optional(nullable(string)),
    embedOrigin: optional(nullable(string)),
})))();
export const CheckoutUpdate = checkoutUpdate;
const checkoutUpdatePublic = /* @__PURE__ */ (() => (entity('CheckoutUpdatePublic', {
    ...answers,
    customFieldData: optional(nullable(customFieldData)),
    discountCode: optional(nullable(string)),
})))();
export const CheckoutUpdatePublic = checkoutUpdatePublic;
const checkoutConfirmStripe = /* @__PURE__ */ (() => (entity('CheckoutConfirmStripe', {
    ...answers,
    customFieldData: optional(customFieldData),
    discountCode: optional(nullable(string)),
    confirmationTokenId: optional(nullable(string)),
})))();
export const CheckoutConfirmStripe = checkoutConfirmStripe;
export const listCheckouts = /* @__PURE__ */ (() => (listOperation({
    name: 'checkouts.list',
    summary: 'List checkout sessions.',
    path: '/v1/checkouts/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        productId: anyOf(string),
        sorting: sortedBy('created_at', 'expires_at'),
    },
    items: Checkout,
    errors: [invalidRequest],
})))();
export const createCheckout = /* @__PURE__ */ (() => (operation({
    name: 'checkouts.create',
    summary: 'Create a checkout session.',
    method: 'POST',
    path: '/v1/checkouts/',
    auth: 'accessToken',
    body: json(CheckoutCreate),
    success: { 201: Checkout },
    errors: [invalidRequest],
})))();
export const getCheckout = /* @__PURE__ */ (() => (operation({
    name: 'checkouts.get',
    summary: 'Get a checkout session by its id.',
    method: 'GET',
    path: '/v1/checkouts/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Checkout },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateCheckout = /* @__PURE__ */ (() => (operation({
    name: 'checkouts.update',
    summary: 'Change what is given of a checkout session.',
    method: 'PATCH',
    path: '/v1/checkouts/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(CheckoutUpdate, 'checkoutUpdate'),
    success: { 200: Checkout },
    errors: [alreadyActiveSubscription, notOpenCheckout, resourceNotFound, invalidRequest],
})))();
export const getClientCheckout = /* @__PURE__ */ (() => (operation({
    name: 'checkouts.clientGet',
    summary: 'Get a checkout session as its buyer, by the client secret.',
    method: 'GET',
    path: '/v1/checkouts/client/{client_secret}',
    auth: 'none',
    params: { clientSecret: segment },
    success: { 200: CheckoutPublic },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateClientCheckout = /* @__PURE__ */ (() => (operation({
    name: 'checkouts.clientUpdate',
    summary: 'Change what is given of a checkout session as its buyer.',
    method: 'PATCH',
    path: '/v1/checkouts/client/{client_secret}',
    auth: 'none',
    params: { clientSecret: segment },
    body: json(CheckoutUpdatePublic, 'checkoutUpdatePublic'),
    success: { 200: CheckoutPublic },
    errors: [alreadyActiveSubscription, notOpenCheckout, resourceNotFound, invalidRequest],
})))();
export const confirmClientCheckout = /* @__PURE__ */ (() => (operation({
    name: 'checkouts.clientConfirm',
    summary: 'Confirm a checkout session as its buyer: the payment is taken.',
    method: 'POST',
    path: '/v1/checkouts/client/{client_secret}/confirm',
    auth: 'none',
    params: { clientSecret: segment },
    body: json(CheckoutConfirmStripe, 'checkoutConfirmStripe'),
    success: { 200: CheckoutPublicConfirmed },
    errors: [
        paymentError,
        alreadyActiveSubscription,
        notOpenCheckout,
        resourceNotFound,
        invalidRequest,
    ],
})))();
//# sourceMappingURL=checkouts.js.map