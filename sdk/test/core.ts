import { authorize, createBillingClient, createBillingCore } from '../src/2025-03/index.ts'
import { listPaymentMethods } from '../src/2025-03/customerPortal/customers.ts'
import { validateEvent } from '../src/2025-03/webhooks.ts'

/** The tag of the error. */
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) =>
      typeof error === 'object' && error !== null && '_tag' in error ? error._tag : String(error),
  )

/** Exercises the core in any runtime, against the server of `runtimes.test.ts`. */
export const runCore = async (serverURL: string): Promise<Record<string, unknown>> => {
  const client = createBillingClient({ accessToken: 'token', serverURL })
  const session = { customerSession: 'session' }
  const portal = client.customerPortal.customers

  const ids: string[] = []
  const pages = await portal.getPaymentMethods(session, { limit: 2 })
  for await (const { id } of pages.items()) ids.push(id)

  const task = listPaymentMethods(createBillingCore({ serverURL }))(session, { limit: 2 })
  const either = await task()

  const controller = new AbortController()
  setTimeout(() => controller.abort(), 50)

  const { url, codeVerifier } = await authorize({
    clientId: 'shop',
    redirectUri: 'https://shop.example',
    scopes: ['openid'],
    serverURL,
  })

  await client.customers.delete({ id: 'ä/ö' })

  return {
    ids,
    either: either._tag,
    firstCreatedAt: pages.result.items[0]?.createdAt.toISOString(),
    ingested: await client.events.ingest({
      events: [{ name: 'ride', customerId: 'a b', timestamp: new Date(0) }],
    }),
    retried: await client.oauth2.userinfo({ retry: { initialIntervalMs: 1, jitterMs: 0 } }),
    notFound: await failure(client.products.get({ id: 'missing' })),
    malformed: await failure(client.products.get({ id: 'malformed' })),
    invalid: await failure(client.products.get({ id: '..' })),
    aborted: await failure(client.products.get({ id: 'slow' }, { signal: controller.signal })),
    timedOut: await failure(client.products.get({ id: 'slow' }, { timeoutMs: 50 })),
    unreachable: await failure(
      createBillingClient({ accessToken: 't', serverURL: 'http://127.0.0.1:1' }).products.list(),
    ),
    challenge: new URL(url).searchParams.get('code_challenge')?.length,
    codeVerifier: codeVerifier.length,
    forged: await failure(
      validateEvent(
        '{}',
        { 'webhook-id': '1', 'webhook-timestamp': '0', 'webhook-signature': 'v1,AA==' },
        'x',
        { now: 0 },
      ),
    ),
  }
}
