import { createBillingCore, type BillingCore } from '@dramatis/sdk/2026-10'

/** The platform's client for visitors, who need not know which version of its contract ends when. */
export const platformCore = (serverURL: string, timeoutMs: number): BillingCore =>
  createBillingCore({ serverURL, timeoutMs, hooks: { onVersionNotice: () => undefined } })
