import { createHmac } from 'node:crypto'
import { authorize, createBillingClient, exchangeCode, oauth2 } from '../../src/index.ts'
import { OAuth2Client } from '../../src/oauth2.ts'
import type { Shop } from './shop.ts'
import { clientOf, failureOf, openShop } from './shop.ts'

const REDIRECT_URI = 'https://shop.example/back?from=sandbox'

const registered = async (shop: Shop, scope = 'openid products:read orders:read') => {
  const answer = await shop.client.oauth2.clients.create({
    redirectUris: [REDIRECT_URI],
    clientName: 'A shop',
    scope,
  })
  const client = OAuth2Client.decode(answer)
  if (client._tag === 'Left') throw new Error('the answer is no client')
  return client.right
}

/** Submits the consent page, and returns the redirect. */
const answer = async (url: string, form: Record<string, string>): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

/** Everything from registration to a code. */
const asked = async (shop: Shop, wanted: { scopes?: string[]; subject?: string } = {}) => {
  const client = await registered(shop)
  const [organization] = (await shop.client.organizations.list()).result.items
  const authorization = await authorize({
    clientId: client.clientId,
    redirectUri: REDIRECT_URI,
    scopes: wanted.scopes ?? ['openid', 'products:read'],
    serverURL: shop.sandbox.url,
  })
  const returnedTo = await answer(authorization.url, {
    answer: 'allow',
    subject: wanted.subject ?? organization?.id ?? '',
  })
  const application = {
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    redirectUri: REDIRECT_URI,
    serverURL: shop.sandbox.url,
  }
  return { application, authorization, returnedTo, organizationId: organization?.id ?? '' }
}

const tokensOf = async (shop: Shop, wanted?: Parameters<typeof asked>[1]) => {
  const { application, authorization, returnedTo, organizationId } = await asked(shop, wanted)
  const tokens = await exchangeCode(application, authorization, returnedTo)
  return { application, tokens, organizationId }
}

const codeOf = (returnedTo: string): string => new URL(returnedTo).searchParams.get('code') ?? ''

const INVALID_GRANT = { statusCode: 400, body: expect.stringContaining('invalid_grant') as string }

test('an authorized application receives tokens for the requested scopes only', async () => {
  await using shop = await openShop()
  const { application, tokens, organizationId } = await tokensOf(shop)
  const client = clientOf(shop.sandbox, tokens.accessToken)
  await expect(client.products.list()).resolves.toMatchObject({ result: { items: [] } })
  expect(await failureOf(client.orders.list())).toMatchObject({ statusCode: 403 })
  expect(
    await failureOf(client.products.create({ name: 'Book', prices: [{ amountType: 'free' }] })),
  ).toMatchObject({ statusCode: 403 })
  expect(await client.oauth2.userinfo()).toEqual({ sub: organizationId, name: 'Sandbox' })
  expect(await client.oauth2.authorize()).toMatchObject({
    subType: 'organization',
    sub: { id: organizationId },
    client: { clientId: application.clientId, clientName: 'A shop' },
    scopes: ['openid', 'products:read'],
  })
})

test('the id token is signed with the client secret and names the subject', async () => {
  await using shop = await openShop()
  const { application, returnedTo, authorization, organizationId } = await asked(shop)
  const { idToken } = await shop.client.oauth2.token({
    grantType: 'authorization_code',
    ...application,
    code: codeOf(returnedTo),
    codeVerifier: authorization.codeVerifier,
  })
  const [header = '', claims = '', signature] = idToken.split('.')
  expect(
    createHmac('sha256', application.clientSecret)
      .update(`${header}.${claims}`)
      .digest('base64url'),
  ).toBe(signature)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: shop.sandbox.url,
    aud: application.clientId,
    sub: organizationId,
  })
})

test('a token on behalf of the user can access every organization', async () => {
  await using shop = await openShop()
  const other = await shop.client.organizations.create({ name: 'Other', slug: 'other' })
  const { tokens } = await tokensOf(shop, { subject: 'user' })
  const client = clientOf(shop.sandbox, tokens.accessToken)
  await expect(client.products.list({ organizationId: other.id })).resolves.toBeDefined()
  expect(await client.oauth2.userinfo()).toMatchObject({ emailVerified: true })
})

