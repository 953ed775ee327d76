import type { AuthorizeResponse } from '../../shared/oauth2.ts'
import type { Unknown } from '../../codec/union.ts'
import { SANDBOX_USER } from '../rules/oauth2.ts'
import type { OAuth2ClientRow } from '../store/oauth2Rows.ts'
import type { World } from '../World.ts'

/** Which application has which scopes, or asks for them, and on whose behalf. */
export interface Authorization {
  readonly client: OAuth2ClientRow
  readonly scopes: readonly string[]
  readonly subType: string
  readonly sub: string | null
}

/** An authorization as the consent page and the application see it. */
export const presentAuthorization = (
  world: World,
  { client, scopes, subType, sub }: Authorization,
): Exclude<AuthorizeResponse, Unknown> => {
  const organizations = world.state.organizations.all()
  const asked = {
    client: { ...client, clientId: client.id },
    scopes: [...scopes],
    organizations,
    requiresSingleOrganization: false,
  }
  if (subType === 'user') {
    const { id, email } = SANDBOX_USER
    return { ...asked, subType: 'user', sub: { id, email, avatarUrl: null } }
  }
  const chosen = organizations.find(({ id }) => id === sub) ?? null
  return { ...asked, subType: 'organization', sub: chosen }
}
