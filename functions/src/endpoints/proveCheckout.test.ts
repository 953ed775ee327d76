import { WINDOW_MS } from '@dramatis/catalogue'
import { createBillingClient } from '@dramatis/sdk/2026-10'
import { DEMO } from '@dramatis/sdk/sandbox'
import {
  newVisitor,
  outcomeOf,
  post,
  read,
  type FunctionsServer,
} from '../../test/serveFunctions.ts'
import { serveWithCodes } from '../../test/serveWithCodes.ts'
import { startPlatform, type Platform } from '../../test/startPlatform.ts'
import {
  CHECKOUT_FAILED,
  CheckoutResponse,
  PROOF_HEADER,
  PROOF_IN_COOKIE,
  ProveCheckoutResponse,
  SubscriptionResponse,
} from '../contract/index.ts'
import { LIMITS } from '../quota/allowances.ts'
import { CHECKOUT_PROOF_MS } from './proveCheckout.ts'

const EMAIL = 'ann@example.com'

let platform: Platform
let server: FunctionsServer
let now: number
let visitor: Record<string, string>

const serve = (environment: Readonly<Record<string, string>> = {}) =>
  serveWithCodes({ platform, smtpUrl: 'smtp://127.0.0.1:1', clock: () => now, environment })

beforeEach(async () => {
  platform = await startPlatform()
  now = platform.sandbox.now().getTime()
  server = await serve()
  visitor = await newVisitor(server)
})

afterEach(async () => {
  await server.close()
  await platform.close()
})

interface OpenCheckout {
  readonly checkoutId: string
  readonly clientSecret: string
}

/** Opens a checkout as the page does, which learns its id from the platform. */
const open = async (): Promise<OpenCheckout> => {
  const { watch } = await read(CheckoutResponse, post(server, 'checkout', {}, { headers: visitor }))
  const clientSecret = watch?.clientSecret ?? ''
  const { id } = await shop().checkouts.clientGet({ clientSecret })
  return { checkoutId: id, clientSecret }
}

const shop = () => createBillingClient({ serverURL: platform.url })

const pay = (
  { clientSecret }: OpenCheckout,
  confirmationTokenId = 'tok_visa',
  customerEmail = EMAIL,
) =>
  shop().checkouts.clientConfirm({
    clientSecret,
    checkoutConfirmStripe: { customerEmail, confirmationTokenId },
  })

const prove = (checkoutId: string, headers: Record<string, string> = visitor) =>
  post(server, 'proveCheckout', { checkoutId }, { headers })

const unproven = [403, { error: 'This checkout proves no address here. Ask for a code by email.' }]

describe('[security-visitor-12] a paid checkout', () => {
  test('proves the address that the platform has for it, without a code', async () => {
    const checkout = await open()
    await pay(checkout)
    const { email, proof } = await read(ProveCheckoutResponse, prove(checkout.checkoutId))
    expect(email).toBe(EMAIL)
    const headers = { [PROOF_HEADER]: proof }
    expect(
      await read(SubscriptionResponse, post(server, 'subscription', { email }, { headers })),
    ).toEqual({ premium: true })
  })

  test('gives our own page a cookie that no script can read', async () => {
    const checkout = await open()
    await pay(checkout)
    const response = await prove(checkout.checkoutId, {
      ...visitor,
      'sec-fetch-site': 'same-origin',
      origin: 'https://page.example',
    })
    expect(await response.json()).toEqual({ email: EMAIL, proof: PROOF_IN_COOKIE })
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-dramatis-proof=.*HttpOnly/)
  })

  test('does so only once', async () => {
    const checkout = await open()
    await pay(checkout)
    const statuses = (
      await Promise.all(Array.from({ length: 4 }, () => prove(checkout.checkoutId)))
    ).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 429, 429, 429])
    now += WINDOW_MS
    expect(await outcomeOf(prove(checkout.checkoutId))).toEqual(unproven)
  })

  test('does so only within an hour', async () => {
    const [late, punctual] = [await open(), await open()]
    await pay(late)
    await pay(punctual, 'tok_visa', 'bob@example.com')
    now += CHECKOUT_PROOF_MS - 1
    expect((await prove(punctual.checkoutId)).status).toBe(200)
    now += 1
    expect(await outcomeOf(prove(late.checkoutId))).toEqual(unproven)
  })

  test('proves nothing to anyone but the visitor who opened it, and is not used up by others', async () => {
    const checkout = await open()
    await pay(checkout)
    expect(await outcomeOf(prove(checkout.checkoutId, await newVisitor(server)))).toEqual(unproven)
    expect(await outcomeOf(prove(checkout.checkoutId, {}))).toEqual(unproven)
    expect((await prove(checkout.checkoutId)).status).toBe(200)
  })
})

