import { codec } from "./Codec.js";
import { isRecord, wireName } from "./entity.js";
import { fail, within } from "./Run.js";
export const isUnknown = (value) => isRecord(value) && value.isUnknown === true && 'raw' in value;
/** Told apart by the value of one property. */
export const by = (tag) => ({
    tag,
    expected: (branches) => `an object whose ${tag} is one of ${branches.map((name) => `"${name}"`).join(', ')}`,
    select: (property) => property(tag),
});
/** Told apart by which one of the branches' names is a property that has a value. */
export const byPresence = (...names) => ({
    expected: () => `an object with exactly one of ${names.join(', ')}`,
    select: (property) => {
        const present = names.filter((name) => property(name) != null);
        return present.length === 1 ? present[0] : undefined;
    },
});
/** A union for requests: the compiler and the client refuse any other branch. */
export const closedUnion = (name, selector, branches) => union(name, selector, branches, false);
/** A union whose branches may grow: a new one arrives as `Unknown`, unless the client is strict. */
export const openUnion = (name, selector, branches) => union(name, selector, branches, true);
const union = (name, selector, branches, open) => {
    const { tag, select } = selector;
    const expected = selector.expected(Object.keys(branches));
    const convert = (value, run, way, other) => {
        if (!isRecord(value))
            return fail(run, expected, value);
        const selected = select((key) => value[way === 'read' ? wireName(key) : key]);
        const branch = typeof selected === 'string' && Object.hasOwn(branches, selected) && branches[selected];
        if (!branch)
            return other(selected);
        const since = run.issues.length;
        const converted = branch[way](value, run);
        if (run.issues.length !== since)
            within(run, since, branch.name);
        return converted;
    };
    return codec(name, { kind: 'union', branches, open, ...(tag && { tag }) }, (wire, run) => convert(wire, run, 'read', (selected) => open && !run.strict && typeof selected === 'string'
        ? { ...(tag && { [tag]: 'UNKNOWN' }), isUnknown: true, raw: wire }
        : fail(run, expected, tag ? selected : wire)), (value, run) => convert(value, run, 'write', (selected) => open && !run.strict && isUnknown(value)
        ? value.raw
        : fail(run, expected, tag ? selected : value)));
};
//# sourceMappingURL=union.js.map