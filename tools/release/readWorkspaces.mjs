import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {boolean} [private]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { readonly optional?: boolean }>} [peerDependenciesMeta]
 * @property {Record<string, string>} [bin]
 * @property {Record<string, unknown>} [exports]
 */

/**
 * @typedef {object} Workspace
 * @property {string} folder relative to the root
 * @property {Manifest} manifest
 */

/**
 * The packages of the repository, in the order of the root's `workspaces`: each one after those it depends on.
 *
 * @param {string} root
 * @returns {Promise<Workspace[]>}
 */
export const readWorkspaces = async (root) => {
  const { workspaces } = await readJson(join(root, 'package.json'))
  const entries = await readdir(root)
  const folders = workspaces.flatMap((/** @type {string} */ pattern) =>
    entries.filter((entry) => toRegExp(pattern).test(entry)),
  )
  return Promise.all(
    folders.map(async (/** @type {string} */ folder) => ({
      folder,
      manifest: await readJson(join(root, folder, 'package.json')),
    })),
  )
}

/** @param {string} pattern a name, or one with asterisks */
const toRegExp = (pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`)

/** @param {Workspace} workspace */
export const isPublic = ({ manifest }) => manifest.private !== true

/** @param {string} file */
export const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))