describe('a code is rejected', () => {
  test('when it has been used, and all its tokens are revoked', async () => {
    await using shop = await openShop()
    const { application, authorization, returnedTo } = await asked(shop)
    const { accessToken } = await exchangeCode(application, authorization, returnedTo)
    expect(await failureOf(exchangeCode(application, authorization, returnedTo))).toMatchObject(
      INVALID_GRANT,
    )
    const client = clientOf(shop.sandbox, accessToken)
    expect(await failureOf(client.products.list())).toMatchObject({ statusCode: 401 })
  })

  test('when it has expired', async () => {
    await using shop = await openShop()
    const { application, authorization, returnedTo } = await asked(shop)
    shop.sandbox.advance({ minutes: 10 })
    expect(await failureOf(exchangeCode(application, authorization, returnedTo))).toMatchObject(
      INVALID_GRANT,
    )
  })

  test.each([
    ['without its verifier', { codeVerifier: 'another' }, {}],
    ['from another address', {}, { redirectUri: 'https://shop.example/' }],
  ])('%s', async (_, authorizationChange, applicationChange) => {
    await using shop = await openShop()
    const { application, authorization, returnedTo } = await asked(shop)
    expect(
      await failureOf(
        exchangeCode(
          { ...application, ...applicationChange },
          { ...authorization, ...authorizationChange },
          returnedTo,
        ),
      ),
    ).toMatchObject(INVALID_GRANT)
  })

  test('from another application, or with a wrong secret', async () => {
    await using shop = await openShop()
    const { application, authorization, returnedTo } = await asked(shop)
    const { clientId, clientSecret } = await registered(shop)
    const foreign = { ...application, clientId, clientSecret }
    expect(await failureOf(exchangeCode(foreign, authorization, returnedTo))).toMatchObject(
      INVALID_GRANT,
    )
    const wrong = { ...application, clientSecret }
    expect(await failureOf(exchangeCode(wrong, authorization, returnedTo))).toMatchObject({
      statusCode: 401,
    })
    // None of these attempts has used the code.
    await exchangeCode(application, authorization, returnedTo)
  })
})

