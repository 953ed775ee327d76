import { list, literal, nullable, openEnum } from "./codec/collections.js";
import { entity, optional } from "./codec/entity.js";
import { metadata } from "./codec/metadata.js";
import { boolean, integer, nothing, segment, string } from "./codec/primitives.js";
import { anyOf, filter, sortedBy } from "./codec/query.js";
import { by, closedUnion, openUnion } from "./codec/union.js";
import { invalidRequest, resourceNotFound } from "./documentedErrors.js";
import { record } from "./entities/record.js";
import { json, listOperation, operation } from "./operation.js";
export const CustomFieldType = /* @__PURE__ */ (() => (openEnum('text', 'number', 'date', 'checkbox', 'select')))();
const formTexts = /* @__PURE__ */ (() => ({
    formLabel: optional(string),
    formHelpText: optional(string),
    formPlaceholder: optional(string),
}))();
/** Least and greatest value; dates as seconds since 1970. */
const bounds = /* @__PURE__ */ (() => ({ ge: optional(integer), le: optional(integer) }))();
export const CustomFieldTextProperties = /* @__PURE__ */ (() => (entity('CustomFieldTextProperties', {
    ...formTexts,
    textarea: optional(boolean),
    minLength: optional(integer),
    maxLength: optional(integer),
})))();
export const CustomFieldNumberProperties = /* @__PURE__ */ (() => (entity('CustomFieldNumberProperties', {
    ...formTexts,
    ...bounds,
})))();
export const CustomFieldDateProperties = /* @__PURE__ */ (() => (entity('CustomFieldDateProperties', {
    ...formTexts,
    ...bounds,
})))();
export const CustomFieldCheckboxProperties = /* @__PURE__ */ (() => (entity('CustomFieldCheckboxProperties', formTexts)))();
export const CustomFieldSelectProperties = /* @__PURE__ */ (() => (entity('CustomFieldSelectProperties', {
    ...formTexts,
    options: list(entity('CustomFieldSelectOption', { value: string, label: string })),
})))();
const kept = /* @__PURE__ */ (() => ({ ...record, metadata, slug: string, name: string, organizationId: string }))();
const customField = /* @__PURE__ */ (() => (openUnion('CustomField', by('type'), {
    text: entity('CustomFieldText', {
        ...kept,
        type: literal('text'),
        properties: CustomFieldTextProperties,
    }),
    number: entity('CustomFieldNumber', {
        ...kept,
        type: literal('number'),
        properties: CustomFieldNumberProperties,
    }),
    date: entity('CustomFieldDate', {
        ...kept,
        type: literal('date'),
        properties: CustomFieldDateProperties,
    }),
    checkbox: entity('CustomFieldCheckbox', {
        ...kept,
        type: literal('checkbox'),
        properties: CustomFieldCheckboxProperties,
    }),
    select: entity('CustomFieldSelect', {
        ...kept,
        type: literal('select'),
        properties: CustomFieldSelectProperties,
    }),
})))();
export const CustomField = customField;
export const AttachedCustomField = /* @__PURE__ */ (() => (entity('AttachedCustomField', {
    customFieldId: string,
    customField: CustomField,
    order: integer,
    required: boolean,
})))();
const creation = /* @__PURE__ */ (() => ({
    metadata: optional(metadata),
    slug: string,
    name: string,
    organizationId: optional(nullable(string)),
}))();
const customFieldCreate = /* @__PURE__ */ (() => (closedUnion('CustomFieldCreate', by('type'), {
    text: entity('CustomFieldCreateText', {
        ...creation,
        type: literal('text'),
        properties: CustomFieldTextProperties,
    }),
    number: entity('CustomFieldCreateNumber', {
        ...creation,
        type: literal('number'),
        properties: CustomFieldNumberProperties,
    }),
    date: entity('CustomFieldCreateDate', {
        ...creation,
        type: literal('date'),
        properties: CustomFieldDateProperties,
    }),
    checkbox: entity('CustomFieldCreateCheckbox', {
        ...creation,
        type: literal('checkbox'),
        properties: CustomFieldCheckboxProperties,
    }),
    select: entity('CustomFieldCreateSelect', {
        ...creation,
        type: literal('select'),
        properties: CustomFieldSelectProperties,
    }),
})))();
export const CustomFieldCreate = customFieldCreate;
const change = /* @__PURE__ */ (() => ({
    metadata: optional(nullable(metadata)),
    name: optional(nullable(string)),
    slug: optional(nullable(string)),
}))();
const customFieldUpdate = /* @__PURE__ */ (() => (closedUnion('CustomFieldUpdate', by('type'), {
    text: entity('CustomFieldUpdateText', {
        ...change,
        type: literal('text'),
        properties: optional(nullable(CustomFieldTextProperties)),
    }),
    number: entity('CustomFieldUpdateNumber', {
        ...change,
        type: literal('number'),
        properties: optional(nullable(CustomFieldNumberProperties)),
    }),
    date: entity('CustomFieldUpdateDate', {
        ...change,
        type: literal('date'),
        properties: optional(nullable(CustomFieldDateProperties)),
    }),
    checkbox: entity('CustomFieldUpdateCheckbox', {
        ...change,
        type: literal('checkbox'),
        properties: optional(nullable(CustomFieldCheckboxProperties)),
    }),
    select: entity('CustomFieldUpdateSelect', {
        ...change,
        type: literal('select'),
        properties: optional(nullable(CustomFieldSelectProperties)),
    }),
})))();
export const CustomFieldUpdate = customFieldUpdate;
export const listCustomFields = /* @__PURE__ */ (() => (listOperation({
    name: 'customFields.list',
    summary: 'List custom fields.',
    path: '/v1/custom-fields/',
    auth: 'accessToken',
    query: {
        organizationId: anyOf(string),
        query: filter(string),
        type: anyOf(CustomFieldType),
        sorting: sortedBy('created_at', 'slug', 'name', 'type'),
    },
    items: CustomField,
    errors: [invalidRequest],
})))();
export const createCustomField = /* @__PURE__ */ (() => (operation({
    name: 'customFields.create',
    summary: 'Create a custom field.',
    method: 'POST',
    path: '/v1/custom-fields/',
    auth: 'accessToken',
    body: json(CustomFieldCreate),
    success: { 201: CustomField },
    errors: [invalidRequest],
})))();
export const getCustomField = /* @__PURE__ */ (() => (operation({
    name: 'customFields.get',
    summary: 'Get a custom field by its id.',
    method: 'GET',
    path: '/v1/custom-fields/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 200: CustomField },
    errors: [resourceNotFound, invalidRequest],
})))();
export const updateCustomField = /* @__PURE__ */ (() => (operation({
    name: 'customFields.update',
    summary: 'Change what is given of a custom field.',
    method: 'PATCH',
    path: '/v1/custom-fields/{id}',
    auth: 'accessToken',
    params: { id: segment },
    body: json(CustomFieldUpdate, 'customFieldUpdate'),
    success: { 200: CustomField },
    errors: [resourceNotFound, invalidRequest],
})))();
export const deleteCustomField = /* @__PURE__ */ (() => (operation({
    name: 'customFields.delete',
    summary: 'Delete a custom field.',
    method: 'DELETE',
    path: '/v1/custom-fields/{id}',
    auth: 'accessToken',
    params: { id: segment },
    success: { 204: nothing },
    errors: [resourceNotFound, invalidRequest],
})))();
//# sourceMappingURL=customFields.js.map