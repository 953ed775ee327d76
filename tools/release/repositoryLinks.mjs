/**
 * The repository that a published package names. A publisher sets RELEASE_REPOSITORY; on GitHub Actions it is the
 * workflow's repository.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined} an address such as `https://github.com/owner/name`
 */
export const repositoryOf = ({ RELEASE_REPOSITORY, GITHUB_SERVER_URL, GITHUB_REPOSITORY }) => {
  const address =
    RELEASE_REPOSITORY ||
    (GITHUB_SERVER_URL && GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`)
  if (!address) return undefined
  if (!/^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/.test(address)) {
    throw new Error(
      `RELEASE_REPOSITORY must be an address such as https://github.com/owner/name, not "${address}".`,
    )
  }
  return address.replace(/\.git$/, '')
}

/**
 * The fields of a `package.json` that name the repository.
 *
 * @param {string} repository as `repositoryOf` returns it
 * @param {string} folder the package's, relative to the root
 */
export const linksOf = (repository, folder) => ({
  repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
  homepage: `${repository}/tree/main/${folder}#readme`,
  bugs: `${repository}/issues`,
})
