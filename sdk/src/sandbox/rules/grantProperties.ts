import type {
  BenefitDiscord,
  BenefitDownloadablesProperties,
  BenefitGitHubRepository,
  BenefitGrantDiscordProperties,
  BenefitGrantGitHubRepositoryProperties,
  BenefitGrantLicenseKeysProperties,
  BenefitGrantProperties,
} from '../../2025-03/benefits.ts'
import type { BenefitGrantSlackSharedChannelProperties } from '../../shared/entities/benefitGrant.ts'
import type { BenefitGrantRow, BenefitRow, SlackChannelRow } from '../store/BenefitRow.ts'
import { related } from '../store/related.ts'
import type { World } from '../World.ts'

/** The properties of a grant, which depend on the type of its benefit. */
export const grantProperties = (
  world: World,
  benefit: BenefitRow,
  grant: BenefitGrantRow,
): BenefitGrantProperties => {
  switch (benefit.type) {
    case 'custom':
    case 'meter_credit':
    case 'feature_flag':
      return {}
    case 'discord':
      return discordGrant(benefit, grant)
    case 'github_repository':
      return repositoryGrant(benefit, grant)
    case 'downloadables':
      return { files: grant.fileIds }
    case 'license_keys':
      return licenseKeyGrant(world, grant)
    case 'slack_shared_channel':
      return channelGrant(benefit, grant)
  }
}

export const discordGrant = (
  { properties: { guildId, roleId } }: BenefitDiscord,
  grant: BenefitGrantRow,
): BenefitGrantDiscordProperties => ({ guildId, roleId, ...accountOf(grant) })

export const repositoryGrant = (
  { properties: { repositoryOwner, repositoryName, permission } }: BenefitGitHubRepository,
  grant: BenefitGrantRow,
): BenefitGrantGitHubRepositoryProperties => ({
  repositoryOwner,
  repositoryName,
  permission,
  ...accountOf(grant),
})

export const licenseKeyGrant = (
  world: World,
  { licenseKeyId }: BenefitGrantRow,
): BenefitGrantLicenseKeysProperties => {
  if (licenseKeyId === null) return {}
  return { licenseKeyId, displayKey: related(world, 'licenseKeys', licenseKeyId).displayKey }
}

/** The sandbox is not connected to Slack, so it claims that a channel exists once somebody is invited. */
export const channelGrant = (
  { properties: { channelNameTemplate } }: SlackChannelRow,
  { id, accountId }: BenefitGrantRow,
): BenefitGrantSlackSharedChannelProperties =>
  accountId === null
    ? {}
    : {
        invitedEmail: accountId,
        channelId: `C${id}`,
        channelName: channelNameTemplate,
        inviteId: `I${id}`,
        inviteUrl: `https://slack.example/invite/${id}`,
      }

const accountOf = ({ accountId }: BenefitGrantRow) => (accountId === null ? {} : { accountId })

/** A benefit's files that are not archived: new customers receive only these. */
export const activeFiles = ({ files, archived }: BenefitDownloadablesProperties): string[] =>
  files.filter((id) => archived[id] !== true)

/** The checkout that led to a grant. */
export const checkoutOf = (
  world: World,
  { subscriptionId, orderId }: BenefitGrantRow,
): string | null => {
  if (subscriptionId !== null) return related(world, 'subscriptions', subscriptionId).checkoutId
  return orderId === null ? null : related(world, 'orders', orderId).checkoutId
}
