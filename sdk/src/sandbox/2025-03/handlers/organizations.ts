import type { operations } from '../../../2025-03/operations.ts'
import type { Organization } from '../../../2025-03/organizations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage } from '../../lists.ts'
import type { Merchant } from '../../Principal.ts'
import { resourceNotFound } from '../../Problem.ts'
import { newOrganization } from '../../rules/organizations.ts'
import type { World } from '../../World.ts'

export const organizations: Handlers<typeof operations.organizations> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: principal.organizationIds.flatMap((id) => world.state.organizations.get(id) ?? []),
      equal: ['slug'],
      order: ['created_at'],
      present: (row) => row,
    }),

  create: ({ world, request, principal }) => {
    const organization = newOrganization(world, request)
    const { accessTokens } = world.state
    const token = accessTokens.get(principal.tokenId)
    // The token that creates an organization gets access to it.
    if (token) {
      const organizationIds = [...token.organizationIds, organization.id]
      accessTokens.update(token, { organizationIds })
    }
    return organization
  },

  get: ({ world, request: { id }, principal }) => ownOrganization(world, id, principal),

  update: ({ world, request: { id, organizationUpdate }, principal }) => {
    const previous = ownOrganization(world, id, principal)
    const { name, profileSettings, featureSettings, subscriptionSettings, ...rest } =
      organizationUpdate
    const after = world.state.organizations.update(previous, {
      modifiedAt: world.now(),
      name: name ?? previous.name,
      avatarUrl: rest.avatarUrl === undefined ? previous.avatarUrl : rest.avatarUrl,
      defaultUpfrontSplitToContributors:
        rest.defaultUpfrontSplitToContributors === undefined
          ? previous.defaultUpfrontSplitToContributors
          : rest.defaultUpfrontSplitToContributors,
      pledgeBadgeShowAmount: rest.pledgeBadgeShowAmount ?? previous.pledgeBadgeShowAmount,
      pledgeMinimumAmount: rest.pledgeMinimumAmount ?? previous.pledgeMinimumAmount,
      profileSettings: profileSettings
        ? {
            ...previous.profileSettings,
            ...profileSettings,
            subscribe: profileSettings.subscribe
              ? { ...promoted, ...defined(profileSettings.subscribe) }
              : (previous.profileSettings?.subscribe ?? null),
          }
        : previous.profileSettings,
      featureSettings: featureSettings
        ? {
            issueFundingEnabled:
              featureSettings.issueFundingEnabled ??
              previous.featureSettings?.issueFundingEnabled ??
              false,
          }
        : previous.featureSettings,
      subscriptionSettings: subscriptionSettings ?? previous.subscriptionSettings,
    })
    world.emit(after.id, 'organization.updated', after)
    return after
  },
}

const promoted = { promote: true, showCount: true, countFree: true }

const defined = <A extends object>(values: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof A]?: Exclude<A[K], undefined>
  }

const ownOrganization = (world: World, id: string, principal: Merchant): Organization => {
  const row = principal.organizationIds.includes(id) && world.state.organizations.get(id)
  if (!row) throw resourceNotFound()
  return row
}
