export * from "./BillingError.js";
export * from "./errorGuards.js";
export { isUnknown } from "./codec/union.js";
export { createBillingClient } from "./createBillingClient.js";
export { createBillingCore } from "./createBillingCore.js";
export { operations } from "./operations.js";
export { Page, Pagination } from "./Page.js";
//# sourceMappingURL=index.js.map