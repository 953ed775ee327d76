import { inspect } from 'node:util'
import type { BillingError } from '../src/2025-03/index.ts'
import * as sdk from '../src/2025-03/index.ts'
import { createBillingClient } from '../src/2025-03/index.ts'
import { list } from '../src/codec/collections.ts'
import { issuesOf, run } from '../src/codec/Run.ts'
import { Product } from '../src/2025-03/products.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform, text } from './platform.ts'

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const TOKEN = 'polar_oat_0123456789'
const client = () => createBillingClient({ accessToken: TOKEN, serverURL: platform.serverURL })

const failureOf = async (call: Promise<unknown>): Promise<BillingError> => {
  try {
    await call
  } catch (error) {
    if (error instanceof Error && '_tag' in error) return error as BillingError
    throw error
  }
  throw new Error('the call succeeded')
}

describe('documented errors', () => {
  test.each([
    [404, 'ResourceNotFound', () => client().products.get({ id: '1' })],
    [403, 'NotPermitted', () => client().benefits.delete({ id: '1' })],
    [401, 'Unauthorized', () => client().licenseKeys.get({ id: '1' })],
    [403, 'AlreadyCanceledSubscription', () => client().subscriptions.revoke({ id: '1' })],
    [
      403,
      'AlreadyActiveSubscriptionError',
      () => client().checkouts.clientUpdate({ clientSecret: 'cs', checkoutUpdatePublic: {} }),
    ],
    [
      403,
      'NotOpenCheckout',
      () => client().checkouts.clientConfirm({ clientSecret: 'cs', checkoutConfirmStripe: {} }),
    ],
    [
      400,
      'PaymentError',
      () => client().checkouts.clientConfirm({ clientSecret: 'cs', checkoutConfirmStripe: {} }),
    ],
    [
      400,
      'RefundAmountTooHigh',
      () => client().refunds.create({ orderId: '1', reason: 'other', amount: 5 }),
    ],
    [
      403,
      'RefundedAlready',
      () => client().refunds.create({ orderId: '1', reason: 'other', amount: 5 }),
    ],
  ] as const)('%d %s', async (statusCode, name, call) => {
    platform.respond = json(statusCode, { error: name, detail: 'What it is about.' })
    const failure = await failureOf(call())
    expect(failure).toBeInstanceOf(sdk[name])
    expect(failure).toMatchObject({
      _tag: name,
      name,
      error: name,
      detail: 'What it is about.',
      statusCode,
      message: `${name}: What it is about. (${failure.operation}, status ${statusCode})`,
    })
    expect(failure.stack).toContain(failure.message)
    expect(sdk[`is${name}`](failure)).toBe(true)
    expect(sdk.isDocumentedApiError(failure)).toBe(true)
    expect(sdk.isApiError(failure)).toBe(false)
  })

  test("422 HTTPValidationError lists the platform's validation errors", async () => {
    const detail = [{ loc: ['body', 'email'], msg: 'is not an email address', type: 'value_error' }]
    platform.respond = json(422, { detail })
    const failure = await failureOf(client().customers.create({ email: 'x' }))
    expect(failure).toMatchObject({ _tag: 'HTTPValidationError', statusCode: 422, detail })
    expect(failure.message).toBe(
      'HTTPValidationError: body.email: is not an email address (customers.create, status 422)',
    )
    expect(sdk.isHTTPValidationError(failure)).toBe(true)
  })
})

