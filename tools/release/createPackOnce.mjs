import { packPackage } from './packPackage.mjs'

/**
 * Creates a function that packs our packages, each only once.
 *
 * @param {string} destination the folder for the tarballs
 */
export const createPackOnce = (destination) => {
  /** @type {Map<string, ReturnType<typeof packPackage>>} */
  const packages = new Map()
  return (/** @type {string} */ folder) => {
    const packed = packages.get(folder) ?? packPackage(folder, destination)
    packages.set(folder, packed)
    return packed
  }
}
