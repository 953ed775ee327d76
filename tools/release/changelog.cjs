/** How changesets writes changelogs: each entry as it is, without its commit, and the packages that it updated. */
module.exports = {
  getReleaseLine: async ({ summary }) => summary,
  getDependencyReleaseLine: async (_changesets, updated) => {
    const versions = updated.map(({ name, newVersion }) => `${name}@${newVersion}`)
    return versions.length === 0 ? '' : `Updated: ${versions.join(', ')}`
  },
}
