import { codec } from "./Codec.js";
import { closedEnum, list, many, nullable } from "./collections.js";
import { defaulted, optional } from "./entity.js";
import { boolean, integer } from "./primitives.js";
/** A whole number as a query carries it: decimal text. */
export const queryInteger = /* @__PURE__ */ (() => (codec('integer', { kind: 'queryInteger' }, (wire, run) => integer.read(typeof wire === 'string' && /^-?\d+$/.test(wire) ? Number(wire) : wire, run), (value, run) => `${integer.write(value, run)}`)))();
/** True or false as a query carries it. */
export const queryBoolean = /* @__PURE__ */ (() => (codec('boolean', { kind: 'queryBoolean' }, (wire, run) => boolean.read(wire === 'true' || (wire === 'false' ? false : wire), run), (value, run) => `${boolean.write(value, run)}`)))();
/** Only what matches; null and nothing match everything. */
export const filter = (of) => optional(nullable(of));
/** Only what matches one of the values; null and nothing match everything. */
export const anyOf = (of) => filter(many(of));
/** The order of a list; a minus in front of a property's wire name turns it round. */
export const sortedBy = (...properties) => filter(list(closedEnum(...properties.flatMap((property) => [property, `-${property}`]))));
/** Which part of a list is wanted, from page 1 on. */
export const paging = /* @__PURE__ */ (() => ({
    page: defaulted(queryInteger, 1),
    limit: defaulted(queryInteger, 10),
}))();
//# sourceMappingURL=query.js.map