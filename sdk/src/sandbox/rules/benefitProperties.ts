import { createHash } from 'node:crypto'
import type {
  BenefitCustomCreateProperties,
  BenefitCustomProperties,
  BenefitDiscordCreateProperties,
  BenefitDiscordProperties,
  BenefitDownloadablesCreateProperties,
  BenefitDownloadablesProperties,
  BenefitGitHubRepositoryCreateProperties,
  BenefitGitHubRepositoryProperties,
  BenefitLicenseKeysCreateProperties,
  BenefitLicenseKeysProperties,
} from '../../2025-03/benefits.ts'
import type {
  BenefitMeterCreditCreateProperties,
  BenefitSlackSharedChannelCreateProperties,
} from '../../shared/entities/benefitCreate.ts'
import type {
  BenefitMeterCreditProperties,
  BenefitSlackSharedChannelProperties,
} from '../../shared/entities/benefitProperties.ts'
import { related } from '../store/related.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { World } from '../World.ts'

/** The sandbox is not connected to Slack, so it accepts any integration as the merchant's. */
export const channelProperties = ({
  slackIntegrationId,
  channelNameTemplate,
  private: isPrivate = true,
  welcomeMessage = null,
  archiveOnRevoke = true,
  teamInvitees = [],
}: BenefitSlackSharedChannelCreateProperties): BenefitSlackSharedChannelProperties => ({
  slackIntegrationId,
  channelNameTemplate,
  private: isPrivate,
  welcomeMessage,
  archiveOnRevoke,
  teamInvitees,
})

export const creditProperties = (
  world: World,
  organizationId: string,
  { units, rollover, meterId }: BenefitMeterCreditCreateProperties,
): BenefitMeterCreditProperties => {
  if (world.state.meters.get(meterId)?.organizationId !== organizationId) {
    throw refuse(['meter_id'], 'Meter does not exist.')
  }
  return { units, rollover, meterId }
}

export const customProperties = ({
  note,
}: BenefitCustomCreateProperties): BenefitCustomProperties => ({
  note: note ?? null,
})

/** The sandbox is not connected to Discord: each token represents its own server. */
export const discordProperties = ({
  guildToken,
  roleId,
}: BenefitDiscordCreateProperties): BenefitDiscordProperties => {
  const digest = createHash('sha256').update(nonEmpty('guild_token', guildToken)).digest('hex')
  const guildId = BigInt(`0x${digest.slice(0, 15)}`).toString()
  return { guildId, guildToken, roleId: nonEmpty('role_id', roleId) }
}

export const repositoryProperties = (
  world: World,
  organizationId: string,
  { repositoryOwner, repositoryName, permission }: BenefitGitHubRepositoryCreateProperties,
): BenefitGitHubRepositoryProperties => {
  const connected = world.state.repositories
    .where('organizationId', organizationId)
    .find(
      ({ name, externalOrganizationId }) =>
        name === repositoryName &&
        related(world, 'externalOrganizations', externalOrganizationId).name === repositoryOwner,
    )
  return {
    repositoryOwner: nonEmpty('repository_owner', repositoryOwner),
    repositoryName: nonEmpty('repository_name', repositoryName),
    permission,
    repositoryId: connected?.id ?? null,
  }
}

export const downloadablesProperties = (
  world: World,
  organizationId: string,
  { files: wanted, archived = {} }: BenefitDownloadablesCreateProperties,
): BenefitDownloadablesProperties => {
  const files = [...new Set(wanted)]
  if (files.length === 0) throw refuse(['files'], 'At least one file is required.')
  for (const [index, id] of wanted.entries()) {
    const file = world.state.files.get(id)
    const isDownloadable = file?.service === 'downloadable' && file.isUploaded
    if (!isDownloadable || file.organizationId !== organizationId) {
      throw refuse(['files', index], 'File does not exist or cannot be downloaded.')
    }
  }
  return { files, archived: pickMarks(files, archived) }
}

/** The maximum lifetime of a key, by timeframe: a hundred years. */
const MAX_TTL: Readonly<Record<string, number>> = { year: 100, month: 1200, day: 36_500 }

export const keyProperties = ({
  prefix,
  expires,
  activations,
  limitUsage,
}: BenefitLicenseKeysCreateProperties): BenefitLicenseKeysProperties => {
  const maxTtl = expires ? (MAX_TTL[expires.timeframe] ?? 0) : 0
  if (expires && (expires.ttl < 1 || expires.ttl > maxTtl)) {
    throw refuse(['expires', 'ttl'], `Must be between 1 and ${maxTtl}.`)
  }
  if (activations && (activations.limit < 1 || activations.limit > 50)) {
    throw refuse(['activations', 'limit'], 'Must be between 1 and 50.')
  }
  if (limitUsage != null && limitUsage < 1) throw refuse(['limit_usage'], 'Must be at least 1.')
  return {
    prefix: prefix?.trim() ? prefix.trim() : null,
    expires: expires ?? null,
    activations: activations ?? null,
    limitUsage: limitUsage ?? null,
  }
}

const nonEmpty = (name: string, text: string): string => {
  if (text.trim() === '') throw refuse([name], 'String should have at least 1 character')
  return text
}

export const pickMarks = (ids: readonly string[], marks: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(
    ids.flatMap((id) => (Object.hasOwn(marks, id) ? [[id, marks[id] === true]] : [])),
  )

const refuse = (loc: Location, msg: string) => invalid(['body', 'properties', ...loc], msg)
