import type { operations } from '../../../2025-03/operations.ts'
import type { Rules } from '../../Handlers.ts'
import { organizations as common } from '../../handlers/organizations.ts'
import {
  createOrganization,
  ownOrganization,
  updateOrganization,
} from '../../rules/organizations.ts'

/** In 2025-03, an organization still has settings for issues and a public profile. */
export const organizations = {
  ...common,

  create: ({ world, request, principal }) => createOrganization(world, request, principal),

  update: ({ world, request: { id, organizationUpdate }, principal }) => {
    const previous = ownOrganization(world, id, principal)
    const { name, profileSettings, featureSettings, subscriptionSettings, ...rest } =
      organizationUpdate
    return updateOrganization(world, previous, {
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
  },
} satisfies Rules<typeof operations.organizations>

const promoted = { promote: true, showCount: true, countFree: true }

const defined = <A extends object>(values: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof A]?: Exclude<A[K], undefined>
  }
