import { isRecord } from "./entity.js";
import { same } from "./primitives.js";
/** The merchant's own keys and values, handed through untouched. */
export const metadata = /* @__PURE__ */ (() => (same({ kind: 'metadata' }, 'an object of texts, whole numbers, true and false', (value) => isRecord(value) && Object.values(value).every(isScalar))))();
/** A buyer's answers to custom fields by slug, handed through untouched; dates stay as sent. */
export const customFieldData = /* @__PURE__ */ (() => (same({ kind: 'customFieldData' }, 'an object of texts, whole numbers, dates, true, false and null', (value) => isRecord(value) &&
    Object.values(value).every((entry) => entry === null || isScalar(entry) || isDate(entry)))))();
/** Values that metadata must have, by key; several values for one key are alternatives. */
export const metadataQuery = /* @__PURE__ */ (() => (same({ kind: 'metadataQuery' }, 'an object of texts, whole numbers, true and false, or lists of them', (value) => isRecord(value) &&
    Object.values(value).every((entry) => Array.isArray(entry) ? entry.every(isScalar) : isScalar(entry)))))();
const isScalar = (value) => typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value);
const isDate = (value) => value instanceof Date && !Number.isNaN(value.getTime());
//# sourceMappingURL=metadata.js.map