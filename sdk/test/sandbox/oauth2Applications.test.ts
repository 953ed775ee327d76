import { authorize } from '../../src/2025-03/index.ts'
import { OAuth2Client, Scope } from '../../src/2025-03/oauth2.ts'
import { Scope as ScopeOfToday } from '../../src/shared/entities/enums.ts'
import { submitConsent, REDIRECT_URI, registerApplication, tokensOf } from './consent.ts'
import type { Shop } from './shop.ts'
import { clientOf, failureOf, openShop } from './shop.ts'

describe('an authorization', () => {
  const ask = async (shop: Shop, change: Record<string, string | undefined>) => {
    const { clientId } = await registerApplication(shop)
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
  ])('with %j is refused without a redirect', async (change) => {
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
  ])('with %j redirects back with %s', async (change, error) => {
    await using shop = await openShop()
    const response = await ask(shop, change)
    const { origin, searchParams } = new URL(response.headers.get('location') ?? '')
    expect(origin).toBe('https://shop.example')
    expect(searchParams.get('error')).toBe(error)
    expect(searchParams.get('state')).toMatch(/./)
  })

  test('is described as JSON for a caller with a token', async () => {
    await using shop = await openShop()
    const { clientId } = await registerApplication(shop)
    const { url } = await authorize({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: ['openid'],
      serverURL: shop.sandbox.url,
    })
    const describeTo = (token: string) =>
      fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect(await (await describeTo(shop.sandbox.accessToken)).json()).toMatchObject({
      client: { client_id: clientId, client_name: 'A shop' },
      sub_type: 'organization',
      sub: { slug: 'sandbox' },
      scopes: ['openid'],
      organizations: [{ slug: 'sandbox' }],
    })
    expect((await describeTo('nothing')).status).toBe(401)
  })

  test('issues no code when denied', async () => {
    await using shop = await openShop()
    const { clientId } = await registerApplication(shop)
    const { url, state } = await authorize({
      clientId,
      redirectUri: REDIRECT_URI,
      scopes: ['openid'],
      serverURL: shop.sandbox.url,
    })
    const { searchParams } = new URL(await submitConsent(url, { answer: 'deny' }))
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
    ['by a request that does not state its origin', {}],
  ])('cannot be granted %s', async (_, headers) => {
    await using shop = await openShop()
    const { clientId } = await registerApplication(shop)
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
    const first = await registerApplication(shop)
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
    const { clientId } = await registerApplication(shop)
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

  test.each([Scope, ScopeOfToday])(
    'may ask for every scope that the client names',
    async (scopes) => {
      await using shop = await openShop()
      const scope = scopes.shape.kind === 'enum' ? scopes.shape.values.join(' ') : ''
      const wanted = { redirectUris: [REDIRECT_URI], clientName: 'A shop', scope }
      await shop.client.oauth2.clients.create(wanted)
      expect((await shop.client.oauth2.clients.list()).result.items).toMatchObject([{ scope }])
    },
  )

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
