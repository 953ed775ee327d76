import { createHash } from 'node:crypto'
import type {
  BenefitCreate,
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
  BenefitUpdate,
} from '../../2025-03/benefits.ts'
import type {
  BenefitFeatureFlagCreate,
  BenefitMeterCreditCreate,
  BenefitMeterCreditCreateProperties,
} from '../../2026-10/entities/benefitCreate.ts'
import type { BenefitMeterCreditProperties } from '../../2026-10/entities/benefitProperties.ts'
import type {
  BenefitFeatureFlagUpdate,
  BenefitMeterCreditUpdate,
} from '../../2026-10/entities/benefitUpdate.ts'
import { related } from '../present/related.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { BenefitRow } from '../store/BenefitRow.ts'
import type { FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'
import { refreshGrants, withdrawBenefit } from './benefitGrants.ts'

/** Adds a benefit; customers receive it with a product. */
export const newBenefit = (
  world: World,
  organizationId: string,
  wanted: WantedBenefit,
): BenefitRow => {
  const benefit = world.state.benefits.put(
    benefitRow(world, wanted, {
      ...world.record(),
      description: checkedDescription(wanted.description),
      selectable: true,
      deletable: true,
      organizationId,
    }),
  )
  world.emit(organizationId, 'benefit.created', benefit)
  return benefit
}

/** Updates a benefit and its grants. */
export const updateBenefit = (
  world: World,
  before: BenefitRow,
  update: BenefitChanges,
): BenefitRow => {
  const { description } = update
  return replaceBenefit(world, before, {
    ...withUpdate(world, before, update),
    description: description == null ? before.description : checkedDescription(description),
  })
}

/** Removes a benefit from its products and its customers. */
export const deleteBenefit = (world: World, { id, organizationId }: BenefitRow): void => {
  for (const product of world.state.products.where('organizationId', organizationId)) {
    if (product.benefitIds.includes(id)) {
      const benefitIds = product.benefitIds.filter((benefitId) => benefitId !== id)
      world.state.products.update(product, { benefitIds })
    }
  }
  withdrawBenefit(world, id)
  world.state.benefits.delete(id)
}

/** Removes a file that is about to be deleted from all benefits. */
export const removeFile = (world: World, { id, organizationId }: FileRow): void => {
  for (const benefit of world.state.benefits.where('organizationId', organizationId)) {
    if (benefit.type === 'downloadables' && benefit.properties.files.includes(id)) {
      const files = benefit.properties.files.filter((fileId) => fileId !== id)
      const properties = { files, archived: pickMarks(files, benefit.properties.archived) }
      replaceBenefit(world, benefit, { ...benefit, properties })
    }
  }
}

const replaceBenefit = (world: World, before: BenefitRow, after: BenefitRow): BenefitRow => {
  const kept = world.state.benefits.put({ ...after, modifiedAt: world.now() })
  world.emit(kept.organizationId, 'benefit.updated', kept)
  refreshGrants(world, before, kept)
  return kept
}

/** A benefit to be added, of either version. */
export type WantedBenefit = BenefitCreate | BenefitMeterCreditCreate | BenefitFeatureFlagCreate
/** The changes of one. */
export type BenefitChanges = BenefitUpdate | BenefitMeterCreditUpdate | BenefitFeatureFlagUpdate

type Common = Omit<BenefitRow, 'type' | 'properties' | 'isTaxApplicable'>

const benefitRow = (world: World, wanted: WantedBenefit, common: Common): BenefitRow => {
  const { organizationId } = common
  switch (wanted.type) {
    case 'custom': {
      const properties = customProperties(wanted.properties)
      return { ...common, type: 'custom', properties, isTaxApplicable: false }
    }
    case 'discord':
      return { ...common, type: 'discord', properties: discordProperties(wanted.properties) }
    case 'github_repository': {
      const properties = repositoryProperties(world, organizationId, wanted.properties)
      return { ...common, type: 'github_repository', properties }
    }
    case 'downloadables': {
      const properties = downloadablesProperties(world, organizationId, wanted.properties)
      return { ...common, type: 'downloadables', properties }
    }
    case 'license_keys':
      return { ...common, type: 'license_keys', properties: keyProperties(wanted.properties) }
    case 'meter_credit': {
      const properties = creditProperties(world, organizationId, wanted.properties)
      return { ...common, type: 'meter_credit', properties }
    }
    case 'feature_flag':
      return { ...common, type: 'feature_flag', metadata: wanted.metadata ?? {}, properties: {} }
  }
}

/** Properties are replaced as a whole; the type cannot change. */
const withUpdate = (world: World, before: BenefitRow, update: BenefitChanges): BenefitRow => {
  const { organizationId } = before
  if (before.type !== update.type) {
    throw invalid(['body', 'type'], 'The type of a benefit cannot be changed.')
  }
  // What a feature flag means to a shop is in its metadata.
  if (before.type === 'feature_flag' && update.type === 'feature_flag') {
    return { ...before, metadata: update.metadata ?? before.metadata }
  }
  if (update.properties == null) return before
  // One case for each type, so the compiler can check the properties against it.
  if (before.type === 'custom' && update.type === 'custom') {
    return { ...before, properties: customProperties(update.properties) }
  }
  if (before.type === 'discord' && update.type === 'discord') {
    return { ...before, properties: discordProperties(update.properties) }
  }
  if (before.type === 'github_repository' && update.type === 'github_repository') {
    return { ...before, properties: repositoryProperties(world, organizationId, update.properties) }
  }
  if (before.type === 'downloadables' && update.type === 'downloadables') {
    const properties = downloadablesProperties(world, organizationId, update.properties)
    return { ...before, properties }
  }
  if (before.type === 'license_keys' && update.type === 'license_keys') {
    return { ...before, properties: keyProperties(update.properties) }
  }
  if (before.type === 'meter_credit' && update.type === 'meter_credit') {
    return { ...before, properties: creditProperties(world, organizationId, update.properties) }
  }
  return before
}

const creditProperties = (
  world: World,
  organizationId: string,
  { units, rollover, meterId }: BenefitMeterCreditCreateProperties,
): BenefitMeterCreditProperties => {
  if (world.state.meters.get(meterId)?.organizationId !== organizationId) {
    throw refuse(['meter_id'], 'Meter does not exist.')
  }
  return { units, rollover, meterId }
}

const customProperties = ({ note }: BenefitCustomCreateProperties): BenefitCustomProperties => ({
  note: note ?? null,
})

/** The sandbox is not connected to Discord: each token represents its own server. */
const discordProperties = ({
  guildToken,
  roleId,
}: BenefitDiscordCreateProperties): BenefitDiscordProperties => {
  const digest = createHash('sha256').update(nonEmpty('guild_token', guildToken)).digest('hex')
  const guildId = BigInt(`0x${digest.slice(0, 15)}`).toString()
  return { guildId, guildToken, roleId: nonEmpty('role_id', roleId) }
}

const repositoryProperties = (
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

const downloadablesProperties = (
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

const keyProperties = ({
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

const checkedDescription = (description: string): string => {
  const trimmed = description.trim()
  if (trimmed.length < 3 || trimmed.length > 42) {
    throw invalid(['body', 'description'], 'Must have 3 to 42 characters.')
  }
  return trimmed
}

const nonEmpty = (name: string, text: string): string => {
  if (text.trim() === '') throw refuse([name], 'String should have at least 1 character')
  return text
}

const pickMarks = (ids: readonly string[], marks: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(
    ids.flatMap((id) => (Object.hasOwn(marks, id) ? [[id, marks[id] === true]] : [])),
  )

const refuse = (loc: Location, msg: string) => invalid(['body', 'properties', ...loc], msg)
