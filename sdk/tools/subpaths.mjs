import { readdirSync } from 'node:fs'

/** The versions of the contract, each in a folder of its own. */
export const VERSIONS = ['2025-03', '2026-04', '2026-10', '2027-01']

/** The version that the package's main entry point speaks. */
export const CURRENT = '2026-10'

/** The version that the platform does not know by name: it shares no operation with the others. */
export const UNNAMED = '2025-03'

/** Modules that are no resource. */
const INTERNAL =
  /^(index|operations?|createBilling\w+|documentedErrors|fileOperations|Rule|(endpoints|entities|handlers)\/.*)$/

const resourcesIn = (folder) =>
  readdirSync(new URL(`../src/${folder}/`, import.meta.url), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !INTERNAL.test(name))

/**
 * The subpaths of a version's entry point, one for each resource, with the module that each stands for: the version's
 * own, or else the one that all named versions share.
 *
 * @param {string} version
 * @returns {ReadonlyMap<string, string>}
 */
export const subpathsOf = (version) => {
  const shared = version === UNNAMED ? [] : resourcesIn('shared')
  const modules = new Map([
    ...shared.map((name) => [name, `shared/${name}`]),
    ...resourcesIn(version).map((name) => [name, `${version}/${name}`]),
  ])
  return new Map([...modules].sort(([one], [other]) => (one < other ? -1 : 1)))
}

const modulesOf = (version) => [...subpathsOf(version).values()]

/** The entries for frameworks, one file each. */
export const FRAMEWORKS = ['better-auth', 'express', 'fastify', 'h3', 'hono', 'next', 'sveltekit']

/** The modules that each bundle exports, by the name of the bundle. */
export const entries = {
  ...Object.fromEntries(
    VERSIONS.map((version) => [version, [`${version}/index`, ...modulesOf(version)]]),
  ),
  embed: ['embed/index'],
  ...Object.fromEntries(FRAMEWORKS.map((name) => [name, [`frameworks/${name}`]])),
}
