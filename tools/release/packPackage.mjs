import { join } from 'node:path'
import { runNpm } from './runNpm.mjs'

/**
 * @typedef {object} Packed
 * @property {string} name
 * @property {string} version
 * @property {number} size
 * @property {number} unpackedSize
 * @property {string} integrity
 * @property {readonly { path: string, size: number }[]} files
 * @property {string} tarball its path
 */

/**
 * Packs a package into a tarball without running any of its scripts.
 *
 * @param {string} folder
 * @param {string} destination
 * @returns {Promise<Packed>}
 */
export const packPackage = async (folder, destination) => {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]
  const said = await runNpm(args, { cwd: folder })
  const [{ filename, ...packed }] = JSON.parse(said)
  return { ...packed, tarball: join(destination, filename) }
}
