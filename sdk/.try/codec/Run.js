export const run = (strict) => ({ strict, issues: [] });
/** Notes a failure. The result stands in for the value that cannot be had; nobody may use it. */
export const fail = (run, expected, found) => {
    run.issues.push({ path: [], expected, got: describe(found) });
    return undefined;
};
/** Puts `key` in front of the path of every issue from position `since` on. */
export const under = (run, since, key) => {
    for (let index = since; index < run.issues.length; index++) {
        const issue = run.issues[index];
        if (issue)
            run.issues[index] = { ...issue, path: [key, ...issue.path] };
    }
};
/** Names the union branch of every issue from position `since` on, unless an inner one is named. */
export const within = (run, since, branch) => {
    for (let index = since; index < run.issues.length; index++) {
        const issue = run.issues[index];
        if (issue)
            run.issues[index] = { branch, ...issue };
    }
};
/** `prices[0].priceAmount (ProductPriceFixedCreate): expected a whole number, got "ten"` */
export const sentence = ({ path, branch, expected, got }) => {
    const where = path
        .map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key))
        .join('');
    return `${where || 'the value'}${branch ? ` (${branch})` : ''}: expected ${expected}, got ${got}`;
};
// Digits and long texts stay out, so that a token in the wrong place is never repeated.
const WORD = /^[a-z_:-]{1,24}$/i;
const describe = (found) => {
    if (found === undefined)
        return 'nothing';
    if (typeof found === 'string')
        return WORD.test(found) ? `"${found}"` : found ? 'text' : 'empty text';
    if (typeof found === 'number' || typeof found === 'boolean' || found === null)
        return `${found}`;
    if (Array.isArray(found))
        return 'a list';
    if (found instanceof Date)
        return Number.isNaN(found.getTime()) ? 'an invalid Date' : 'a Date';
    return typeof found === 'object' ? 'an object' : `a ${typeof found}`;
};
//# sourceMappingURL=Run.js.map