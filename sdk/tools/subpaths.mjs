/** The subpaths of each version's entry point, one for each resource. */
const march2025 = [
  'benefits',
  'checkoutLinks',
  'checkouts',
  'customFields',
  'customerPortal/benefitGrants',
  'customerPortal/customers',
  'customerPortal/downloadables',
  'customerPortal/licenseKeys',
  'customerPortal/orders',
  'customerPortal/organizations',
  'customerPortal/subscriptions',
  'customerSessions',
  'customers',
  'discounts',
  'events',
  'externalOrganizations',
  'files',
  'handlers',
  'licenseKeys',
  'meters',
  'metrics',
  'oauth2',
  'orders',
  'organizations',
  'products',
  'refunds',
  'repositories',
  'subscriptions',
  'webhooks',
]

const october2026 = [
  'benefitGrants',
  'benefits',
  'checkoutLinks',
  'checkouts',
  'customFields',
  'customerMeters',
  'customerPortal/benefitGrants',
  'customerPortal/customerMeters',
  'customerPortal/customerSession',
  'customerPortal/customers',
  'customerPortal/downloadables',
  'customerPortal/licenseKeys',
  'customerPortal/members',
  'customerPortal/orders',
  'customerPortal/organizations',
  'customerPortal/seats',
  'customerPortal/subscriptions',
  'customerPortal/wallets',
  'customerSeats',
  'customerSessions',
  'customers',
  'discounts',
  'disputes',
  'eventTypes',
  'events',
  'files',
  'handlers',
  'licenseKeys',
  'members',
  'meters',
  'metrics',
  'oauth2',
  'orders',
  'organizations',
  'payments',
  'products',
  'refunds',
  'subscriptions',
  'webhookEndpoints',
  'webhooks',
]

const under = (folder, names) => names.map((name) => `${folder}/${name}`)

/** The entries for frameworks, one file each. */
export const FRAMEWORKS = ['better-auth', 'express', 'fastify', 'h3', 'hono', 'next', 'sveltekit']

/** The modules that each bundle exports, by the name of the bundle. */
export const entries = {
  index: ['index', ...under('2026-10', october2026)],
  '2025-03': under('2025-03', ['index', ...march2025]),
  embed: ['embed/index'],
  ...Object.fromEntries(FRAMEWORKS.map((name) => [name, [`frameworks/${name}`]])),
}

/** The versions of the contract, each in a folder of its own. */
export const VERSIONS = ['2025-03', '2026-10']
