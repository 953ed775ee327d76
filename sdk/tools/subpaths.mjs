import { readdirSync } from 'node:fs'

/** The versions of the contract, each in a folder of its own. */
export const VERSIONS = ['2025-03', '2026-10']

/** Modules of a version that are no resource. */
const INTERNAL =
  /^(index|operations?|createBillingClient|documentedErrors|(entities|handlers)\/.*)$/

/** The modules of a version's folder that have a subpath of its entry point, one for each resource. */
export const subpathsOf = (version) =>
  readdirSync(new URL(`../src/${version}/`, import.meta.url), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !INTERNAL.test(name))
    .sort()

const modulesOf = (version) => subpathsOf(version).map((name) => `${version}/${name}`)

/** The entries for frameworks, one file each. */
export const FRAMEWORKS = ['better-auth', 'express', 'fastify', 'h3', 'hono', 'next', 'sveltekit']

/** The modules that each bundle exports, by the name of the bundle. */
export const entries = {
  index: ['index', ...modulesOf('2026-10')],
  '2025-03': ['2025-03/index', ...modulesOf('2025-03')],
  embed: ['embed/index'],
  ...Object.fromEntries(FRAMEWORKS.map((name) => [name, [`frameworks/${name}`]])),
}
