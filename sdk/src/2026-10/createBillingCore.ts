import type { BillingCore } from '../BillingCore.ts'
import type { BillingOptions } from '../BillingOptions.ts'
import { createBillingCoreOf } from '../createBillingCore.ts'

/** A core to pass to operation functions; `createBillingClient` has all of them as methods. */
export const createBillingCore = (options: BillingOptions = {}): BillingCore =>
  createBillingCoreOf('2026-10', options)
