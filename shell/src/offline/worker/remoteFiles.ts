/**
 * The addresses of everything that a remote's exposed modules need, read off its manifest; none when the
 * document is not a manifest. Left out is what the remote would share with the host: the host has its own.
 *
 * @param manifestUrl where the manifest lies; the files lie beside it
 * @param document the parsed JSON
 */
export const remoteFiles = (manifestUrl: string, document: unknown): readonly string[] => {
  const { name, path } = entryOf(at(document, 'metaData', 'remoteEntry'))
  if (name === undefined) return []
  const exposes = at(document, 'exposes')
  const assets = (Array.isArray(exposes) ? exposes : []).flatMap((expose) =>
    KINDS.flatMap(([type, when]) => strings(at(expose, 'assets', type, when))),
  )
  return [...new Set([path + name, ...assets])].map((file) => new URL(file, manifestUrl).href)
}

const KINDS = [
  ['js', 'sync'],
  ['js', 'async'],
  ['css', 'sync'],
  ['css', 'async'],
] as const

const entryOf = (entry: unknown): { readonly name: string | undefined; readonly path: string } => {
  const [name] = strings([at(entry, 'name')])
  const [path = ''] = strings([at(entry, 'path')])
  return { name, path: path === '' || path.endsWith('/') ? path : `${path}/` }
}

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  )

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
