export * from '../common.ts'
export type { BillingClient } from './createBillingClient.ts'
export { createBillingClient } from './createBillingClient.ts'
export { operations } from './operations.ts'