describe('other responses', () => {
  test('a 5XX error has the status, the content type and the body', async () => {
    platform.respond = text(500, '<h1>Oops</h1>', { 'content-type': 'text/html' })
    const failure = await failureOf(client().products.list())
    expect(failure).toMatchObject({
      _tag: 'ApiError',
      statusCode: 500,
      contentType: 'text/html',
      body: '<h1>Oops</h1>',
    })
    expect(sdk.isApiError(failure)).toBe(true)
  })

  test.each([
    [
      "the platform's error",
      { error: 'Internal', detail: `No room for ${TOKEN}.` },
      'Internal: No room for [redacted].',
    ],
    [
      "OAuth2's error",
      { error: 'invalid_token', error_description: 'The token has expired.' },
      'invalid_token: The token has expired.',
    ],
    ['neither', [], 'content type application/json'],
  ])('say which request failed and why: %s', async (_, body, reason) => {
    const headers = { 'x-request-id': 'req_7', 'retry-after': '30' }
    platform.respond = json(401, body, headers)
    const failure = await failureOf(client().products.list())
    expect(failure).toMatchObject({
      operation: 'products.list',
      statusCode: 401,
      requestId: 'req_7',
      retryAfter: 30,
      message: `API error occurred: ${reason} (products.list, status 401, request req_7, retry after 30 s)`,
    })
    expect(failure.stack).toContain(failure.message)
    expect(Object.keys(failure)).toEqual(
      expect.arrayContaining(['operation', 'requestId', 'retryAfter']),
    )
  })

  test('a 422 whose detail is text is an ApiError that says it', async () => {
    platform.respond = json(422, { detail: `There is no body, ${TOKEN}.` })
    expect(await failureOf(client().customers.create({ email: 'x' }))).toMatchObject({
      _tag: 'ApiError',
      statusCode: 422,
      message: 'API error occurred: There is no body, [redacted]. (customers.create, status 422)',
    })
  })

  test('a documented status with another name is an ApiError', async () => {
    platform.respond = json(403, { error: 'InsufficientScope', detail: 'No.' })
    expect(await failureOf(client().benefits.delete({ id: '1' }))).toMatchObject({
      _tag: 'ApiError',
      statusCode: 403,
    })
  })

  test.each([
    ['status', text(202, '{}', { 'content-type': 'application/json' })],
    ['content type', text(200, '<html>', { 'content-type': 'text/html' })],
  ])('an unexpected %s is an UnexpectedResponseError', async (_, respond) => {
    platform.respond = respond
    const failure = await failureOf(client().products.list())
    expect(failure._tag).toBe('UnexpectedResponseError')
    expect(failure.message).toMatch(/^Unexpected API response status or content-type/)
    expect(sdk.isUnexpectedResponseError(failure)).toBe(true)
  })

  test('stops reading a response that is invalid throughout', () => {
    let reads = 0
    const item = {
      get id() {
        return reads++
      },
    }
    const issues = (items: number): number => {
      const attempt = run(false)
      list(Product).read(Array(items).fill(item), attempt)
      return attempt.issues.length
    }
    const few = issues(1)
    expect(issues(100_000)).toBeLessThan(100 + 2 * few)
    expect(reads).toBeLessThan(110)
  })

  test('reads a response that drifts throughout, but records only some of the drift', () => {
    const issues = (items: number): number => {
      const attempt = run(false, true)
      const read = list(Product).read(Array(items).fill({ id: '1' }), attempt)
      expect(read).toHaveLength(items)
      expect(issuesOf(attempt)).toEqual([])
      return attempt.issues.length
    }
    expect(issues(1000)).toBeLessThan(100 + 2 * issues(1))
  })

  test('an HTML page is not accepted as a response, even where any value is allowed', async () => {
    platform.respond = text(200, '<html>', { 'content-type': 'text/html; charset=utf-8' })
    for (const call of [
      () => client().oauth2.clients.get({ clientId: 'id' }),
      () => client().oauth2.clients.delete({ clientId: 'id' }),
      () => client().subscriptions.export(),
    ]) {
      expect((await failureOf(call()))._tag).toBe('UnexpectedResponseError')
    }
  })

  test('[validation-8] reports where a response is malformed, what was expected and what was found', async () => {
    const body = { items: [{ id: 5 }], pagination: { total_count: 1, max_page: 'one' } }
    platform.respond = json(200, body)
    const failure = await failureOf(client().refunds.list())
    expect(failure.message).toMatch(/^Response validation failed: /)
    expect(failure).toMatchObject({ statusCode: 200, body: JSON.stringify(body) })
    expect(failure).toMatchObject({
      issues: expect.arrayContaining([
        { path: ['items', 0, 'id'], expected: 'text', got: '5' },
        { path: ['items', 0, 'created_at'], expected: 'a value', got: 'nothing' },
        { path: ['pagination', 'max_page'], expected: 'a whole number', got: '"one"' },
      ]) as unknown,
    })
    expect(sdk.isResponseValidationError(failure)).toBe(true)
  })

  test.each([
    ['invalid JSON', text(200, '{"items":', { 'content-type': 'application/json' })],
    ['an error without its detail', json(404, { error: 'ResourceNotFound' })],
  ])('[validation-8] %s is a ResponseValidationError', async (_, respond) => {
    platform.respond = respond
    const failure = await failureOf(client().products.get({ id: '1' }))
    expect(failure._tag).toBe('ResponseValidationError')
  })
})

