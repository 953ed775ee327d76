import type { Organization, OrganizationCreate } from '../../2025-03/organizations.ts'
import type { Merchant } from '../Principal.ts'
import { invalid, resourceNotFound } from '../Problem.ts'
import type { World } from '../World.ts'

/** Adds an organization, whose slug must be unique. */
export const newOrganization = (
  world: World,
  wanted: OrganizationCreate,
  id = world.newId(),
): Organization => {
  const { name, slug, avatarUrl = null, featureSettings, subscriptionSettings } = wanted
  if (!isSlug(slug)) {
    throw invalid(['body', 'slug'], 'Use lowercase letters, digits and single hyphens.')
  }
  if (world.state.organizations.where('slug', slug).length > 0) {
    throw invalid(['body', 'slug'], 'An organization with this slug already exists.')
  }
  return world.state.organizations.put({
    ...world.record(),
    id,
    name,
    slug,
    avatarUrl,
    bio: null,
    company: null,
    blog: null,
    location: null,
    email: null,
    twitterUsername: null,
    pledgeMinimumAmount: 2000,
    pledgeBadgeShowAmount: false,
    defaultUpfrontSplitToContributors: null,
    profileSettings: null,
    featureSettings: { issueFundingEnabled: featureSettings?.issueFundingEnabled ?? false },
    subscriptionSettings: subscriptionSettings ?? {
      allowMultipleSubscriptions: false,
      allowCustomerUpdates: true,
      prorationBehavior: 'prorate',
    },
  })
}

/** Adds an organization for whoever holds a token, which gets access to it. */
export const createOrganization = (
  world: World,
  wanted: OrganizationCreate,
  { tokenId }: Merchant,
): Organization => {
  const organization = newOrganization(world, wanted)
  const { accessTokens } = world.state
  const token = accessTokens.get(tokenId)
  if (token) {
    const organizationIds = [...token.organizationIds, organization.id]
    accessTokens.update(token, { organizationIds })
  }
  return organization
}

/** The merchant's organization with this id; throws a 404 if it is not theirs. */
export const ownOrganization = (
  world: World,
  id: string,
  { organizationIds }: Merchant,
): Organization => {
  const row = organizationIds.includes(id) && world.state.organizations.get(id)
  if (!row) throw resourceNotFound()
  return row
}

/** Changes an organization. */
export const updateOrganization = (
  world: World,
  previous: Organization,
  changes: Partial<Organization>,
): Organization => {
  const after = world.state.organizations.update(previous, { ...changes, modifiedAt: world.now() })
  world.emit(after.id, 'organization.updated', after)
  return after
}

/** Whether a text can be an organization's slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
