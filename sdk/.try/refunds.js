import { nullable, openEnum, orNothing } from "./codec/collections.js";
import { defaulted, entity, optional } from "./codec/entity.js";
import { metadata } from "./codec/metadata.js";
import { boolean, integer, string } from "./codec/primitives.js";
import { anyOf, filter, queryBoolean, sortedBy } from "./codec/query.js";
import { invalidRequest, refundAmountTooHigh, refundedAlready } from "./documentedErrors.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
export const RefundStatus = /* @__PURE__ */ (() => (openEnum('pending', 'succeeded', 'failed', 'canceled')))();
export const RefundReason = /* @__PURE__ */ (() => (openEnum('duplicate', 'fraudulent', 'customer_request', 'service_disruption', 'satisfaction_guarantee', 'other')))();
const refund = /* @__PURE__ */ (() => (entity('Refund', {
    ...record,
    metadata,
    status: RefundStatus,
    reason: RefundReason,
    amount: integer,
    taxAmount: integer,
    currency: string,
    organizationId: string,
    orderId: string,
    subscriptionId: nullable(string),
    customerId: string,
    revokeBenefits: boolean,
})))();
export const Refund = refund;
export const RefundCreate = /* @__PURE__ */ (() => (entity('RefundCreate', {
    metadata: optional(metadata),
    orderId: string,
    reason: RefundReason,
    amount: integer,
    comment: optional(nullable(string)),
    revokeBenefits: defaulted(boolean, false),
})))();
export const listRefunds = /* @__PURE__ */ (() => (listOperation({
    name: 'refunds.list',
    summary: 'List refunds.',
    path: '/v1/refunds/',
    auth: 'accessToken',
    query: {
        id: anyOf(string),
        organizationId: anyOf(string),
        orderId: anyOf(string),
        subscriptionId: anyOf(string),
        customerId: anyOf(string),
        succeeded: filter(queryBoolean),
        sorting: sortedBy('created_at', 'amount'),
    },
    items: Refund,
    errors: [invalidRequest],
})))();
export const createRefund = /* @__PURE__ */ (() => (operation({
    name: 'refunds.create',
    summary: 'Refund an order, or a part of it. The platform may answer with nothing.',
    method: 'POST',
    path: '/v1/refunds/',
    auth: 'accessToken',
    body: json(RefundCreate),
    success: { 200: orNothing(Refund), 201: orNothing(Refund) },
    errors: [refundAmountTooHigh, refundedAlready, invalidRequest],
})))();
//# sourceMappingURL=refunds.js.map