import { defined } from '@dramatis/catalogue'
import { readBuild } from '../manifest/readBuild.ts'
import { readContainer } from '../manifest/readContainer.ts'
import type { PublishedContainer } from './PublishedRemote.ts'

/**
 * What `remotes.json` says of a remote's container, so that the page need not fetch the manifest.
 *
 * @param manifest parsed JSON
 * @returns undefined when it is not the manifest of a remote, or the page has to read more of it
 */
export const publishedContainer = (manifest: unknown): PublishedContainer | undefined => {
  const container = readContainer(manifest)
  const build = readBuild(manifest)
  if (!container || build.needsRuntime) return undefined
  const { file, globalName, publicPath } = container
  const script = publicPath === 'auto' ? file : `${publicPath}${file}`
  return defined({ script, globalName, integrity: build.integrity.get(file) })
}
