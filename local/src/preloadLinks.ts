import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

export interface PublishedManifest {
  /** Where the remote's federation manifest is: absolute, or a path on the page's own origin. */
  readonly url: string
  /** What was read there, as it came. */
  readonly manifest: unknown
}

/**
 * `<link>` elements that name ahead what the page asks for as soon as it runs: each remote's manifest, its
 * entry, and the scripts and stylesheets of its components. A remote without a readable manifest gets none:
 * the page then finds the files by itself, only later. They are hints, so that a page written before a
 * remote was published anew works, too.
 *
 * @param remotes the first one's files are preloaded; the others' are `rel="later"`, which the shell turns
 *   into preloads once the first remote is there, so that they do not hold it up
 * @returns HTML for the page's head
 */
export const preloadLinks = (remotes: readonly PublishedManifest[]): string => {
  const links = remotes.flatMap(({ url, manifest }, index) => {
    const decoded = Manifest.decode(manifest)
    return isRight(decoded) ? linksOf(url, decoded.right, index === 0 ? 'preload' : 'later') : []
  })
  return [...new Set(links)].join('')
}

/** A part of what the manifest holds; the rest is the runtime's. */
const Manifest = t.type({
  metaData: t.type({ remoteEntry: t.type({ name: t.string, path: t.string }) }),
  exposes: t.array(
    t.type({
      name: t.string,
      assets: t.type({
        js: t.type({ sync: t.array(t.string) }),
        css: t.type({ sync: t.array(t.string) }),
      }),
    }),
  ),
})

const linksOf = (
  url: string,
  { metaData, exposes }: t.TypeOf<typeof Manifest>,
  rel: string,
): readonly string[] => {
  // The composed page renders components; `mount` is for pages that have no React of this version.
  const assets = exposes.filter(({ name }) => name !== 'mount').map(({ assets }) => assets)
  // As the runtimes ask for them: a preload that asks otherwise is fetched in vain.
  const crossOrigin = url.startsWith('/') ? '' : ' crossorigin'
  const link = (file: string, attributes: string) =>
    `<link rel="${rel}" href="${escaped(siblingOf(url, file))}" ${attributes}>`
  return [
    link(url.slice(url.lastIndexOf('/') + 1), 'as="fetch" crossorigin'),
    link(`${metaData.remoteEntry.path}${metaData.remoteEntry.name}`, 'as="script"'),
    ...assets.flatMap(({ js }) => js.sync.map((file) => link(file, `as="script"${crossOrigin}`))),
    ...assets.flatMap(({ css }) => css.sync.map((file) => link(file, `as="style"${crossOrigin}`))),
  ]
}

const siblingOf = (url: string, file: string): string =>
  `${url.slice(0, url.lastIndexOf('/') + 1)}${file}`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
