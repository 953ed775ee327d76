import { isUnknown } from '../../src/codec/union.ts'
import { createBillingClient } from '../../src/2025-03/index.ts'
import type { Sandbox, SandboxOptions } from '../../src/sandbox.ts'
import { startSandbox } from '../../src/sandbox.ts'

export type Client = ReturnType<typeof createBillingClient>

/** A sandbox and a client of its first organization. */
export interface Shop extends AsyncDisposable {
  readonly sandbox: Sandbox
  readonly client: Client
}

/**
 * A separate sandbox for a test: `await using shop = await openShop()`. Its webhook receiver, if it has one, gets
 * events in the same contract version as the client.
 */
export const openShop = async ({ webhooks, ...options }: SandboxOptions = {}): Promise<Shop> => {
  const sandbox = await startSandbox({
    now: '2026-01-31T12:00:00Z',
    today: '2026-11-26',
    unnamed: '2025-03',
    ...(webhooks && { webhooks: { version: '2025-03', ...webhooks } }),
    ...options,
  })
  return {
    sandbox,
    client: clientOf(sandbox),
    [Symbol.asyncDispose]: () => sandbox.close(),
  }
}

/** A client, with another token if given. It is strict, so unknown values fail. */
export const clientOf = (sandbox: Sandbox, accessToken = sandbox.accessToken): Client =>
  createBillingClient({ serverURL: sandbox.url, accessToken, strict: true })

/** The error that a call fails with, or 'no failure'. */
export const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )

/** A value of an open union, which a strict client never returns as `Unknown`. */
export const known = <A>(value: A): Exclude<A, { readonly isUnknown: true }> => {
  if (isUnknown(value)) throw new Error('a strict client has let something unknown through')
  return value as Exclude<A, { readonly isUnknown: true }>
}
