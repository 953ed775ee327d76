/** What changed between the versions of `@polar-sh/sdk`, and the contract of 2026-10. Names are facts of the packages. */

/** The two kinds of programs: those for 0.30 to 0.49, whose names are in camelCase, and those for 1.x. */
export type Generation = '0.x' | '1.x'

/** The methods of 0.x that have another name in the contract of 2026-10. */
export const RENAMED_METHODS: Readonly<Record<string, string>> = {
  // From 0.33 on.
  'customerPortal.customers.listPaymentMethods': 'customerPortal.customers.getPaymentMethods',
  // 0.48 and 0.49.
  'organizations.listOrganizations': 'organizations.list',
}

/** The properties of requests of 0.x that have another name. */
export const RENAMED_PROPERTIES: Readonly<Record<string, string>> = {
  // 0.30 to 0.49.
  typeFilter: 'type',
  // 0.30 and 0.31.
  customerExternalId: 'externalCustomerId',
  // 0.32 to 0.49.
  customerUpdateExternalID: 'customerUpdate',
  // From 0.41 on, beside `customerSession`; the platform takes either token.
  memberSession: 'customerSession',
}

const MEMBERS = 'members belong to a customer: use customers.members, which takes its id as well'
const TOKENS = 'the contract of 2026-10 has no access tokens: create them in the dashboard'
const WALLETS = 'wallets are in customerPortal.wallets only'
const REPOSITORIES = 'the platform no longer has repositories and their organizations'

/** What to do about methods of 0.x that the contract of 2026-10 does not have. */
export const GONE_METHODS: Readonly<Record<string, string>> = {
  'customerPortal.downloadables.get':
    'fetch file.download.url of the items of customerPortal.downloadables.list',
  'customers.getBalance': 'read the balance from customerPortal.wallets',
  'externalOrganizations.list': REPOSITORIES,
  'memberSessions.create': 'use customerSessions.create with memberId',
  'members.createMember': MEMBERS,
  'members.deleteMember': MEMBERS,
  'members.getMember': MEMBERS,
  'members.updateMember': MEMBERS,
  'meters.events': 'use events.list with meterId',
  'oauth2.clients.list': 'keep the ids of your OAuth2 clients',
  'organizationAccessTokens.create': TOKENS,
  'organizationAccessTokens.delete': TOKENS,
  'organizationAccessTokens.list': TOKENS,
  'organizationAccessTokens.update': TOKENS,
  'repositories.get': REPOSITORIES,
  'repositories.list': REPOSITORIES,
  'repositories.update': REPOSITORIES,
  validateWebhook: "use validateEvent from '@dramatis/sdk/webhooks'",
  'wallets.get': WALLETS,
  'wallets.list': WALLETS,
  'wallets.topUp': WALLETS,
}

/** What to do about a method that our SDK does not have. */
export const adviceOn = (method: string): string =>
  `there is no operation ${method} in 2026-10${GONE_METHODS[method] ? `: ${GONE_METHODS[method]}` : ''}`
