/** The guides, in the order in which a merchant needs them. Recipes for frameworks come from `sdk/recipes`. */
export const GUIDES = [
  'quick-start',
  'subscriptions',
  'one-off-products',
  'license-keys',
  'usage-billing',
  'customer-portal',
  'webhooks',
  'oauth2',
  'testing',
]

export const MIGRATION = ['from-0.30', 'from-1.x']

export const VERSIONS = ['2026-10', '2025-03']
