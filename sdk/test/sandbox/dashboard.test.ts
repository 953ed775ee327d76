import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReceiver } from './receiver.ts'
import type { Shop } from './shop.ts'
import { openShop } from './shop.ts'

const open = () => openShop({ dashboard: true, control: true, seed: 'demo' })

/** A request with `host` as its host name, as from a page whose name resolves to this machine. */
const statusAs = (shop: Shop, host: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(shop.sandbox.url)
    request({ port, host: '127.0.0.1', path, headers: { host: `${host}:${port}` } }, (response) => {
      response.destroy()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

const post = (
  shop: Shop,
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: shop.sandbox.url },
) =>
  fetch(`${shop.sandbox.url}/dashboard`, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(values),
    redirect: 'manual',
  })

const said = async (shop: Shop, values: Readonly<Record<string, string>>): Promise<unknown> =>
  (await post(shop, values)).json()

test('there is no dashboard by default', async () => {
  await using shop = await openShop()
  for (const path of ['/', '/dashboard', '/dashboard/stream', '/sandbox/dashboard.js']) {
    expect((await fetch(`${shop.sandbox.url}${path}`)).status).toBe(404)
  }
})

test('the dashboard and the control routes respond only under host names that no stranger can own', async () => {
  await using shop = await open()
  for (const path of ['/dashboard', '/dashboard/stream', '/sandbox/clock', '/sandbox/webhooks']) {
    for (const host of ['127.0.0.1', '[::1]', 'localhost', 'platform', 'host.docker.internal']) {
      expect([host, path, await statusAs(shop, host, path)]).toEqual([host, path, 200])
    }
    for (const host of ['evil.example', '127.0.0.1.nip.io', 'localhost.evil.example']) {
      expect([host, path, await statusAs(shop, host, path)]).toEqual([host, path, 403])
    }
  }
})

test('accepts only its own forms', async () => {
  await using shop = await open()
  const drop = { act: 'fault', kind: 'drop', times: '1' }
  for (const headers of [
    {},
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: shop.sandbox.url },
    { 'sec-fetch-site': 'same-site' },
    { origin: shop.sandbox.url, 'content-type': 'text/plain' },
  ]) {
    expect((await post(shop, drop, headers)).status).toBe(422)
  }
  expect(shop.sandbox.faults.planned()).toEqual([])
  expect((await post(shop, drop, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect(shop.sandbox.faults.planned()).toEqual([{ kind: 'drop', times: 1 }])
})

test('runs its own script only, and shows no token', async () => {
  await using shop = await open()
  await shop.client.customers.list()
  const page = await fetch(`${shop.sandbox.url}/`)
  expect(page.url).toBe(`${shop.sandbox.url}/dashboard`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  const text = await page.text()
  expect(text).toContain('GET /v1/customers/')
  expect(text).not.toContain(shop.sandbox.accessToken)
})

test('escapes what programs send', async () => {
  await using shop = await open()
  await shop.client.customers.create({ email: 'a@example.com', name: '<script>alert(1)</script>' })
  const text = await (await fetch(`${shop.sandbox.url}/dashboard`)).text()
  expect(text).toContain('&lt;script&gt;alert(1)')
  expect(text).not.toContain('<script>alert')
})

test('moves the clock by a day, a month, and to the next renewal', async () => {
  await using shop = await open()
  expect(await said(shop, { act: 'advance', days: '1' })).toEqual({
    notice: 'It is February 1, 2026.',
  })
  expect(await said(shop, { act: 'advanceToRenewal' })).toEqual({
    notice: 'It is February 28, 2026.',
  })
  expect((await shop.client.orders.list()).result.pagination.totalCount).toBe(3)
  expect(await said(shop, { act: 'advance', months: '1' })).toEqual({
    notice: 'It is March 28, 2026.',
  })
  expect(await said(shop, { act: 'advance', months: '1.5' })).toEqual({
    error: 'months must be a whole number, 0 or more, not 1.5',
  })
})

test('sets the day of the calendar of versions', async () => {
  await using shop = await open()
  const { sandbox } = shop
  expect(await said(shop, { act: 'setToday', today: '2027-01-08' })).toEqual({
    notice: 'The versions are those of January 8, 2027.',
  })
  const gone = await fetch(`${sandbox.url}/v1/products/`, {
    headers: { 'polar-version': '2026-04' },
  })
  expect(gone.status).toBe(404)
  expect(sandbox.now()).toEqual(new Date('2026-01-31T12:00:00Z'))
  for (const today of ['', 'tomorrow', '1999-12-31']) {
    expect(await said(shop, { act: 'setToday', today })).toHaveProperty('error')
  }
})

test.each([
  [
    { kind: 'latency', times: '2' },
    { kind: 'latency', ms: 3000, times: 2 },
  ],
  [
    { kind: 'lostResponse', times: '1', match: ' orders.list ' },
    { kind: 'drop', afterwards: true, times: 1, match: 'orders.list' },
  ],
  [
    { kind: 'rateLimit', times: '1' },
    { kind: 'rateLimit', times: 1 },
  ],
])('plans the fault %j', async (values, fault) => {
  await using shop = await open()
  expect(await said(shop, { act: 'fault', ...values })).toHaveProperty('notice')
  expect(shop.sandbox.faults.planned()).toEqual([fault])
  await said(shop, { act: 'clearFaults' })
  expect(shop.sandbox.faults.planned()).toEqual([])
})

test('says why an action is not possible', async () => {
  await using shop = await openShop({ dashboard: true })
  for (const [values, error] of [
    [{ act: 'explode' }, 'Unknown action.'],
    [{ act: 'constructor' }, 'Unknown action.'],
    [{ act: 'advanceToRenewal' }, 'No subscription is due to renew or end.'],
    [{ act: 'fault', kind: 'earthquake', times: '1' }, 'There is no such fault.'],
    [{ act: 'fault', kind: 'drop', times: '0' }, '`times` must be an integer of at least 1.'],
    [{ act: 'redeliver', id: 'x' }, 'This delivery no longer exists.'],
    [{ act: 'toggleEndpoint', id: 'x' }, 'This endpoint no longer exists.'],
    [{ act: 'addEndpoint', url: 'javascript:alert(1)' }, 'Enter an http or https URL.'],
    [{ act: 'dispute', id: 'x' }, 'There is no order with the id x.'],
    [{ act: 'decideDispute', id: 'x', outcome: 'won' }, 'There is no dispute with the id x.'],
    [{ act: 'decideDispute', id: 'x', outcome: 'draw' }, 'A dispute cannot end this way.'],
    [{ act: 'portal', id: 'x' }, 'There is no customer with the id x.'],
  ] as const) {
    expect(await said(shop, values)).toEqual({ error })
  }
})

test('a browser without scripts gets the whole page, with the notice', async () => {
  await using shop = await open()
  const response = await post(
    shop,
    { act: 'advance', days: '1' },
    { origin: shop.sandbox.url, accept: 'text/html' },
  )
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toMatch(/role="status">\s*It is February 1, 2026\./)
})

test("opens a customer's portal", async () => {
  await using shop = await open()
  const [customer] = (await shop.client.customers.list()).result.items
  const response = await post(shop, { act: 'portal', id: customer?.id ?? '' })
  expect(response.status).toBe(303)
  // Relative, since a form may only lead to its own origin, and the sandbox has several host names.
  expect(response.headers.get('location')).toMatch(/^\/portal\?/)
  const portal = await fetch(new URL(response.headers.get('location') ?? '', shop.sandbox.url))
  expect(await portal.text()).toContain(customer?.email)
})

test('disputes an order, and decides the dispute', async () => {
  await using shop = await open()
  const page = async () => (await fetch(`${shop.sandbox.url}/dashboard`)).text()
  const [order] = (await shop.client.orders.list()).result.items
  const { id = '' } = order ?? {}
  expect(await said(shop, { act: 'dispute', id })).toHaveProperty('notice')
  expect(await said(shop, { act: 'dispute', id })).toEqual({
    error: 'The order is already disputed.',
  })
  const [, dispute = ''] =
    /name="id"\s+value="([^"]+)"\s*\/>\s*<input[^>]+value="lost"/.exec(await page()) ?? []
  expect(await said(shop, { act: 'decideDispute', id: dispute, outcome: 'lost' })).toEqual({
    notice: 'The dispute is lost.',
  })
  expect(await page()).toContain('dispute lost')
})

test('shows an endpoint that was disabled because it failed, enables it, and sends what it missed', async () => {
  await using receiver = await openReceiver(Array<number>(10).fill(500))
  await using other = await openReceiver()
  await using shop = await openShop({
    dashboard: true,
    webhooks: { url: other.url, secret: 'x', retryDelaysMs: [] },
  })
  await said(shop, { act: 'addEndpoint', url: receiver.url })
  const shown = async () => (await fetch(`${shop.sandbox.url}/dashboard`)).text()
  for (let number = 0; number < 11; number++) {
    await shop.client.customers.create({ email: `${number}@example.com` })
    await shop.sandbox.webhooks.settled()
  }
  const page = await shown()
  expect(page).toMatch(/disabled <time[^>]*>Jan 31, 12:00:00<\/time> after 10 failures/)
  expect(page).not.toContain('missed')
  const id = /id="toggle-([^"]*)"/.exec(page)?.[1] ?? ''
  expect(await said(shop, { act: 'toggleEndpoint', id })).toEqual({
    notice: 'The endpoint is enabled.',
  })
  expect(await shown()).not.toContain('after 10 failures')
  const missed = Number(/Send (\d+) missed/.exec(await shown())?.[1])
  expect(missed).toBeGreaterThanOrEqual(11)
  expect(await said(shop, { act: 'replay', id })).toEqual({
    notice: `${missed} events are being sent again.`,
  })
  await shop.sandbox.webhooks.settled()
  expect(receiver.received).toHaveLength(10 + missed)
})

test('shows the versions of the day, and how large the data file is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dashboard-'))
  await using shop = await openShop({
    dashboard: true,
    today: '2027-02-01',
    data: join(folder, 'sandbox.json'),
  })
  const shown = async () => (await fetch(`${shop.sandbox.url}/dashboard`)).text()
  const stages = [
    ...(await shown()).matchAll(/<code>(20\d\d-\d\d)<\/code>[^]*?class="badge[^>]*>(\w+)/g),
  ]
  expect(stages.map(([, version, stage]) => [version, stage])).toEqual([
    ['2026-04', 'gone'],
    ['2026-10', 'deprecated'],
    ['2027-01', 'current'],
  ])
  expect(await shown()).toMatch(/Data file: \d+ kB/)
  await shop.sandbox.close()
  await rm(folder, { recursive: true })
})
