import { builtNow, composeSite, distOf, type ComposedSite } from './composeSite.ts'

/** A site with the built generator published twice: as the version `new`, and before it as `old`. */
export const composeTwoVersions = (): Promise<ComposedSite> => {
  const { shell, remotes } = builtNow()
  const generator = ['new', 'old'].map((version) => ({ version, folder: distOf('generator') }))
  return composeSite({ shell, remotes: { ...remotes, generator } })
}
