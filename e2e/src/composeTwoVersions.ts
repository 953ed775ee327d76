import { composeSite, currentBuilds, distOf, type ComposedSite } from './composeSite.ts'

/** Serves a site with the built generator as two versions: `new`, the current one, and `old`, the previous one. */
export const composeTwoVersions = (): Promise<ComposedSite> => {
  const { shell, remotes } = currentBuilds()
  const generator = ['new', 'old'].map((version) => ({ version, folder: distOf('generator') }))
  return composeSite({ shell, remotes: { ...remotes, generator } })
}
