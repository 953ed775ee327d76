import { run } from './run.mjs'
import { runNpm } from './runNpm.mjs'

/**
 * Publishes a tarball, and pushes the git tag `name@version` for the commit that it was built from.
 *
 * @param {import('./packPackage.mjs').Packed} packed
 * @param {{ root: string, tag: string, provenance: boolean }} options `tag` is npm's
 */
export const publishPackage = async ({ name, version, tarball }, { root, tag, provenance }) => {
  const signed = provenance ? '--provenance' : '--no-provenance'
  const args = ['publish', tarball, '--access', 'public', '--tag', tag, signed]
  await runNpm(args, { cwd: root })
  const release = `${name}@${version}`
  await run('git', ['tag', '--annotate', release, '--message', release], { cwd: root })
  await run('git', ['push', '--quiet', 'origin', `refs/tags/${release}`], { cwd: root })
}

/**
 * Whether the registry already has this version of the package.
 *
 * @param {import('./readWorkspaces.mjs').Manifest} manifest
 * @param {string} root
 */
export const isPublished = async ({ name, version }, root) => {
  try {
    const said = await runNpm(['view', `${name}@${version}`, 'version'], { cwd: root })
    return said.trim() !== ''
  } catch (error) {
    if (String(error).includes('E404')) return false
    throw error
  }
}
