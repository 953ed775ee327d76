import type { BenefitCreate, BenefitUpdate } from '../../2025-03/benefits.ts'
import type {
  BenefitFeatureFlagCreate,
  BenefitMeterCreditCreate,
  BenefitSlackSharedChannelCreate,
} from '../../shared/entities/benefitCreate.ts'
import type {
  BenefitFeatureFlagUpdate,
  BenefitMeterCreditUpdate,
  BenefitSlackSharedChannelUpdate,
} from '../../shared/entities/benefitUpdate.ts'
import { invalid } from '../Problem.ts'
import type { BenefitRow } from '../store/BenefitRow.ts'
import type { FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'
import { refreshGrants, withdrawBenefit } from './benefitGrants.ts'
import {
  channelProperties,
  creditProperties,
  customProperties,
  discordProperties,
  downloadablesProperties,
  keyProperties,
  pickMarks,
  repositoryProperties,
} from './benefitProperties.ts'

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
      metadata: wanted.metadata ?? {},
    }),
  )
  world.emit(organizationId, 'benefit.created', benefit)
  return benefit
}

/** Updates a benefit and its grants. */
export const updateBenefit = (
  world: World,
  previous: BenefitRow,
  update: BenefitChanges,
): BenefitRow => {
  const { description } = update
  return replaceBenefit(world, previous, {
    ...withUpdate(world, previous, update),
    description: description == null ? previous.description : checkedDescription(description),
    metadata: update.metadata ?? previous.metadata,
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

/** Removes a file from all benefits, before it is deleted. */
export const removeFile = (world: World, { id, organizationId }: FileRow): void => {
  for (const benefit of world.state.benefits.where('organizationId', organizationId)) {
    if (benefit.type === 'downloadables' && benefit.properties.files.includes(id)) {
      const files = benefit.properties.files.filter((fileId) => fileId !== id)
      const properties = { files, archived: pickMarks(files, benefit.properties.archived) }
      replaceBenefit(world, benefit, { ...benefit, properties })
    }
  }
}

const replaceBenefit = (world: World, previous: BenefitRow, after: BenefitRow): BenefitRow => {
  const kept = world.state.benefits.put({ ...after, modifiedAt: world.now() })
  world.emit(kept.organizationId, 'benefit.updated', kept)
  refreshGrants(world, previous, kept)
  return kept
}

/** A request to add a benefit, in either version. */
export type WantedBenefit = { readonly metadata?: BenefitRow['metadata'] | undefined } & (
  | BenefitCreate
  | BenefitMeterCreditCreate
  | BenefitFeatureFlagCreate
  | BenefitSlackSharedChannelCreate
)
/** A request to change a benefit, in either version. */
export type BenefitChanges = { readonly metadata?: BenefitRow['metadata'] | undefined } & (
  | BenefitUpdate
  | BenefitMeterCreditUpdate
  | BenefitFeatureFlagUpdate
  | BenefitSlackSharedChannelUpdate
)

type Common = Omit<BenefitRow, 'type' | 'properties'>

const benefitRow = (world: World, wanted: WantedBenefit, common: Common): BenefitRow => {
  const { organizationId } = common
  switch (wanted.type) {
    case 'custom':
      return { ...common, type: 'custom', properties: customProperties(wanted.properties) }
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
      return { ...common, type: 'feature_flag', properties: {} }
    case 'slack_shared_channel': {
      const properties = channelProperties(wanted.properties)
      return { ...common, type: 'slack_shared_channel', properties }
    }
  }
}

/** Properties are replaced as a whole; the type cannot change. */
const withUpdate = (world: World, previous: BenefitRow, update: BenefitChanges): BenefitRow => {
  const { organizationId } = previous
  if (previous.type !== update.type) {
    throw invalid(['body', 'type'], 'The type of a benefit cannot be changed.')
  }
  if (update.properties == null) return previous
  // One case for each type, so the compiler can check the properties against it.
  if (previous.type === 'custom' && update.type === 'custom') {
    return { ...previous, properties: customProperties(update.properties) }
  }
  if (previous.type === 'discord' && update.type === 'discord') {
    return { ...previous, properties: discordProperties(update.properties) }
  }
  if (previous.type === 'github_repository' && update.type === 'github_repository') {
    return {
      ...previous,
      properties: repositoryProperties(world, organizationId, update.properties),
    }
  }
  if (previous.type === 'downloadables' && update.type === 'downloadables') {
    const properties = downloadablesProperties(world, organizationId, update.properties)
    return { ...previous, properties }
  }
  if (previous.type === 'license_keys' && update.type === 'license_keys') {
    return { ...previous, properties: keyProperties(update.properties) }
  }
  if (previous.type === 'meter_credit' && update.type === 'meter_credit') {
    return { ...previous, properties: creditProperties(world, organizationId, update.properties) }
  }
  if (previous.type === 'slack_shared_channel' && update.type === 'slack_shared_channel') {
    return { ...previous, properties: channelProperties(update.properties) }
  }
  return previous
}

const checkedDescription = (description: string): string => {
  const trimmed = description.trim()
  if (trimmed.length < 3 || trimmed.length > 42) {
    throw invalid(['body', 'description'], 'Must have 3 to 42 characters.')
  }
  return trimmed
}
