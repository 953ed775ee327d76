/**
 * How changesets writes changelogs: each entry as it is, without its commit, and the packages that it updated.
 *
 * @type {typeof import('@changesets/cli/changelog').default}
 */
module.exports = {
  getReleaseLine: ({ summary }) => Promise.resolve(summary),
  getDependencyReleaseLine: (_changesets, updated) => {
    const versions = updated.map(({ name, newVersion }) => `${name}@${newVersion}`)
    return Promise.resolve(versions.length === 0 ? '' : `Updated: ${versions.join(', ')}`)
  },
}
