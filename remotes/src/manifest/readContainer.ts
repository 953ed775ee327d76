import { field } from './field.ts'

/** The container of a remote: the script that the federation runtime starts with. */
export interface Container {
  /** The script's path, relative to the manifest. */
  readonly file: string
  /** The global that it sets. */
  readonly globalName: string
  /** Base URL of its files, or `auto` when they are next to the manifest. */
  readonly publicPath: string
}

/**
 * Reads the container from a remote's federation manifest, as `@module-federation/enhanced` writes it for a library
 * of type `var`.
 *
 * @param manifest parsed JSON
 * @returns undefined when it is not such a manifest
 */
export const readContainer = (manifest: unknown): Container | undefined => {
  const metaData = field(manifest, 'metaData')
  const entry = field(metaData, 'remoteEntry')
  const name = field(entry, 'name')
  const path = field(entry, 'path')
  const globalName = field(metaData, 'globalName')
  const publicPath = field(metaData, 'publicPath')
  return typeof name === 'string' &&
    typeof path === 'string' &&
    typeof globalName === 'string' &&
    typeof publicPath === 'string' &&
    field(entry, 'type') === 'var'
    ? { file: path.replace(/[^/]$/, '$&/') + name, globalName, publicPath }
    : undefined
}
