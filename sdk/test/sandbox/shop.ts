import { isUnknown } from '../../src/codec/union.ts'
import { createBillingClient } from '../../src/index.ts'
import type { Sandbox, SandboxOptions } from '../../src/sandbox.ts'
import { startSandbox } from '../../src/sandbox.ts'

export type Client = ReturnType<typeof createBillingClient>

/** A sandbox and a client of its first organisation. */
export interface Shop extends AsyncDisposable {
  readonly sandbox: Sandbox
  readonly client: Client
}

/** A sandbox of its own for a test: `await using shop = await openShop()`. */
export const openShop = async (options: SandboxOptions = {}): Promise<Shop> => {
  const sandbox = await startSandbox({ now: '2026-01-31T12:00:00Z', ...options })
  return {
    sandbox,
    client: clientOf(sandbox),
    [Symbol.asyncDispose]: () => sandbox.close(),
  }
}

/** A client with another token, or with none. Strict, so that nothing unknown slips through. */
export const clientOf = (sandbox: Sandbox, accessToken = sandbox.accessToken): Client =>
  createBillingClient({ serverURL: sandbox.url, accessToken, strict: true })

/** What a call failed with, as its tag and status. */
export const failureOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  )

/** A value of a union that grows, which a strict client never gives as unknown. */
export const known = <A>(value: A): Exclude<A, { readonly isUnknown: true }> => {
  if (isUnknown(value)) throw new Error('a strict client has let something unknown through')
  return value as Exclude<A, { readonly isUnknown: true }>
}
