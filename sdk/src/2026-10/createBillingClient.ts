import type { ClientOptions, Methods } from '../createClient.ts'
import { createClient } from '../createClient.ts'
import { uploadFile } from '../shared/files.ts'
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

export const createBillingClient = (options: ClientOptions<'2026-10'> = {}): BillingClient =>
  createClient(contract, options, {
    ...operations,
    files: { ...operations.files, uploadFile },
  })
