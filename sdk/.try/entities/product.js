import { list, literal, nullable, openEnum } from "../codec/collections.js";
import { entity, presumed } from "../codec/entity.js";
import { boolean, integer, string } from "../codec/primitives.js";
import { openUnion } from "../codec/union.js";
import { BenefitBase } from "./benefit.js";
import { ProductMediaFileRead } from "./file.js";
import { record } from "./record.js";
export const RecurringInterval = /* @__PURE__ */ (() => (openEnum('month', 'year')))();
export const ProductPriceType = /* @__PURE__ */ (() => (openEnum('one_time', 'recurring')))();
const price = /* @__PURE__ */ (() => ({
    ...record,
    productId: string,
    isArchived: boolean,
    type: ProductPriceType,
    recurringInterval: nullable(RecurringInterval),
}))();
/** Prices from before an interval belonged to the product. */
const legacyPrice = /* @__PURE__ */ (() => ({
    ...price,
    type: literal('recurring'),
    recurringInterval: RecurringInterval,
    legacy: literal(true),
}))();
const fixed = /* @__PURE__ */ (() => ({
    amountType: literal('fixed'),
    priceCurrency: presumed(string, 'usd'),
    priceAmount: integer,
}))();
const custom = /* @__PURE__ */ (() => ({
    amountType: literal('custom'),
    priceCurrency: presumed(string, 'usd'),
    minimumAmount: nullable(integer),
    maximumAmount: nullable(integer),
    presetAmount: nullable(integer),
}))();
const free = /* @__PURE__ */ (() => ({ amountType: literal('free') }))();
export const ProductPriceFixed = /* @__PURE__ */ (() => (entity('ProductPriceFixed', { ...price, ...fixed })))();
export const ProductPriceCustom = /* @__PURE__ */ (() => (entity('ProductPriceCustom', { ...price, ...custom })))();
export const ProductPriceFree = /* @__PURE__ */ (() => (entity('ProductPriceFree', { ...price, ...free })))();
export const LegacyRecurringProductPriceFixed = /* @__PURE__ */ (() => (entity('LegacyRecurringProductPriceFixed', {
    ...legacyPrice,
    ...fixed,
})))();
export const LegacyRecurringProductPriceCustom = /* @__PURE__ */ (() => (entity('LegacyRecurringProductPriceCustom', {
    ...legacyPrice,
    ...custom,
})))();
export const LegacyRecurringProductPriceFree = /* @__PURE__ */ (() => (entity('LegacyRecurringProductPriceFree', {
    ...legacyPrice,
    ...free,
})))();
const productPrice = /* @__PURE__ */ (() => (openUnion('ProductPrice', {
    tag: 'amountType',
    expected: () => 'a price whose amount_type is one of "fixed", "custom", "free"',
    select: (property) => {
        const amountType = property('amountType');
        const isLegacy = property('legacy') === true && typeof amountType === 'string';
        return isLegacy ? `legacy_${amountType}` : amountType;
    },
}, {
    fixed: ProductPriceFixed,
    custom: ProductPriceCustom,
    free: ProductPriceFree,
    legacy_fixed: LegacyRecurringProductPriceFixed,
    legacy_custom: LegacyRecurringProductPriceCustom,
    legacy_free: LegacyRecurringProductPriceFree,
})))();
export const ProductPrice = productPrice;
export const productFields = /* @__PURE__ */ (() => ({
    ...record,
    name: string,
    description: nullable(string),
    recurringInterval: nullable(RecurringInterval),
    isRecurring: boolean,
    isArchived: boolean,
    organizationId: string,
}))();
/** A product without what it costs and gives. */
export const ProductSummary = /* @__PURE__ */ (() => (entity('ProductSummary', productFields)))();
export const productOfferFields = /* @__PURE__ */ (() => ({
    ...productFields,
    prices: list(ProductPrice),
    benefits: list(BenefitBase),
    medias: list(ProductMediaFileRead),
}))();
/** A product as buyers see it. */
const productOffer = /* @__PURE__ */ (() => (entity('ProductOffer', productOfferFields)))();
export const ProductOffer = productOffer;
//# sourceMappingURL=product.js.map