describe('tokens', () => {
  test('expire after an hour, and are refreshed by the client', async () => {
    await using shop = await openShop()
    const { application, tokens } = await tokensOf(shop)
    shop.sandbox.advance({ hours: 1 })
    const stale = clientOf(shop.sandbox, tokens.accessToken)
    expect(await failureOf(stale.products.list())).toMatchObject({ statusCode: 401 })
    const renewing = createBillingClient({
      serverURL: shop.sandbox.url,
      auth: oauth2({ ...application, tokens }),
    })
    await expect(renewing.products.list()).resolves.toBeDefined()
  })

  test('can be refreshed once: reusing a refresh token revokes the new tokens', async () => {
    await using shop = await openShop()
    const { application, tokens } = await tokensOf(shop)
    const refresh = (refreshToken: string | null) =>
      shop.client.oauth2.token({
        grantType: 'refresh_token',
        ...application,
        refreshToken: refreshToken ?? '',
      })
    const renewed = await refresh(tokens.refreshToken)
    const client = clientOf(shop.sandbox, renewed.accessToken)
    await client.products.list()
    expect(renewed.scope).toBe('openid products:read')
    expect(
      await failureOf(clientOf(shop.sandbox, tokens.accessToken).products.list()),
    ).toMatchObject({ statusCode: 401 })
    expect(await failureOf(refresh(tokens.refreshToken))).toMatchObject(INVALID_GRANT)
    expect(await failureOf(client.products.list())).toMatchObject({ statusCode: 401 })
    expect(await failureOf(refresh(renewed.refreshToken))).toMatchObject(INVALID_GRANT)
  })

  test('can be introspected by their own application only', async () => {
    await using shop = await openShop()
    const { application, tokens, organizationId } = await tokensOf(shop)
    const introspect = (token: string, by: { clientId: string; clientSecret: string }) =>
      shop.client.oauth2.introspect({
        token,
        clientId: by.clientId,
        clientSecret: by.clientSecret,
      })
    const now = shop.sandbox.now().getTime() / 1000
    expect(await introspect(tokens.accessToken, application)).toEqual({
      active: true,
      clientId: application.clientId,
      tokenType: 'access_token',
      scope: 'openid products:read',
      subType: 'organization',
      sub: organizationId,
      aud: application.clientId,
      iss: shop.sandbox.url,
      iat: now,
      exp: now + 3600,
    })
    expect(await introspect(tokens.refreshToken ?? '', application)).toMatchObject({
      active: true,
      tokenType: 'refresh_token',
    })
    const foreign = await registered(shop)
    expect(await introspect(tokens.accessToken, foreign)).toMatchObject({ active: false, sub: '' })
    expect(
      await failureOf(
        introspect(tokens.accessToken, { ...application, clientSecret: 'a wrong one' }),
      ),
    ).toMatchObject({ statusCode: 401 })
  })

  test('can be revoked by their own application only', async () => {
    await using shop = await openShop()
    const { application, tokens } = await tokensOf(shop)
    const client = clientOf(shop.sandbox, tokens.accessToken)
    const revoke = (token: string, { clientId, clientSecret }: typeof application) =>
      shop.client.oauth2.revoke({ token, clientId, clientSecret })
    const foreign = await registered(shop)
    await revoke(tokens.refreshToken ?? '', { ...application, ...foreign })
    await client.products.list()
    await revoke(tokens.refreshToken ?? '', application)
    expect(await failureOf(client.products.list())).toMatchObject({ statusCode: 401 })
  })

  test('cannot manage applications, whatever their scopes', async () => {
    await using shop = await openShop()
    const { application, tokens } = await tokensOf(shop)
    const { clients } = clientOf(shop.sandbox, tokens.accessToken).oauth2
    for (const call of [
      () => clients.list(),
      () => clients.get({ clientId: application.clientId }),
      () => clients.delete({ clientId: application.clientId }),
    ]) {
      expect(await failureOf(call())).toMatchObject({ statusCode: 403 })
    }
  })
})

describe('an authorization', () => {
  const ask = async (shop: Shop, change: Record<string, string | undefined>) => {
    const { clientId } = await registered(shop)
    const { url } = await authorize({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: ['openid'],
      serverURL: shop.sandbox.url,
    })
    const changed = new URL(url)
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) changed.searchParams.delete(name)
      else changed.searchParams.set(name, value)
    }
    return fetch(changed, { redirect: 'manual' })
  }

  test.each([
    [{ client_id: 'nobody' }],
    [{ client_id: '' }],
    [{ redirect_uri: 'https://evil.example/' }],
    [{ redirect_uri: undefined }],
  ])('with %j leads nowhere', async (change) => {
    await using shop = await openShop()
    const response = await ask(shop, change)
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  })

  test.each([
    [{ scope: 'openid customers:write' }, 'invalid_scope'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ sub_type: 'dog' }, 'invalid_request'],
  ])('with %j goes back with %s', async (change, error) => {
    await using shop = await openShop()
    const response = await ask(shop, change)
    const { origin, searchParams } = new URL(response.headers.get('location') ?? '')
    expect(origin).toBe('https://shop.example')
    expect(searchParams.get('error')).toBe(error)
    expect(searchParams.get('state')).toMatch(/./)
  })

  test('is described as JSON for a caller with a token', async () => {
    await using shop = await openShop()
    const { clientId } = await registered(shop)
    const { url } = await authorize({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: ['openid'],
      serverURL: shop.sandbox.url,
    })
    const describedTo = (token: string) =>
      fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect(await (await describedTo(shop.sandbox.accessToken)).json()).toMatchObject({
      client: { client_id: clientId, client_name: 'A shop' },
      sub_type: 'organization',
      sub: { slug: 'sandbox' },
      scopes: ['openid'],
      organizations: [{ slug: 'sandbox' }],
    })
    expect((await describedTo('nothing')).status).toBe(401)
  })

  test('issues no code when denied', async () => {
    await using shop = await openShop()
    const { clientId } = await registered(shop)
    const { url, state } = await authorize({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: ['openid'],
      serverURL: shop.sandbox.url,
    })
    const { searchParams } = new URL(await answer(url, { answer: 'deny' }))
    expect(Object.fromEntries(searchParams)).toEqual({
      from: 'sandbox',
      error: 'access_denied',
      state,
    })
  })

  test.each<[string, Record<string, string>]>([
    ['by a page of another origin', { 'sec-fetch-site': 'cross-site' }],
    ['by a page of another port', { 'sec-fetch-site': 'same-site' }],
    ['by another origin in an older browser', { origin: 'https://evil.example' }],
    ['by a page without an origin', { origin: 'null' }],
    ['by what does not say where it comes from', {}],
  ])('cannot be granted %s', async (_, headers) => {
    await using shop = await openShop()
    const { clientId } = await registered(shop)
    const { url } = await authorize({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: ['openid'],
      serverURL: shop.sandbox.url,
    })
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ answer: 'allow', subject: 'user' }),
      redirect: 'manual',
    })
    expect(response.status).toBe(400)
  })
})

