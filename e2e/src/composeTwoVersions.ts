import { composeSite, currentBuilds, distOf, type ComposedSite } from './composeSite.ts'

/**
 * Serves a site that has the built generator twice: as the current version, `new`, and as the previous one, `old`.
 */
export const composeTwoVersions = (): Promise<ComposedSite> => {
  const { shell, remotes } = currentBuilds()
  const generator = ['new', 'old'].map((version) => ({ version, folder: distOf('generator') }))
  return composeSite({ shell, remotes: { ...remotes, generator } })
}
