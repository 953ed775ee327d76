import { codec } from "./Codec.js";
import { fail, under } from "./Run.js";
export const optional = (of) => field('optional', of);
/** An optional property of a request that is sent with the platform's default when left out. */
export const defaulted = (of, fallback) => field('optional', of, fallback);
/** A property of an answer that reads as the platform's default when the platform leaves it out. */
export const presumed = (of, fallback) => ({
    ...field('presumed', of),
    fallback,
});
function field(presence, of, fallback) {
    return {
        presence,
        codec: of,
        ...(fallback !== undefined && { fallback }),
        // io-ts keeps the type of a codec's values in a property that only the compiler sees.
        _A: of._A,
    };
}
/** `createdAt` is `created_at` on the wire; there are no exceptions. */
export const wireName = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** An object with known properties. What else the platform sends, or a caller gives, is left out. */
export const entity = (name, fields) => {
    const read = copier(Object.entries(fields).map(([key, field]) => reading(key, field)));
    const write = copier(Object.entries(fields).map(([key, field]) => writing(key, field)));
    return codec(name, { kind: 'entity', fields }, (wire, run) => read(wire, run), write);
};
/** The same properties, all optional and without defaults: what a PATCH sends. */
export const partial = (fields) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, optional(codecOf(field))]));
export const codecOf = (field) => ('presence' in field ? field.codec : field);
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const reading = (key, field) => ({
    from: wireName(key),
    to: key,
    convert: codecOf(field).read,
    required: !('presence' in field),
    fallback: 'presence' in field ? field.fallback : undefined,
});
const writing = (key, field) => ({
    from: key,
    to: wireName(key),
    convert: codecOf(field).write,
    required: !('presence' in field && field.presence === 'optional'),
    fallback: 'presence' in field && field.presence === 'optional' ? field.fallback : undefined,
});
const copier = (steps) => (source, run) => {
    if (!isRecord(source))
        return fail(run, 'an object', source);
    const copy = {};
    for (const { from, to, convert, required, fallback } of steps) {
        const since = run.issues.length;
        const value = source[from];
        if (value !== undefined)
            copy[to] = convert(value, run);
        else if (fallback !== undefined)
            copy[to] = fallback;
        else if (required)
            fail(run, 'a value', value);
        if (run.issues.length !== since)
            under(run, since, from);
    }
    return copy;
};
//# sourceMappingURL=entity.js.map