describe('a response that cannot be read, after a call that made something', () => {
  const checkout = { id: 'c1', url: 'https://pay.example/c/polar_c_1?a=b#c', amount: 'none' }
  const made = async (body: unknown, status = 201) => {
    platform.respond = json(status, body)
    const failure = await failureOf(client().checkouts.create({ productId: '1' }))
    if (!sdk.isResponseValidationError(failure)) throw failure
    return failure
  }

  test('has its id and URL, which are not printed', async () => {
    const failure = await made(checkout)
    expect([failure.id, failure.url]).toEqual([checkout.id, checkout.url])
    const printed = [failure.message, failure.stack, JSON.stringify(failure), inspect(failure)]
    expect(printed.join()).not.toContain('polar_c_1')
  })

  test('has nothing else of the body, and no URL that is unsafe', async () => {
    const unsafe = [
      'javascript:alert(1)',
      'ftp://pay.example/',
      'https://user:secret@pay.example/',
      'https://pay.example\\@evil.example/',
      'https://pay.example/a b',
      'https://',
      '//pay.example',
      5,
      null,
    ]
    for (const url of unsafe) expect((await made({ ...checkout, url })).url).toBeUndefined()
    for (const id of [5, null, {}]) expect((await made({ ...checkout, id })).id).toBeUndefined()
    for (const body of [null, [], 'text', 5]) {
      const { id, url } = await made(body)
      expect([id, url]).toEqual([undefined, undefined])
    }
  })

  test('has an HTTP URL only if the server is HTTP, as in tests', async () => {
    const url = 'http://127.0.0.1:3000/c/1'
    expect((await made({ ...checkout, url })).url).toBe(url)
    const fetch = () => Promise.resolve(Response.json({ ...checkout, url }, { status: 201 }))
    const secure = createBillingClient({ accessToken: TOKEN, fetch })
    const failure = await failureOf(secure.checkouts.create({ productId: '1' }))
    expect(sdk.isResponseValidationError(failure) && [failure.id, failure.url]).toEqual([
      'c1',
      undefined,
    ])
  })

  test('has neither if nothing was made', async () => {
    platform.respond = json(200, checkout)
    const failure = await failureOf(client().checkouts.get({ id: 'c1' }))
    expect(sdk.isResponseValidationError(failure) && [failure.id, failure.url]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('before sending', () => {
  test('[validation-7] validates the input, and names the selected branch', async () => {
    const failure = await failureOf(
      client().products.create({
        name: 'Pro',
        recurringInterval: null,
        // @ts-expect-error the amount must be a number
        prices: [{ amountType: 'fixed', priceAmount: '12' }],
      }),
    )
    expect(failure).toMatchObject({
      message:
        'Input validation failed: prices[0].priceAmount (ProductPriceFixedCreate): expected a whole number, got text (products.create)',
      issues: [{ path: ['prices', 0, 'priceAmount'], branch: 'ProductPriceFixedCreate' }],
    })
    expect(sdk.isInputValidationError(failure)).toBe(true)
    expect(platform.received).toEqual([])
  })

  test('a checkout takes exactly one of products, productId and productPriceId', async () => {
    const failure = await failureOf(
      client().checkouts.create({ productId: '1', productPriceId: '2' }),
    )
    expect(failure.message).toContain(
      'expected an object with exactly one of products, productId, productPriceId',
    )
  })

  test('does not send a request without the token it needs', async () => {
    const failure = await failureOf(
      createBillingClient({ serverURL: platform.serverURL }).products.list(),
    )
    expect(failure.message).toBe(
      'Security requirements not met in order to perform the operation: no access token was given (products.list)',
    )
    expect(sdk.isSecurityError(failure)).toBe(true)
    const portal = client().customerPortal.orders.list({ customerSession: '' })
    expect((await failureOf(portal)).message).toContain('no customer session was given')
    expect(platform.received).toEqual([])
  })

  test.each([
    ['a server URL', { serverURL: 'not a url' }],
    ['a token with a line break', { accessToken: 'polar\noat' }],
  ])('rejects %s', async (_, options) => {
    const broken = createBillingClient({
      accessToken: TOKEN,
      serverURL: platform.serverURL,
      ...options,
    })
    const failure = await failureOf(broken.products.list())
    expect(failure.message).toMatch(/^Unable to make request: /)
    expect(sdk.isInvalidRequestError(failure)).toBe(true)
  })
})

describe('a connection error names its cause and the host', () => {
  const productsAt = (serverURL: string) =>
    failureOf(createBillingClient({ accessToken: TOKEN, serverURL }).products.list())

  test('that refuses', async () => {
    await platform[Symbol.asyncDispose]()
    const failure = await failureOf(client().products.list())
    const { host } = new URL(platform.serverURL)
    expect(failure.message).toBe(
      `Unable to make request: connection error: ECONNREFUSED ${host} (products.list)`,
    )
    expect(sdk.isConnectionError(failure)).toBe(true)
  })

  test('that has no address', async () => {
    expect((await productsAt('http://nowhere.invalid/path')).message).toMatch(
      /: connection error: (ENOTFOUND|EAI_AGAIN) nowhere\.invalid \(/,
    )
  })

  test('that speaks no TLS', async () => {
    const url = platform.serverURL.replace('http:', 'https:')
    expect((await productsAt(url)).message).toMatch(/connection error: \w*SSL\w* 127\.0\.0\.1:/)
  })

  test.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'DEPTH_ZERO_SELF_SIGNED_CERT (the certificate) shop.example'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE (the certificate) shop'],
    [`no code, but ${TOKEN}`, 'connection error: shop.example:8443 ('],
    [undefined, 'connection error: shop.example:8443 ('],
  ])('that fails with the code %s', async (code, said) => {
    const cause = Object.assign(new Error(TOKEN), { code })
    const fetch = () => Promise.reject(new TypeError(`fetch failed: ${TOKEN}`, { cause }))
    const serverURL = 'https://shop.example:8443'
    const { message, stack } = await failureOf(
      createBillingClient({ accessToken: TOKEN, serverURL, fetch }).products.list(),
    )
    expect(message).toContain(said)
    expect(`${message}${stack}`).not.toContain(TOKEN)
  })
})

test('a connection that breaks in the middle of the body is a connection error', async () => {
  platform.respond = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"items":[', () => response.destroy())
  }
  expect((await failureOf(client().products.list()))._tag).toBe('ConnectionError')
})

test('an error in a hook is an unexpected client error', async () => {
  const failure = await failureOf(
    createBillingClient({
      accessToken: TOKEN,
      serverURL: platform.serverURL,
      hooks: {
        beforeRequest: () => {
          throw new Error('no disk')
        },
      },
    }).products.list(),
  )
  expect(failure.message).toBe('Unexpected client error (products.list)')
  expect(sdk.isUnexpectedClientError(failure)).toBe(true)
})

describe('secrets', () => {
  const secrets = [
    TOKEN,
    'polar_cst_secret',
    'cs_client_secret',
    'oauth-client-secret',
    'a key/"1"',
  ]

  /** Everything about an error that a person or a log sees. */
  const seen = (failure: BillingError): string =>
    [failure.message, failure.stack, JSON.stringify(failure), inspect(failure)].join('\n')

  const calls: Record<string, () => Promise<unknown>> = {
    'an access token': () => client().products.get({ id: '1' }),
    'a customer session': () =>
      client().customerPortal.orders.get({ customerSession: 'polar_cst_secret' }, { id: '1' }),
    'a client secret in the path': () =>
      client().checkouts.clientGet({ clientSecret: 'cs_client_secret' }),
    'client credentials in a form': () =>
      client().oauth2.revoke({
        token: TOKEN,
        clientId: 'id',
        clientSecret: 'oauth-client-secret',
      }),
    'a license key in a body': () =>
      client().customerPortal.licenseKeys.validate({ key: 'a key/"1"', organizationId: 'o' }),
  }

  test.each(Object.entries(calls))(
    '%s never appears, whatever the platform responds',
    async (_, call) => {
      const echoes: Platform['respond'][] = [
        (request, response) =>
          json(404, { error: 'ResourceNotFound', detail: echo(request) })(request, response),
        (request, response) =>
          json(422, { detail: [{ loc: ['body'], msg: echo(request), type: 'x' }] })(
            request,
            response,
          ),
        (request, response) => text(500, echo(request))(request, response),
        (request, response) => json(200, echo(request))(request, response),
        (request, response) => text(200, echo(request))(request, response),
      ]
      for (const respond of echoes) {
        platform.respond = respond
        const shown = seen(await failureOf(call()))
        for (const secret of secrets) {
          expect(shown).not.toContain(secret)
          expect(shown).not.toContain(encodeURIComponent(secret))
          expect(shown).not.toContain(JSON.stringify(secret).slice(1, -1))
        }
      }
    },
  )

  const echo = (request: Platform['received'][number]): string =>
    `${request.target} ${request.headers.authorization} ${request.body} ${decodeURIComponent(request.body)}`

  test('the body is available as a property', async () => {
    platform.respond = text(500, `you sent ${TOKEN}`)
    const failure = await failureOf(client().products.list())
    expect(failure).toMatchObject({ body: `you sent ${TOKEN}` })
    expect(Object.keys(failure)).not.toContain('body')
  })
})
