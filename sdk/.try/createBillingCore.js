import { runOperation } from "./http/runOperation.js";
export const servers = {
    production: 'https://api.polar.sh',
    sandbox: 'https://sandbox-api.polar.sh',
};
/** A core for the operations' functions; `createBillingClient` has them all as methods. */
export const createBillingCore = (options = {}) => ({
    options,
    run: (operation, call) => () => runOperation(options, operation, call),
});
//# sourceMappingURL=createBillingCore.js.map