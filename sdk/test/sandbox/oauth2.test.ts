import { createHmac } from 'node:crypto'
import { authorize, createBillingClient, exchangeCode, oauth2 } from '../../src/2025-03/index.ts'
import { createBillingClient as createOctoberClient } from '../../src/2026-10/index.ts'
import {
  requestCode,
  codeOf,
  INVALID_GRANT,
  REDIRECT_URI,
  registerApplication,
  tokensOf,
} from './consent.ts'
import { clientOf, failureOf, openShop } from './shop.ts'

const credentialsOf = ({
  clientId,
  clientSecret,
}: Readonly<Record<'clientId' | 'clientSecret', string>>) => ({ clientId, clientSecret })

test('an authorized application receives tokens for the requested scopes only', async () => {
  await using shop = await openShop()
  const { application, tokens, organizationId } = await tokensOf(shop)
  const client = clientOf(shop.sandbox, tokens.accessToken)
  await expect(client.products.list()).resolves.toMatchObject({ result: { items: [] } })
  expect(await failureOf(client.orders.list())).toMatchObject({ statusCode: 403 })
  expect(
    await failureOf(
      client.products.create({
        recurringInterval: null,
        name: 'Book',
        prices: [{ amountType: 'free' }],
      }),
    ),
  ).toMatchObject({ statusCode: 403 })
  expect(await client.oauth2.userinfo()).toEqual({ sub: organizationId, name: 'Sandbox' })
  expect(await client.oauth2.authorize()).toMatchObject({
    subType: 'organization',
    sub: { id: organizationId },
    client: { clientId: application.clientId, clientName: 'A shop' },
    scopes: ['openid', 'products:read'],
  })
})

test('2025-03 leaves out the scopes that it has no name for', async () => {
  await using shop = await openShop()
  const scopes = ['openid', 'disputes:read']
  const { tokens } = await tokensOf(shop, { scopes, registered: scopes.join(' ') })
  const connection = { serverURL: shop.sandbox.url, accessToken: tokens.accessToken, strict: true }
  const { oauth2: march } = clientOf(shop.sandbox, tokens.accessToken)
  expect(await march.authorize()).toMatchObject({ scopes: ['openid'] })
  const { disputes, oauth2: today } = createOctoberClient(connection)
  expect(await today.authorize()).toMatchObject({ scopes })
  expect((await disputes.list()).result.items).toEqual([])
})

test('an application can ask for scopes that 2025-03 has no name for', async () => {
  await using shop = await openShop()
  const client = await registerApplication(shop, 'openid disputes:read')
  const { url } = await authorize({
    clientId: client.clientId,
    redirectUri: REDIRECT_URI,
    scopes: ['disputes:read'],
    serverURL: shop.sandbox.url,
  })
  const page = await fetch(url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('See disputes')])
  const authorization = `Bearer ${shop.sandbox.accessToken}`
  const described = await fetch(url, { headers: { authorization } })
  expect(await described.json()).toMatchObject({ scopes: ['disputes:read'] })
})

test('the id token is signed with the client secret and names the subject', async () => {
  await using shop = await openShop()
  const { application, returnedTo, authorization, organizationId } = await requestCode(shop)
  const { idToken } = await shop.client.oauth2.token({
    grantType: 'authorization_code',
    ...credentialsOf(application),
    redirectUri: application.redirectUri,
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
    const { application, authorization, returnedTo } = await requestCode(shop)
    const { accessToken } = await exchangeCode(application, authorization, returnedTo)
    expect(await failureOf(exchangeCode(application, authorization, returnedTo))).toMatchObject(
      INVALID_GRANT,
    )
    const client = clientOf(shop.sandbox, accessToken)
    expect(await failureOf(client.products.list())).toMatchObject({ statusCode: 401 })
  })

  test('when it has expired', async () => {
    await using shop = await openShop()
    const { application, authorization, returnedTo } = await requestCode(shop)
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
    const { application, authorization, returnedTo } = await requestCode(shop)
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
    const { application, authorization, returnedTo } = await requestCode(shop)
    const { clientId, clientSecret } = await registerApplication(shop)
    const foreign = { ...application, clientId, clientSecret }
    expect(await failureOf(exchangeCode(foreign, authorization, returnedTo))).toMatchObject(
      INVALID_GRANT,
    )
    const wrong = { ...application, clientSecret }
    expect(await failureOf(exchangeCode(wrong, authorization, returnedTo))).toMatchObject({
      statusCode: 401,
    })
    // None of these attempts has used up the code.
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
        ...credentialsOf(application),
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
    const foreign = await registerApplication(shop)
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
    const foreign = await registerApplication(shop)
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
