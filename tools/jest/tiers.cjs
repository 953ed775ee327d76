/**
 * The tiers of tests, each of which includes those before it: `fast` before each push, `all` for a pull request,
 * `nightly` before a release. The folder of a test says which tier it belongs to.
 */
const TIERS = ['fast', 'all', 'nightly']

/** The folders of each tier's tests, as patterns of paths; whatever no pattern matches is fast. */
const FOLDERS = [
  ['nightly', '/(test|e2e/src)/nightly/'],
  ['all', '/test/all/|/e2e/src/(?!journey/)'],
]

/** Returns the tier that the environment chooses: the fast one unless `TIER` says otherwise. */
const chosenTier = (env = process.env) => {
  const tier = env.TIER ?? TIERS[0]
  if (!TIERS.includes(tier)) {
    throw new Error(`TIER is "${tier}". Set it to one of ${TIERS.join(', ')}.`)
  }
  return tier
}

/** Returns the tier of a test. Its path starts with a slash, and the repository's folder may come first. */
const tierOf = (path) =>
  FOLDERS.find(([, pattern]) => new RegExp(pattern).test(path))?.[0] ?? TIERS[0]

/** Returns patterns of the paths that the tier leaves out. */
const leftOutBy = (tier) =>
  FOLDERS.filter(([it]) => TIERS.indexOf(it) > TIERS.indexOf(tier)).map(([, pattern]) => pattern)

module.exports = { TIERS, chosenTier, tierOf, leftOutBy }
