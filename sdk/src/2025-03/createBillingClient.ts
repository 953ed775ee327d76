import type { ClientOptions, Methods } from '../createClient.ts'
import { createClient } from '../createClient.ts'
import { uploadFile } from './files.ts'
import { contract } from './operation.ts'
import { operations } from './operations.ts'

/**
 * Every operation as a method that returns a promise and throws `BillingError`s:
 * `client.subscriptions.list({ productId })`. The last argument of a call sets its `signal`,
 * `timeoutMs`, `retry` and `headers`.
 */
export interface BillingClient extends Omit<Methods<typeof operations>, 'files'> {
  readonly files: Methods<typeof operations.files & { readonly uploadFile: typeof uploadFile }>
}

/**
 * A client for the contract of March 2025, which the platform does not know by name: it answers in its current version,
 * whose shapes differ. This is for servers of that time, such as a platform that you host yourself, and for the sandbox.
 */
export const createBillingClient = (options: ClientOptions<'2025-03'> = {}): BillingClient =>
  createClient(contract, options, {
    ...operations,
    files: { ...operations.files, uploadFile },
  })
