/** The guides, in the order in which a merchant needs them. Recipes for frameworks come from `sdk/recipes`. */
export const GUIDES = [
  'quick-start',
  'subscriptions',
  'one-off-products',
  'license-keys',
  'usage-billing',
  'customer-portal',
  'webhooks',
  'webhook-order',
  'oauth2',
  'testing',
]

/** The chapters about what all calls have in common. */
export const CHAPTERS = [
  'errors',
  'retries',
  'timeouts',
  'paging',
  'validation',
  'versions',
  'edge',
]

export const MIGRATION = ['from-0.30', 'from-1.x']

/** The versions of the contract: the current one, the next, the one that is deprecated, and the one without a name. */
export const VERSIONS = ['2026-10', '2027-01', '2026-04', '2025-03']

/** The version that predates names: its requests send none. */
export const UNNAMED = '2025-03'
