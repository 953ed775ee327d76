import type { Context } from 'hono'
import { AuthorizeResponse } from '../../shared/oauth2.ts'
import { run } from '../../codec/Run.ts'
import { operations } from '../../2026-10/operations.ts'
import { authenticate, bearerToken } from '../access.ts'
import { presentAuthorization } from '../present/presentAuthorization.ts'
import { problemResponse } from '../http/handleOperation.ts'
import type { Addition } from '../http/createApp.ts'
import { newCode, SANDBOX_USER } from '../rules/oauth2.ts'
import type { OAuth2ClientRow } from '../store/oauth2Rows.ts'
import type { World } from '../World.ts'
import { consentPage } from './consentPage.ts'
import { isFromItsOwnPage } from './isFromItsOwnPage.ts'
import { pageHeaders } from './page.ts'
import { perform } from './perform.ts'
import { problemPage } from './problemPage.ts'
import { readForm } from './readForm.ts'

/** The consent page for applications, and its form. */
export const consentPages: Addition = (app, world) => {
  const { path } = operations.oauth2.authorize.operation

  app.get(path, async (context, next) => {
    const query = context.req.query()
    // Without a query, this URL is the API's operation.
    if (query.client_id === undefined) return next()
    const credentials = context.req.header('authorization')
    const authorization = authorizationFor(world, query)
    if ('title' in authorization) return errorPage(context, authorization)
    if ('redirect' in authorization) return context.redirect(authorization.redirect, 302)
    if (credentials !== undefined)
      return describeRequest(world, authorization, bearerToken(credentials))
    const { client, redirectUri, scopes } = authorization
    const content = consentPage({
      clientName: client.clientName,
      redirectUri,
      scopes,
      subjects: subjectsOf(world, authorization),
    })
    return context.body((await content).toString(), 200, pageHeaders({ leadsTo: [redirectUri] }))
  })

  app.post(path, async (context) => {
    const { answer, subject = '' } = (await readForm(context.req.raw)) ?? {}
    if (!isFromItsOwnPage(context)) return errorPage(context, foreign)
    const authorization = authorizationFor(world, context.req.query())
    if ('title' in authorization) return errorPage(context, authorization)
    if ('redirect' in authorization) return context.redirect(authorization.redirect, 303)
    const chosen = subjectsOf(world, authorization).find(({ value }) => value === subject)
    if (answer !== 'allow' || !chosen) {
      return context.redirect(redirectUrl(authorization, { error: 'access_denied' }), 303)
    }
    const { subType, sub } = chosen
    const code = world.transact(() => newCode(world, { ...authorization, subType, sub }))
    return context.redirect(redirectUrl(authorization, { code }), 303)
  })
}

/** A valid authorization request. */
interface AuthorizationRequest {
  readonly client: OAuth2ClientRow
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly state: string | undefined
  readonly codeChallenge: string | null
  readonly subType: string | undefined
}

interface PageError {
  readonly title: string
  readonly text: string
}

/** An error is only sent to the application if the redirect URI is registered. */
const authorizationFor = (
  world: World,
  query: Readonly<Record<string, string>>,
): AuthorizationRequest | PageError | { readonly redirect: string } => {
  const client = world.state.oauth2Clients.get(query.client_id ?? '')
  if (!client) return { title: 'Unknown application', text: 'There is no such client_id.' }
  const redirectUri = query.redirect_uri ?? ''
  if (!client.redirectUris.includes(redirectUri)) {
    return {
      title: 'Unknown redirect URI',
      text: 'The redirect_uri is not registered for the application.',
    }
  }
  const scopes = [...new Set((query.scope ?? 'openid').split(' ').filter(Boolean))]
  const allowed = client.scope.split(' ')
  const { state, code_challenge: challenge = null, sub_type: subType } = query
  const authorization = { client, redirectUri, scopes, state, codeChallenge: challenge, subType }
  const back = (error: string, text: string) => ({
    redirect: redirectUrl(authorization, { error, error_description: text }),
  })
  if (query.response_type !== 'code') {
    return back('unsupported_response_type', 'Only code is supported as response_type.')
  }
  if (challenge !== null && query.code_challenge_method !== 'S256') {
    return back('invalid_request', 'Only S256 is supported as code_challenge_method.')
  }
  if (scopes.length === 0 || !scopes.every((scope) => allowed.includes(scope))) {
    return back('invalid_scope', 'The application is not registered for these scopes.')
  }
  if (subType !== undefined && subType !== 'user' && subType !== 'organization') {
    return back('invalid_request', 'The sub_type must be user or organization.')
  }
  return authorization
}

const redirectUrl = (
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  parameters: Readonly<Record<string, string>>,
): string => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (state !== undefined) url.searchParams.set('state', state)
  return url.href
}

/** The organizations and the user on whose behalf the application may be allowed to act. */
const subjectsOf = (world: World, { subType }: AuthorizationRequest) => {
  const organizations = world.state.organizations.all().map(({ id, name }) => ({
    value: id,
    label: name,
    subType: 'organization' as const,
    sub: id,
  }))
  const user = {
    value: 'user',
    label: 'You, with all organizations',
    subType: 'user' as const,
    sub: SANDBOX_USER.id,
  }
  if (subType === 'user') return [user]
  return subType === 'organization' ? organizations : [...organizations, user]
}

/** What the consent page shows, as JSON for a caller with a token. */
const describeRequest = (
  world: World,
  authorization: AuthorizationRequest,
  token: string | undefined,
): Response => {
  const outcome = perform(world, () => {
    const principal = authenticate(world, operations.oauth2.authorize.operation, token)
    const sub = 'organizationIds' in principal ? (principal.organizationIds[0] ?? null) : null
    const { client, scopes, subType = 'organization' } = authorization
    const response = presentAuthorization(world, { client, scopes, subType, sub })
    // Without checks, since the scopes may be those of a later version.
    return AuthorizeResponse.write(response, run(false))
  })
  return outcome.done ? Response.json(outcome.value) : problemResponse(outcome.problem)
}

const foreign: PageError = {
  title: 'Access cannot be granted from here',
  text: 'The form must be submitted from its own page.',
}

const errorPage = async (context: Context, { title, text }: PageError): Promise<Response> =>
  context.body((await problemPage(title, text)).toString(), 400, pageHeaders())
