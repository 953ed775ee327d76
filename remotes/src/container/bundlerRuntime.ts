import { chooseVersion, type Requirement } from './chooseVersion.ts'
import type { Factory, SharedPackage, ShareScope } from './ShareScope.ts'

/** The parts of webpack's runtime, and of what `@module-federation/enhanced` adds to it, that this module uses. */
export interface WebpackRuntime {
  /** The modules' functions, by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>
  /** The modules that have run, by id. */
  readonly c: Record<string, unknown>
  readonly federation: {
    readonly instance: Instance
    readonly initOptions: {
      readonly name: string
      readonly shared?: Readonly<
        Record<string, readonly (Pick<SharedPackage, 'get'> & { readonly version: string })[]>
      >
    }
  }
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<string, Requirement & { readonly fallback: () => Promise<Factory> }>
    >
  }
}

export interface Instance {
  scope: ShareScope
}

export interface Consuming {
  readonly chunkId: string
  /** The ids of the shared modules that each chunk imports. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>
  /** What is under way, or 0 for what is done, by module id. */
  readonly installedModules: Record<string, Promise<void> | 0 | undefined>
  /** What the chunk waits for. */
  readonly promises: Promise<void>[]
  readonly webpackRequire: WebpackRuntime
}

/**
 * Lets a container share packages with the page. It takes the place of `@module-federation/webpack-bundler-runtime`,
 * which needs a federation runtime: our remotes load no remotes and have no plugins, so they need only the container
 * contract.
 */
export const bundlerRuntime = {
  init: ({ webpackRequire }: { readonly webpackRequire: WebpackRuntime }): Instance => ({
    scope: offerOwn(webpackRequire, {}),
  }),

  /** The container's `init`. */
  initContainerEntry: ({
    webpackRequire,
    shareScope,
  }: {
    readonly webpackRequire: WebpackRuntime
    readonly shareScope: ShareScope
  }): void => {
    webpackRequire.federation.instance.scope = offerOwn(webpackRequire, shareScope)
  },

  /** Loads the shared modules that a chunk imports. */
  consumes: ({
    chunkId,
    chunkMapping,
    installedModules,
    promises,
    webpackRequire,
  }: Consuming): void => {
    for (const id of chunkMapping[chunkId] ?? []) {
      installedModules[id] ??= factoryOf(webpackRequire, id).then(
        (factory) => {
          installedModules[id] = 0
          webpackRequire.m[id] = (module) => {
            Reflect.deleteProperty(webpackRequire.c, id)
            module.exports = factory()
          }
        },
        (error: unknown) => {
          Reflect.deleteProperty(installedModules, id) // The next try loads it again.
          throw error
        },
      )
      const installing = installedModules[id]
      if (installing) promises.push(installing)
    }
  },
}

/** Adds the build's own copies of what it shares to a scope, where it does not have the same versions yet. */
const offerOwn = ({ federation }: WebpackRuntime, scope: ShareScope): ShareScope => {
  const { name: from, shared = {} } = federation.initOptions
  for (const [name, copies] of Object.entries(shared)) {
    const versions = (scope[name] ??= {})
    for (const { version, ...copy } of copies) versions[version] ??= { ...copy, from }
  }
  return scope
}

const factoryOf = async (
  { federation, consumesLoadingData }: WebpackRuntime,
  id: string,
): Promise<Factory> => {
  const requirement = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (!requirement) throw new Error(`The build shares no module ${id}`)
  const versions = federation.instance.scope[requirement.shareKey] ?? {}
  const chosen = chooseVersion(versions, requirement)
  if (!chosen) return requirement.fallback()
  chosen.loaded = true
  return (chosen.lib ??= await chosen.get())
}
