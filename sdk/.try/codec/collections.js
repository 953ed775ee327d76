import { codec } from "./Codec.js";
import { isRecord } from "./entity.js";
import { same } from "./primitives.js";
import { fail, under } from "./Run.js";
/** One of `values`; the compiler and the client refuse any other. For requests only. */
export const closedEnum = (...values) => same({ kind: 'enum', values, open: false }, choices(values), (value) => values.some((known) => known === value));
/**
 * One of `values`, or one that the platform has added since, which passes through an answer unless
 * the client is strict. Requests may only hold known ones.
 */
export const openEnum = (...values) => {
    const known = new Set(values);
    const check = (value, run) => typeof value === 'string' && (!run.strict || known.has(value))
        ? value
        : fail(run, choices(values), value);
    return codec('enum', { kind: 'enum', values, open: true }, check, check);
};
export const literal = (value) => same({ kind: 'literal', value }, JSON.stringify(value), (found) => found === value);
export const nullable = (of) => codec(`${of.name} or null`, { kind: 'nullable', of }, (wire, run) => (wire === null ? null : of.read(wire, run)), (value, run) => (value === null ? null : of.write(value, run)));
export const list = (of) => codec(`list of ${of.name}`, { kind: 'list', of }, (wire, run) => each(wire, run, of.read), (value, run) => each(value, run, of.write));
/** One value or several, as a query takes them: a repeated name on the wire. */
export const many = (of) => codec(`one or many ${of.name}`, { kind: 'many', of }, (wire, run) => (Array.isArray(wire) ? each(wire, run, of.read) : of.read(wire, run)), (value, run) => (Array.isArray(value) ? each(value, run, of.write) : of.write(value, run)));
export const pair = (first, second) => {
    const both = (value, run, way) => {
        if (!Array.isArray(value) || value.length !== 2)
            return fail(run, 'a list of two', value);
        const parts = [first, second];
        return parts.map((part, index) => at(index, run, () => part[way](value[index], run)));
    };
    return codec(`${first.name} and ${second.name}`, { kind: 'pair', of: [first, second] }, (wire, run) => both(wire, run, 'read'), (value, run) => both(value, run, 'write'));
};
/** An object whose keys are data, so they stay as they are. */
export const map = (of) => {
    const copy = (source, run, convert) => isRecord(source)
        ? Object.fromEntries(Object.entries(source).map(([key, value]) => [
            key,
            at(key, run, () => convert(value, run)),
        ]))
        : fail(run, 'an object', source);
    return codec(`map of ${of.name}`, { kind: 'map', of }, (wire, run) => copy(wire, run, of.read), (value, run) => copy(value, run, of.write));
};
const MAXIMUM_DEPTH = 100;
/** A codec that holds itself; `of` is asked once it exists. */
export const recursive = (name, of) => {
    let depth = 0;
    const deeper = (run, value, convert) => {
        if (depth >= MAXIMUM_DEPTH)
            return fail(run, `at most ${MAXIMUM_DEPTH} levels`, value);
        depth++;
        try {
            return convert();
        }
        finally {
            depth--;
        }
    };
    return codec(name, { kind: 'recursive', of }, (wire, run) => deeper(run, wire, () => of().read(wire, run)), (value, run) => deeper(run, value, () => of().write(value, run)));
};
const choices = (values) => `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
const each = (source, run, convert) => {
    if (!Array.isArray(source))
        return fail(run, 'a list', source);
    const values = source;
    const copy = [];
    for (let index = 0; index < values.length; index++) {
        const since = run.issues.length;
        copy.push(convert(values[index], run));
        if (run.issues.length !== since)
            under(run, since, index);
    }
    return copy;
};
const at = (key, run, convert) => {
    const since = run.issues.length;
    const value = convert();
    if (run.issues.length !== since)
        under(run, since, key);
    return value;
};
/** A body that may be empty. */
export const orNothing = (of) => codec(`${of.name} or nothing`, { kind: 'orNothing', of }, (wire, run) => (wire == null ? undefined : of.read(wire, run)), (value, run) => (value == null ? undefined : of.write(value, run)));
//# sourceMappingURL=collections.js.map