import { createBillingCore } from "./createBillingCore.js";
import { operations } from "./operations.js";
export const createBillingClient = (options = {}) => methods(createBillingCore(options), operations);
const methods = (core, tree) => Object.fromEntries(Object.entries(tree).map(([name, part]) => [
    name,
    typeof part === 'function' ? method(core, part) : methods(core, part),
]));
const method = (core, part) => async (...call) => {
    const result = await part(core)(...call)();
    if (result._tag === 'Left')
        throw result.left;
    return result.right;
};
//# sourceMappingURL=createBillingClient.js.map