import { codec } from "./Codec.js";
import { fail } from "./Run.js";
/** A text. Identifiers, addresses and URLs are texts too: their rules are the platform's to check. */
export const string = /* @__PURE__ */ (() => (same({ kind: 'string' }, 'text', (value) => typeof value === 'string')))();
export const boolean = /* @__PURE__ */ (() => (same({ kind: 'boolean' }, 'true or false', (value) => typeof value === 'boolean')))();
/** A whole number that JavaScript holds exactly. Amounts are in the currency's smallest unit. */
export const integer = /* @__PURE__ */ (() => (same({ kind: 'integer' }, 'a whole number', Number.isSafeInteger)))();
export const number = /* @__PURE__ */ (() => (same({ kind: 'number' }, 'a number', Number.isFinite)))();
export const textOrInteger = /* @__PURE__ */ (() => (same({ kind: 'textOrInteger' }, 'text or a whole number', (value) => typeof value === 'string' || Number.isSafeInteger(value))))();
/** What metadata may hold. */
export const scalar = /* @__PURE__ */ (() => (same({ kind: 'scalar' }, 'text, a whole number, true or false', (value) => typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value))))();
/** A part of a path. Empty, '.' and '..' would address another resource once the URL is resolved. */
export const segment = /* @__PURE__ */ (() => (same({ kind: 'segment' }, "text other than '', '.' and '..'", (value) => typeof value === 'string' && !/^\.{0,2}$/.test(value) && !LONE_SURROGATE.test(value))))();
/** Any JSON, handed through as it is. */
export const unknown = /* @__PURE__ */ (() => (same({ kind: 'unknown' }, 'a value JSON can hold', isJson)))();
/** No content. */
export const nothing = /* @__PURE__ */ (() => (codec('nothing', { kind: 'nothing' }, () => undefined, () => undefined)))();
/** A moment: a `Date` here, ISO 8601 with an offset on the wire. */
export const date = /* @__PURE__ */ (() => (dateLike({ kind: 'date' }, 'an ISO 8601 date-time with an offset', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i, (iso) => iso)))();
/** A calendar day in UTC: a `Date` here, YYYY-MM-DD on the wire. */
export const day = /* @__PURE__ */ (() => (dateLike({ kind: 'day' }, 'a day as YYYY-MM-DD', /^\d{4}-\d\d-\d\d$/, (iso) => iso.slice(0, 10))))();
// Half a character cannot be percent-encoded.
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/;
function isJson(value) {
    try {
        JSON.stringify(value);
        return true;
    }
    catch {
        return false;
    }
}
/** A codec of values that look the same here and on the wire. */
export function same(shape, expected, accepts) {
    const check = (value, run) => accepts(value) ? value : fail(run, expected, value);
    return codec(shape.kind, shape, check, check);
}
function dateLike(shape, expected, pattern, cut) {
    return codec(shape.kind, shape, (wire, run) => {
        if (typeof wire === 'string' && pattern.test(wire)) {
            const value = new Date(wire);
            if (!Number.isNaN(value.getTime()))
                return value;
        }
        return fail(run, expected, wire);
    }, (value, run) => {
        if (value instanceof Date && !Number.isNaN(value.getTime())) {
            const iso = cut(value.toISOString());
            if (pattern.test(iso))
                return iso;
        }
        return fail(run, 'a valid Date in the years 0 to 9999', value);
    });
}
//# sourceMappingURL=primitives.js.map