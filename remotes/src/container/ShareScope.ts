/** The packages that a host and its remotes share, by name and version, as webpack's containers exchange them. */
export type ShareScope = Record<string, SharedVersions>

export type SharedVersions = Record<string, SharedPackage>

export interface SharedPackage {
  /** Returns the package's factory, loading it first. */
  get: () => Factory | Promise<Factory>
  /** The host or remote that offers it. */
  from: string
  /** Whether somebody uses it, or has begun to load it. */
  loaded?: boolean | 1 | undefined
  loading?: Promise<unknown> | null | undefined
  /** The factory, once it has been loaded. */
  lib?: Factory | null | undefined
}

/** Returns a module's exports. */
export type Factory = () => unknown
