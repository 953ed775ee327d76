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
} from '../../benefits.ts'
import { related } from '../present/related.ts'
import type { Location } from '../Problem.ts'
import { invalid } from '../Problem.ts'
import type { BenefitRow } from '../store/BenefitRow.ts'
import type { FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'
import { refreshGrants, withdrawBenefit } from './benefitGrants.ts'

/** Adds a benefit, which nobody has until a product comes with it. */
export const newBenefit = (
  world: World,
  organizationId: string,
  wanted: BenefitCreate,
): BenefitRow => {
  const benefit = world.state.benefits.put(
    completed(world, wanted, {
      ...world.record(),
      description: described(wanted.description),
      selectable: true,
      deletable: true,
      organizationId,
    }),
  )
  world.emit(organizationId, 'benefit.created', benefit)
  return benefit
}

/** Changes what is given of a benefit; those who have it have it as it is now. */
export const updateBenefit = (
  world: World,
  before: BenefitRow,
  update: BenefitUpdate,
): BenefitRow => {
  const { description } = update
  return replaceBenefit(world, before, {
    ...changed(world, before, update),
    description: description == null ? before.description : described(description),
  })
}

/** Removes a benefit from its products and from whoever has it. */
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

/** Takes a file that is about to be deleted out of all benefits. */
export const forgetFile = (world: World, { id, organizationId }: FileRow): void => {
  for (const benefit of world.state.benefits.where('organizationId', organizationId)) {
    if (benefit.type === 'downloadables' && benefit.properties.files.includes(id)) {
      const files = benefit.properties.files.filter((fileId) => fileId !== id)
      const properties = { files, archived: only(files, benefit.properties.archived) }
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

type Common = Omit<BenefitRow, 'type' | 'properties' | 'isTaxApplicable'>

const completed = (world: World, wanted: BenefitCreate, common: Common): BenefitRow => {
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
  }
}

/** What is given replaces what was; the type is the benefit's for good. */
const changed = (world: World, before: BenefitRow, update: BenefitUpdate): BenefitRow => {
  const { organizationId } = before
  if (before.type !== update.type) {
    throw invalid(['body', 'type'], 'The type of a benefit cannot be changed.')
  }
  if (update.properties == null) return before
  // One case a type: only then does the compiler see that the properties fit the benefit.
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
  return before
}

const customProperties = ({ note }: BenefitCustomCreateProperties): BenefitCustomProperties => ({
  note: note ?? null,
})

/** No Discord is behind the sandbox: each token stands for a server of its own. */
const discordProperties = ({
  guildToken,
  roleId,
}: BenefitDiscordCreateProperties): BenefitDiscordProperties => {
  const digest = createHash('sha256').update(filled('guild_token', guildToken)).digest('hex')
  const guildId = BigInt(`0x${digest.slice(0, 15)}`).toString()
  return { guildId, guildToken, roleId: filled('role_id', roleId) }
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
    repositoryOwner: filled('repository_owner', repositoryOwner),
    repositoryName: filled('repository_name', repositoryName),
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
  if (files.length === 0) throw refuse(['files'], 'Give one or more files.')
  for (const [index, id] of wanted.entries()) {
    const file = world.state.files.get(id)
    const isDownloadable = file?.service === 'downloadable' && file.isUploaded
    if (!isDownloadable || file.organizationId !== organizationId) {
      throw refuse(['files', index], 'There is no such file to download.')
    }
  }
  return { files, archived: only(files, archived) }
}

/** The longest that a key lives, by its timeframe: a hundred years. */
const LONGEST: Readonly<Record<string, number>> = { year: 100, month: 1200, day: 36_500 }

const keyProperties = ({
  prefix,
  expires,
  activations,
  limitUsage,
}: BenefitLicenseKeysCreateProperties): BenefitLicenseKeysProperties => {
  const longest = expires ? (LONGEST[expires.timeframe] ?? 0) : 0
  if (expires && (expires.ttl < 1 || expires.ttl > longest)) {
    throw refuse(['expires', 'ttl'], `Give 1 to ${longest}.`)
  }
  if (activations && (activations.limit < 1 || activations.limit > 50)) {
    throw refuse(['activations', 'limit'], 'Give 1 to 50.')
  }
  if (limitUsage != null && limitUsage < 1) throw refuse(['limit_usage'], 'Give 1 or more.')
  return {
    prefix: prefix?.trim() ? prefix.trim() : null,
    expires: expires ?? null,
    activations: activations ?? null,
    limitUsage: limitUsage ?? null,
  }
}

const described = (description: string): string => {
  const trimmed = description.trim()
  if (trimmed.length < 3 || trimmed.length > 42) {
    throw invalid(['body', 'description'], 'Give 3 to 42 characters.')
  }
  return trimmed
}

const filled = (name: string, text: string): string => {
  if (text.trim() === '') throw refuse([name], 'String should have at least 1 character')
  return text
}

const only = (ids: readonly string[], marks: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(
    ids.flatMap((id) => (Object.hasOwn(marks, id) ? [[id, marks[id] === true]] : [])),
  )

const refuse = (loc: Location, msg: string) => invalid(['body', 'properties', ...loc], msg)
