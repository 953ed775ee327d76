import { neededFiles } from './neededFiles.ts'
import { readBuild } from './readBuild.ts'
import { readManifest, type Manifest } from './readManifest.ts'

export interface PublishedManifest {
  /** Where the remote's federation manifest is: absolute, or a path on the page's own origin. */
  readonly url: string
  /** The parsed manifest; undefined when the remote is down. */
  readonly manifest: unknown
  /** Whether the page fetches the manifest, because `remotes.json` has no `container`. */
  readonly fetched: boolean
}

/**
 * `<link>` elements for the files that the page requests as soon as it runs: each remote's manifest if it fetches that, its
 * container, and the scripts and stylesheets of its components. A remote without a readable manifest gets no links;
 * the page then finds its files without them, only later. The links are only hints: a page written before a newer
 * version was published still works.
 *
 * @param remotes the first one's files are preloaded; the others' links are `rel="later"`, which the shell turns
 *   into preloads once the first remote has loaded, so they do not compete with it
 * @returns HTML for the page's head
 */
export const preloadLinks = (remotes: readonly PublishedManifest[]): string => {
  const links = remotes.flatMap(({ url, manifest, fetched }, index) => {
    const read = readManifest(manifest)
    const { integrity } = readBuild(manifest)
    const rel = index === 0 ? 'preload' : 'later'
    return read ? linksOf({ url, fetched }, read, integrity, rel) : []
  })
  return [...new Set(links)].join('')
}

const linksOf = (
  { url, fetched }: Pick<PublishedManifest, 'url' | 'fetched'>,
  manifest: Manifest,
  integrity: ReadonlyMap<string, string>,
  rel: string,
): readonly string[] => {
  const { scripts, styles } = neededFiles(manifest)
  // The attributes must match the runtime's own requests, or the browser fetches the file twice.
  const crossOrigin = url.startsWith('/') ? '' : ' crossorigin'
  const link = (path: string, as: string, cors: string) => {
    const hash = integrity.get(path)
    const check = hash === undefined ? '' : ` integrity="${hash}"`
    return `<link rel="${rel}" href="${escaped(siblingOf(url, path))}" as="${as}"${cors}${check}>`
  }
  return [
    ...(fetched ? [link(url.slice(url.lastIndexOf('/') + 1), 'fetch', ' crossorigin')] : []),
    // The browser can check a file from another origin only with CORS.
    ...scripts.map((path) =>
      link(path, 'script', path !== manifest.file || integrity.has(path) ? crossOrigin : ''),
    ),
    ...styles.map((path) => link(path, 'style', crossOrigin)),
  ]
}

const siblingOf = (url: string, path: string): string =>
  `${url.slice(0, url.lastIndexOf('/') + 1)}${path}`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
