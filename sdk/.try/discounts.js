import { list, literal, nullable, openEnum } from "./codec/collections.js";
import { defaulted, entity, optional, presumed } from "./codec/entity.js";
import { metadata } from "./codec/metadata.js";
import { date, integer, nothing, segment, string } from "./codec/primitives.js";
import { anyOf, filter, sortedBy } from "./codec/query.js";
import { closedUnion, openUnion } from "./codec/union.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { ProductSummary } from "./entities/product.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
export const DiscountType = /* @__PURE__ */ (() => (openEnum('fixed', 'percentage')))();
export const DiscountDuration = /* @__PURE__ */ (() => (openEnum('once', 'forever', 'repeating')))();
/** Fixed amounts and percentages (in basis points), each for one charge, all, or some months. */
const byTypeAndDuration = {
    tag: 'type',
    expected: () => 'a discount whose type is one of "fixed", "percentage"',
    select: (property) => {
        const type = property('type');
        return typeof type === 'string' && property('duration') === 'repeating'
            ? `${type}_repeating`
            : type;
    },
};
const fixed = /* @__PURE__ */ (() => ({ type: literal('fixed'), amount: integer, currency: presumed(string, 'usd') }))();
const percentage = /* @__PURE__ */ (() => ({ type: literal('percentage'), basisPoints: integer }))();
const onceOrForever = { duration: DiscountDuration };
const repeating = /* @__PURE__ */ (() => ({ duration: literal('repeating'), durationInMonths: integer }))();
const named = /* @__PURE__ */ (() => ({ id: string, name: string, code: nullable(string) }))();
const kept = /* @__PURE__ */ (() => ({
    ...record,
    ...named,
    metadata,
    startsAt: nullable(date),
    endsAt: nullable(date),
    maxRedemptions: nullable(integer),
    redemptionsCount: integer,
    organizationId: string,
}))();
const checkoutDiscount = /* @__PURE__ */ (() => (openUnion('CheckoutDiscount', byTypeAndDuration, {
    fixed: entity('CheckoutDiscountFixedOnceForeverDuration', {
        ...named,
        ...fixed,
        ...onceOrForever,
    }),
    fixed_repeating: entity('CheckoutDiscountFixedRepeatDuration', {
        ...named,
        ...fixed,
        ...repeating,
    }),
    percentage: entity('CheckoutDiscountPercentageOnceForeverDuration', {
        ...named,
        ...percentage,
        ...onceOrForever,
    }),
    percentage_repeating: entity('CheckoutDiscountPercentageRepeatDuration', {
        ...named,
        ...percentage,
        ...repeating,
    }),
})))();
export const CheckoutDiscount = checkoutDiscount;
const discountBase = /* @__PURE__ */ (() => (openUnion('DiscountBase', byTypeAndDuration, {
    fixed: entity('DiscountFixedOnceForeverDurationBase', { ...kept, ...fixed, ...onceOrForever }),
    fixed_repeating: entity('DiscountFixedRepeatDurationBase', {
        ...kept,
        ...fixed,
        ...repeating,
    }),
    percentage: entity('DiscountPercentageOnceForeverDurationBase', {
        ...kept,
        ...percentage,
        ...onceOrForever,
    }),
    percentage_repeating: entity('DiscountPercentageRepeatDurationBase', {
        ...kept,
        ...percentage,
        ...repeating,
    }),
})))();
export const DiscountBase = discountBase;
const whole = /* @__PURE__ */ (() => ({ ...kept, products: list(ProductSummary) }))();
const discount = /* @__PURE__ */ (() => (openUnion('Discount', byTypeAndDuration, {
    fixed: entity('DiscountFixedOnceForeverDuration', { ...whole, ...fixed, ...onceOrForever }),
    fixed_repeating: entity('DiscountFixedRepeatDuration', { ...whole, ...fixed, ...repeating }),
    percentage: entity('DiscountPercentageOnceForeverDuration', {
        ...whole,
        ...percentage,
        ...onceOrForever,
    }),
    percentage_repeating: entity('DiscountPercentageRepeatDuration', {
        ...whole,
        ...percentage,
        ...repeating,
    }),
})))();
export const Discount = discount;
const creation = /* @__PURE__ */ (() => ({
    metadata: optional(metadata),
    name: string,
    code: optional(nullable(string)),
    startsAt: optional(nullable(date)),
    endsAt: optional(nullable(date)),
    maxRedemptions: optional(nullable(integer)),
    products: optional(nullable(list(string))),
    organizationId: optional(nullable(string)),
}))();
const fixedCreation = /* @__PURE__ */ (() => ({ ...creation, ...fixed, currency: defaulted(string, 'usd') }))();
const percentageCreation = /* @__PURE__ */ (() => ({ ...creation, ...percentage }))();
const discountCreate = /* @__PURE__ */ (() => (closedUnion('DiscountCreate', byTypeAndDuration, {
    fixed: entity('DiscountFixedOnceForeverDurationCreate', { ...fixedCreation, ...onceOrForever }),
    fixed_repeating: entity('DiscountFixedRepeatDurationCreate', {
        ...fixedCreation,
        ...repeating,
    }),
    percentage: entity('DiscountPercentageOnceForeverDurationCreate', {
        ...percentageCreation,
        ...onceOrForever,
    }),
    percentage_repeating: entity('DiscountPercentageRepeatDurationCreate', {
        ...percentageCreation,
        ...repeating,
    }),
})))();
export const DiscountCreate = discountCreate;
const discountUpdate = /* @__PURE__ */ (() => (entity('DiscountUpdate', {
    metadata: optional(nullable(metadata)),
    name: optional(nullable(string)),
    code: optional(nullable(string)),
    startsAt: optional(nullable(date)),
    endsAt: optional(nullable(date)),
    maxRedemptions: optional(nullable(integer)),
    duration: optional(nullable(DiscountDuration)),
    durationInMonths: optional(nullable(integer)),
    type: optional(nullable(DiscountType)),
    amount: optional(nullable(integer)),
    currency: optional(nullable(string)),
    basisPoints: optional(nullable(integer)),
    products: optional(nullable(list(string))),
})))();
export const DiscountUpdate = discountUpdate;
export const listDiscounts = /* @__PURE__ */ (() => (listOperation({
    name: 'discounts.list',
    summary: 'List discounts.',
    path: '/v1/discounts/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        query: filter(string),
        sorting: sortedBy('created_at', 'name', 'code', 'redemptions_count'),
    },
    items: Discount,
    errors: [invalidRequest],
})))();
export const createDiscount = /* @__PURE__ */ (() => (operation({
    name: 'discounts.create',
    summary: 'Create a discount.',
    method: 'POST',
    path: '/v1/discounts/',
    auth: 'accessToken',
    body: json(DiscountCreate),
    success: { 201: Discount },
    errors: [invalidRequest],
})))();
export const getDiscount = /* @__PURE__ */ (() => (operation({
    name: 'discounts.get',
    summary: 'Get a discount by its id.',
    method: 'GET',
    path: '/v1/discounts/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: Discount },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateDiscount = /* @__PURE__ */ (() => (operation({
    name: 'discounts.update',
    summary: 'Change what is given of a discount.',
    method: 'PATCH',
    path: '/v1/discounts/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(DiscountUpdate, 'discountUpdate'),
    success: { 200: Discount },
    errors: [resourceNotFound, invalidRequest],
})))();
export const deleteDiscount = /* @__PURE__ */ (() => (operation({
    name: 'discounts.delete',
    summary: 'Delete a discount.',
    method: 'DELETE',
    path: '/v1/discounts/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=discounts.js.map