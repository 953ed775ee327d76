import { authorize, exchangeCode } from '../../src/2025-03/index.ts'
import { OAuth2Client } from '../../src/2025-03/oauth2.ts'
import type { Shop } from './shop.ts'

export const REDIRECT_URI = 'https://shop.example/back?from=sandbox'

export const registerApplication = async (
  shop: Shop,
  scope = 'openid products:read orders:read',
) => {
  const response = await shop.client.oauth2.clients.create({
    redirectUris: [REDIRECT_URI],
    clientName: 'A shop',
    scope,
  })
  const client = OAuth2Client.decode(response)
  if (client._tag === 'Left') throw new Error('the response is not an OAuth2 client')
  return client.right
}

/** Submits the consent page, and returns the redirect. */
export const submitConsent = async (url: string, form: Record<string, string>): Promise<string> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

/** Registers an application, and lets the user authorize it. The URL in `returnedTo` has the code. */
export const requestCode = async (
  shop: Shop,
  wanted: { scopes?: string[]; subject?: string; registered?: string } = {},
) => {
  const client = await registerApplication(shop, wanted.registered)
  const [organization] = (await shop.client.organizations.list()).result.items
  const authorization = await authorize({
    clientId: client.clientId,
    redirectUri: REDIRECT_URI,
    scopes: wanted.scopes ?? ['openid', 'products:read'],
    serverURL: shop.sandbox.url,
  })
  const returnedTo = await submitConsent(authorization.url, {
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

export const tokensOf = async (shop: Shop, wanted?: Parameters<typeof requestCode>[1]) => {
  const { application, authorization, returnedTo, organizationId } = await requestCode(shop, wanted)
  const tokens = await exchangeCode(application, authorization, returnedTo)
  return { application, tokens, organizationId }
}

export const codeOf = (returnedTo: string): string =>
  new URL(returnedTo).searchParams.get('code') ?? ''

export const INVALID_GRANT = {
  statusCode: 400,
  body: expect.stringContaining('invalid_grant') as string,
}
