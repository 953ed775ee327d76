import { Benefit } from "./benefits.js";
import { list, literal, nullable } from "./codec/collections.js";
import { defaulted, entity, optional } from "./codec/entity.js";
import { metadata } from "./codec/metadata.js";
import { boolean, integer, segment, string } from "./codec/primitives.js";
import { anyOf, filter, queryBoolean, sortedBy } from "./codec/query.js";
import { by, closedUnion } from "./codec/union.js";
import { AttachedCustomField } from "./customFields.js";
import { invalidRequest, notPermitted, resourceNotFound } from "./documentedErrors.js";
import { ProductMediaFileRead } from "./entities/file.js";
import { ProductPrice, productFields, RecurringInterval } from "./entities/product.js";
import { json, listOperation, operation } from "./operation.js";
const product = /* @__PURE__ */ (() => (entity('Product', {
    ...productFields,
    metadata,
    prices: list(ProductPrice),
    benefits: list(Benefit),
    medias: list(ProductMediaFileRead),
    attachedCustomFields: list(AttachedCustomField),
})))();
export const Product = product;
const newPrices = (priceCurrency) => ({
    fixed: entity('ProductPriceFixedCreate', {
        amountType: literal('fixed'),
        priceAmount: integer,
        priceCurrency,
    }),
    custom: entity('ProductPriceCustomCreate', {
        amountType: literal('custom'),
        priceCurrency,
        minimumAmount: optional(nullable(integer)),
        maximumAmount: optional(nullable(integer)),
        presetAmount: optional(nullable(integer)),
    }),
    free: entity('ProductPriceFreeCreate', { amountType: literal('free') }),
});
const productPriceCreate = /* @__PURE__ */ (() => (closedUnion('ProductPriceCreate', by('amountType'), newPrices(defaulted(string, 'usd')))))();
export const ProductPriceCreate = productPriceCreate;
const productPriceUpdate = /* @__PURE__ */ (() => (closedUnion('ProductPriceUpdate', {
    expected: () => 'an object with the id of a price to keep, or a new one whose amountType is one of "fixed", "custom", "free"',
    select: (property) => (property('id') === undefined ? property('amountType') : 'existing'),
}, { ...newPrices(optional(string)), existing: entity('ExistingProductPrice', { id: string }) })))();
export const ProductPriceUpdate = productPriceUpdate;
export const AttachedCustomFieldCreate = /* @__PURE__ */ (() => (entity('AttachedCustomFieldCreate', {
    customFieldId: string,
    required: boolean,
})))();
const productCreate = /* @__PURE__ */ (() => (entity('ProductCreate', {
    metadata: optional(metadata),
    name: string,
    description: optional(nullable(string)),
    recurringInterval: optional(nullable(RecurringInterval)),
    prices: list(ProductPriceCreate),
    medias: optional(nullable(list(string))),
    attachedCustomFields: optional(list(AttachedCustomFieldCreate)),
    organizationId: optional(nullable(string)),
})))();
export const ProductCreate = productCreate;
const productUpdate = /* @__PURE__ */ (() => (entity('ProductUpdate', {
    metadata: optional(nullable(metadata)),
    name: optional(nullable(string)),
    description: optional(nullable(string)),
    recurringInterval: optional(nullable(RecurringInterval)),
    isArchived: optional(nullable(boolean)),
    prices: optional(nullable(list(ProductPriceUpdate))),
    medias: optional(nullable(list(string))),
    attachedCustomFields: optional(nullable(list(AttachedCustomFieldCreate))),
})))();
export const ProductUpdate = productUpdate;
export const ProductBenefitsUpdate = /* @__PURE__ */ (() => (entity('ProductBenefitsUpdate', { benefits: list(string) })))();
export const listProducts = /* @__PURE__ */ (() => (listOperation({
    name: 'products.list',
    summary: 'List products.',
    path: '/v1/products/',
    auth: 'accessToken',
    query: {
        id: anyOf(string),
        organizationId: anyOf(string),
        query: filter(string),
        isArchived: filter(queryBoolean),
        isRecurring: filter(queryBoolean),
        benefitId: anyOf(string),
        sorting: sortedBy('created_at', 'name', 'price_amount_type', 'price_amount'),
    },
    items: Product,
    errors: [invalidRequest],
})))();
export const createProduct = /* @__PURE__ */ (() => (operation({
    name: 'products.create',
    summary: 'Create a product.',
    method: 'POST',
    path: '/v1/products/',
    auth: 'accessToken',
    body: json(ProductCreate),
    success: { 201: Product },
    errors: [invalidRequest],
})))();
export const getProduct = /* @__PURE__ */ (() => (operation({
    name: 'products.get',
    summary: 'Get a product by its id.',
    method: 'GET',
    path: '/v1/products/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Product },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateProduct = /* @__PURE__ */ (() => (operation({
    name: 'products.update',
    summary: 'Change what is given of a product.',
    method: 'PATCH',
    path: '/v1/products/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(ProductUpdate, 'productUpdate'),
    success: { 200: Product },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
export const updateProductBenefits = /* @__PURE__ */ (() => (operation({
    name: 'products.updateBenefits',
    summary: "Set a product's benefits.",
    method: 'POST',
    path: '/v1/products/{id}/benefits',
    auth: 'accessToken',
    params: { id: segment },
    body: json(ProductBenefitsUpdate, 'productBenefitsUpdate'),
    success: { 200: Product },
    errors: [notPermitted, resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=products.js.map