describe('applications', () => {
  test('can be registered, read, replaced and deleted', async () => {
    await using shop = await openShop()
    const { clients } = shop.client.oauth2
    const first = await registered(shop)
    expect(first).toMatchObject({
      redirectUris: [REDIRECT_URI],
      tokenEndpointAuthMethod: 'client_secret_post',
      grantTypes: ['authorization_code', 'refresh_token'],
      clientSecretExpiresAt: 0,
    })
    const { clientId } = first
    expect(OAuth2Client.decode(await clients.get({ clientId }))).toEqual({
      _tag: 'Right',
      right: first,
    })
    await clients.update({
      clientId,
      oAuth2ClientConfigurationUpdate: {
        clientId,
        clientName: 'Another name',
        redirectUris: ['http://localhost:3000/back'],
      },
    })
    expect((await clients.list()).result.items).toMatchObject([
      { clientId, clientName: 'Another name', clientSecret: first.clientSecret },
    ])
    await clients.delete({ clientId })
    expect(await failureOf(clients.get({ clientId }))).toMatchObject({ statusCode: 404 })
    expect((await clients.list()).result.items).toEqual([])
  })

  test('lose their tokens when deleted', async () => {
    await using shop = await openShop()
    const { application, tokens } = await tokensOf(shop)
    await shop.client.oauth2.clients.delete({ clientId: application.clientId })
    const client = clientOf(shop.sandbox, tokens.accessToken)
    expect(await failureOf(client.products.list())).toMatchObject({ statusCode: 401 })
  })

  test('of another organization are not found', async () => {
    await using shop = await openShop()
    const { clientId } = await registered(shop)
    const { id } = await shop.client.organizations.create({ name: 'Other', slug: 'other' })
    const other = clientOf(shop.sandbox, shop.sandbox.createAccessToken({ organizationIds: [id] }))
    expect((await other.oauth2.clients.list()).result.items).toEqual([])
    expect(await failureOf(other.oauth2.clients.get({ clientId }))).toMatchObject({
      statusCode: 404,
    })
    expect(await failureOf(other.oauth2.clients.delete({ clientId }))).toMatchObject({
      statusCode: 404,
    })
  })

  test.each([
    [{ redirectUris: [] }, 'redirect_uris'],
    [{ redirectUris: ['http://shop.example/'] }, 'redirect_uris'],
    [{ redirectUris: ['javascript:alert(1)'] }, 'redirect_uris'],
    [{ redirectUris: ['https://shop.example/#there'] }, 'redirect_uris'],
    [{ scope: 'openid everything' }, 'scope'],
    [{ clientName: ' ' }, 'client_name'],
  ])('with %j are refused', async (change, field) => {
    await using shop = await openShop()
    expect(
      await failureOf(
        shop.client.oauth2.clients.create({
          redirectUris: [REDIRECT_URI],
          clientName: 'A shop',
          ...change,
        }),
      ),
    ).toMatchObject({
      statusCode: 422,
      detail: [{ loc: expect.arrayContaining([field]) as unknown }],
    })
  })
})