describe('[security-visitor-12] a checkout proves nothing', () => {
  test('if it is unpaid or its card was declined, until it is paid', async () => {
    const checkout = await open()
    expect(await outcomeOf(prove(checkout.checkoutId))).toEqual(unproven)
    await expect(pay(checkout, 'tok_declined')).rejects.toThrow()
    expect(await outcomeOf(prove(checkout.checkoutId))).toEqual(unproven)
    await pay(checkout)
    expect((await prove(checkout.checkoutId)).status).toBe(200)
  })

  test('if its payment fails later', async () => {
    const checkout = await open()
    await pay(checkout, 'tok_fails_later')
    expect(await outcomeOf(prove(checkout.checkoutId))).toEqual(unproven)
  })

  test.each([
    ['never issued', '0b7e7a52-7d2b-4c8e-9f0a-6d3f6a3f0c11', unproven],
    ['malformed', 'not-an-id', unproven],
  ])('with an id that was %s', async (_, id, expected) => {
    expect(await outcomeOf(prove(id))).toEqual(expected)
  })

  test('with an id that would lead elsewhere', async () => {
    expect((await prove('../customers/')).status).toBe(400)
    expect(platform.requests).toEqual([])
  })

  test('if the merchant made it elsewhere or for another product', async () => {
    const { checkouts } = platform.client
    const elsewhere = await checkouts.create({ products: [DEMO.productId] })
    await pay({ checkoutId: elsewhere.id, clientSecret: elsewhere.clientSecret })
    expect(await outcomeOf(prove(elsewhere.id))).toEqual(unproven)
    const own = await open()
    await pay(own, 'tok_visa', 'bob@example.com')
    platform.alter = (body) => ({ ...body, product_id: elsewhere.id })
    expect(await outcomeOf(prove(own.checkoutId))).toEqual(unproven)
  })
})

test('[security-visitor-12] limits how many checkouts a visitor tries, also in vain', async () => {
  const statuses: number[] = []
  for (let i = 0; i <= LIMITS.checkoutTries; i++) statuses.push((await prove(`id-${i}`)).status)
  expect(statuses).toEqual([...Array.from({ length: LIMITS.checkoutTries }, () => 403), 429])
})

test('says that the platform does not respond, and lets the visitor try again', async () => {
  const checkout = await open()
  await pay(checkout)
  platform.trouble = 'html'
  expect(await outcomeOf(prove(checkout.checkoutId))).toEqual([502, { error: CHECKOUT_FAILED }])
  platform.trouble = undefined
  expect((await prove(checkout.checkoutId)).status).toBe(200)
})

test('keeps the id, the address and the proof out of the log', async () => {
  const checkout = await open()
  await pay(checkout)
  const { proof } = await read(ProveCheckoutResponse, prove(checkout.checkoutId))
  const log = server.logLines.join('')
  for (const secret of [checkout.checkoutId, checkout.clientSecret, EMAIL, proof]) {
    expect(log).not.toContain(secret)
  }
})
