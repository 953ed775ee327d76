import { OAuth2Client } from '../../2025-03/oauth2.ts'
import { run } from '../../codec/Run.ts'
import { seconds } from '../rules/oauth2.ts'
import type { OAuth2ClientRow } from '../store/oauth2Rows.ts'
import type { World } from '../World.ts'

/** An application as its merchant sees it. */
export const presentOAuth2Client = (_: World, row: OAuth2ClientRow): OAuth2Client => ({
  ...row,
  responseTypes: ['code'],
  clientId: row.id,
  clientIdIssuedAt: seconds(row.createdAt),
  // 0 means that it does not expire.
  clientSecretExpiresAt: 0,
})

/** An application in wire format, because the platform does not document the response. */
export const encodeOAuth2Client = (world: World, row: OAuth2ClientRow): unknown =>
  OAuth2Client.write(presentOAuth2Client(world, row), run(true))
