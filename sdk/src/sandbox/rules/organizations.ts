import type { Organization, OrganizationCreate } from '../../2025-03/organizations.ts'
import { invalid } from '../Problem.ts'
import type { World } from '../World.ts'

/** Adds an organization, whose slug must be unique. */
export const newOrganization = (
  world: World,
  wanted: OrganizationCreate,
  id = world.newId(),
): Organization => {
  const { name, slug, avatarUrl = null, featureSettings, subscriptionSettings } = wanted
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
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
