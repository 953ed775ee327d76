import fc from 'fast-check'
import type { CheckoutProductsCreate } from '../../src/2025-03/checkouts.ts'
import type { Shop } from './shop.ts'
import { fixedPrice, openOctoberShop, sellMonthly } from './october.ts'
import { known, openShop } from './shop.ts'

const EVIL = '<script>alert(1)</script>"\'&'

const openCheckout = async (shop: Shop, more: Partial<CheckoutProductsCreate> = {}) => {
  const product = await shop.client.products.create({
    name: `Premium ${EVIL}`,
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  return shop.client.checkouts.create({ products: [product.id], ...more })
}

const buyer = { email: 'ada@example.com', name: 'Ada', country: 'GB', card: 'tok_visa' }

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

const clientGet = ({ client }: Shop, { clientSecret }: { clientSecret: string }) =>
  client.checkouts.clientGet({ clientSecret })

describe('the page of a checkout', () => {
  test('runs no script, loads nothing from other origins and sends no referrer', async () => {
    await using shop = await openShop()
    const { url } = await openCheckout(shop, {
      successUrl: 'https://shop.example/thanks',
      embedOrigin: 'https://shop.example',
    })
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'self' https://shop.example",
      'frame-ancestors https://shop.example',
    ])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['javascript:alert(1)', 'data:text/html,hello', 'not a URL'])(
    'never leads to %s',
    async (successUrl) => {
      await using shop = await openShop()
      const { client } = shop
      const { id, productId } = await openCheckout(shop)
      const link = await client.checkoutLinks.create({
        paymentProcessor: 'stripe',
        products: [productId],
      })
      const attempts = [
        () => openCheckout(shop, { successUrl }),
        () => client.checkouts.update({ id, checkoutUpdate: { successUrl } }),
        () =>
          client.checkoutLinks.create({
            paymentProcessor: 'stripe',
            products: [productId],
            successUrl,
          }),
        () => client.checkoutLinks.update({ id: link.id, checkoutLinkUpdate: { successUrl } }),
      ]
      for (const attempt of attempts) {
        await expect(attempt()).rejects.toMatchObject({
          statusCode: 422,
          body: expect.stringContaining('success_url') as string,
        })
      }
    },
  )

  test('escapes text from merchants and buyers', async () => {
    await using shop = await openShop()
    const { url } = await openCheckout(shop)
    const pages = [await fetch(url), await post(url, { ...buyer, email: EVIL, discount: EVIL })]
    for (const page of pages) {
      const text = await page.text()
      expect(text).toContain('&lt;script&gt;')
      expect(text).not.toContain('<script')
    }
  })

  test('redirects a buyer who has paid to the merchant, with a session token', async () => {
    await using shop = await openShop()
    const checkout = await openCheckout(shop, {
      successUrl: 'https://shop.example/thanks?checkout={CHECKOUT_ID}',
    })
    const response = await post(checkout.url, buyer)
    expect(response.status).toBe(303)
    const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '')
    expect(`${origin}${pathname}`).toBe('https://shop.example/thanks')
    expect(searchParams.get('checkout')).toBe(checkout.id)
    const session = { customerSession: searchParams.get('customer_session_token') ?? '' }
    expect(await shop.client.customerPortal.customers.get(session)).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada',
      billingAddress: { country: 'GB' },
    })
    expect(await clientGet(shop, checkout)).toMatchObject({ status: 'succeeded' })
    // Submitting the form again does not buy anything else.
    expect((await post(checkout.url, buyer)).headers.get('location')).toBe(
      new URL(checkout.url).pathname,
    )
    expect((await shop.client.orders.list()).result.items).toHaveLength(1)
    expect(await (await fetch(checkout.url)).text()).toContain('Thank you')
  })

  test('stays open after a declined card, with all values entered', async () => {
    await using shop = await openShop()
    const checkout = await openCheckout(shop)
    const response = await post(checkout.url, { ...buyer, card: 'tok_declined' })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).toContain('Your card was declined.')
    for (const typed of ['ada@example.com', 'value="Ada"', 'value="GB" selected']) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(typed)
    }
    expect(await clientGet(shop, checkout)).toMatchObject({ status: 'open' })
    expect((await post(checkout.url, buyer)).status).toBe(303)
  })

  test('shows a new total before it takes the payment', async () => {
    await using shop = await openShop()
    const checkout = await openCheckout(shop)
    await shop.client.discounts.create({
      name: 'Half',
      code: 'HALF',
      type: 'percentage',
      basisPoints: 5000,
      duration: 'once',
    })
    const response = await post(checkout.url, { ...buyer, discount: 'half' })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('The total has changed.')
    expect(await clientGet(shop, checkout)).toMatchObject({ status: 'open', totalAmount: 249 })
    expect((await post(checkout.url, { ...buyer, action: 'remove' })).status).toBe(200)
    expect(await clientGet(shop, checkout)).toMatchObject({ totalAmount: 499 })
  })

  test('says how long a trial is free, what follows, and how many seats are bought', async () => {
    await using shop = await openOctoberShop()
    const { client } = shop
    const trial = { trialInterval: 'week', trialIntervalCount: 2 }
    const { id } = await sellMonthly(shop, fixedPrice(499), trial)
    const { url } = await client.checkouts.create({ products: [id] })
    const page = await (await fetch(url)).text()
    expect(page).toContain('Free for 2 weeks, then $4.99 a month.')
    expect(page).toContain('Start the trial – $0.00')

    const seated = await sellMonthly(shop, {
      amountType: 'seat_based',
      seatTiers: { tiers: [{ minSeats: 1, maxSeats: null, pricePerSeat: 300 }] },
    })
    const team = await client.checkouts.create({ products: [seated.id], seats: 3 })
    const teamPage = await (await fetch(team.url)).text()
    expect(teamPage).toContain('<dt>3 seats</dt>')
    expect(teamPage).toContain('Subscribe – $9.00')
  })

  test('asks for no card when there is nothing to pay', async () => {
    await using shop = await openShop()
    const free = await shop.client.products.create({
      recurringInterval: null,
      name: 'Free',
      prices: [{ amountType: 'free' }],
    })
    const { url } = await shop.client.checkouts.create({ products: [free.id] })
    expect(await (await fetch(url)).text()).not.toContain('Test card')
    expect((await post(url, { email: 'ada@example.com', country: 'GB' })).status).toBe(303)
  })

  test("shows the product's custom fields, and which answer is missing", async () => {
    await using shop = await openShop()
    const { client } = shop
    const size = known(
      await client.customFields.create({
        type: 'select',
        slug: 'size',
        name: 'Size',
        properties: { options: [{ value: 's', label: 'Small' }] },
      }),
    )
    const shirt = await client.products.create({
      recurringInterval: null,
      name: 'Shirt',
      prices: [{ amountType: 'fixed', priceAmount: 1000 }],
      attachedCustomFields: [{ customFieldId: size.id, required: true }],
    })
    const { url, id } = await client.checkouts.create({ products: [shirt.id] })
    const refused = await post(url, buyer)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('id="custom-field-size-error"')
    expect((await post(url, { ...buyer, 'custom-field-size': 's' })).status).toBe(303)
    expect(await client.checkouts.get({ id })).toMatchObject({ customFieldData: { size: 's' } })
  })

  test('takes an amount for a custom price', async () => {
    await using shop = await openShop()
    const tip = await shop.client.products.create({
      recurringInterval: null,
      name: 'A tip',
      prices: [{ amountType: 'custom', minimumAmount: 100, presetAmount: 500 }],
    })
    const checkout = await shop.client.checkouts.create({ products: [tip.id] })
    const choose = (amount: string) => post(checkout.url, { action: 'choose', amount })
    expect((await choose('0.50')).status).toBe(422)
    expect((await choose('a lot')).status).toBe(422)
    expect((await choose('12.34')).status).toBe(200)
    expect(await clientGet(shop, checkout)).toMatchObject({ totalAmount: 1234 })
  })

  test('says when it has expired', async () => {
    await using shop = await openShop()
    const { url } = await openCheckout(shop)
    shop.sandbox.advance({ hours: 2 })
    expect(await (await fetch(url)).text()).toContain('This checkout has expired')
    expect((await post(url, buyer)).headers.get('location')).toBe(new URL(url).pathname)
  })

  test('responds with 404 to an unknown client secret', async () => {
    await using shop = await openShop()
    const url = `${shop.sandbox.url}/checkout/nothing`
    expect((await fetch(url)).status).toBe(404)
    expect((await post(url, buyer)).status).toBe(404)
  })

  test('never fails, whatever is posted', async () => {
    await using shop = await openShop()
    const { url } = await openCheckout(shop)
    const field = fc.constantFrom(
      ...[
        'action',
        'email',
        'name',
        'country',
        'card',
        'discount',
        'product',
        'amount',
        '__proto__',
      ],
    )
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('pay', 'apply', 'choose', 'remove', 'tok_declined'),
    )
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, value), async (form) => {
        expect((await post(url, form)).status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

test('a checkout link opens a new checkout each time, until it is deleted', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { productId } = await openCheckout(shop)
  const discount = known(
    await client.discounts.create({
      name: 'First',
      type: 'fixed',
      amount: 100,
      duration: 'once',
      endsAt: new Date('2026-02-01T12:00:00Z'),
    }),
  )
  const link = await client.checkoutLinks.create({
    productId,
    discountId: discount.id,
    successUrl: 'https://shop.example/thanks',
    metadata: { from: 'link' },
  })
  const follow = async () => {
    const response = await fetch(link.url, { redirect: 'manual' })
    expect(response.status).toBe(303)
    const clientSecret = response.headers.get('location')?.split('/').at(-1) ?? ''
    return client.checkouts.clientGet({ clientSecret })
  }
  const first = await follow()
  expect(first).toMatchObject({
    status: 'open',
    totalAmount: 399,
    successUrl: 'https://shop.example/thanks',
  })
  expect(await client.checkouts.get({ id: first.id })).toMatchObject({ metadata: { from: 'link' } })
  expect((await follow()).id).not.toBe(first.id)
  // An expired discount affects neither the link nor its checkouts.
  shop.sandbox.advance({ days: 2 })
  expect(await follow()).toMatchObject({ totalAmount: 499, discount: null })
  await client.checkoutLinks.delete({ id: link.id })
  expect((await fetch(link.url)).status).toBe(404)
})

describe('the portal', () => {
  const buyAndOpenPortal = async (shop: Shop, email: string) => {
    const checkout = await openCheckout(shop)
    await post(checkout.url, { ...buyer, email })
    const { customerId } = await clientGet(shop, checkout)
    const session = await shop.client.customerSessions.create({ customerId: customerId ?? '' })
    const [subscription] = (await shop.client.subscriptions.list({ customerId: customerId ?? '' }))
      .result.items
    if (!subscription) throw new Error('nothing was bought')
    return { url: session.customerPortalUrl, subscription }
  }

  test('lets a customer cancel with a reason, and undo that', async () => {
    await using shop = await openShop()
    const { url, subscription } = await buyAndOpenPortal(shop, 'ada@example.com')
    const { id } = subscription
    const canceled = await post(url, {
      action: 'cancel',
      id,
      reason: 'too_expensive',
      comment: 'Sorry.',
    })
    expect(canceled.status).toBe(303)
    expect(await shop.client.subscriptions.get({ id })).toMatchObject({
      cancelAtPeriodEnd: true,
      customerCancellationReason: 'too_expensive',
      customerCancellationComment: 'Sorry.',
    })
    expect((await post(url, { action: 'resume', id })).status).toBe(303)
    expect(await shop.client.subscriptions.get({ id })).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('sends no referrer, because its URL contains the session', async () => {
    await using shop = await openShop()
    const { url } = await buyAndOpenPortal(shop, 'ada@example.com')
    const { headers } = await fetch(url)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test("cannot access another customer's subscription or card", async () => {
    await using shop = await openShop()
    const ada = await buyAndOpenPortal(shop, 'ada@example.com')
    const bob = await buyAndOpenPortal(shop, 'bob@example.com')
    const { id } = bob.subscription
    expect((await post(ada.url, { action: 'cancel', id })).status).toBe(404)
    expect(await shop.client.subscriptions.get({ id })).toMatchObject({ cancelAtPeriodEnd: false })
    const text = await (await fetch(ada.url)).text()
    expect(text).toContain('ada@example.com')
    expect(text).not.toContain('bob@example.com')
    expect((await post(ada.url, { action: 'explode' })).status).toBe(400)
  })

  test('expires with its session', async () => {
    await using shop = await openShop()
    const { url, subscription } = await buyAndOpenPortal(shop, 'ada@example.com')
    shop.sandbox.advance({ hours: 1 })
    expect((await fetch(url)).status).toBe(401)
    expect((await post(url, { action: 'cancel', id: subscription.id })).status).toBe(401)
    expect((await fetch(`${shop.sandbox.url}/portal`)).status).toBe(401)
  })
})
