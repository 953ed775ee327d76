import type { Settings } from '@dramatis/store/slots'
import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Deployment } from './deployment.ts'
import type { RemoteVersion } from './remotesMap.ts'

export type RemoteState<Expose extends string, Props> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly version: string
      readonly components: ReadonlyMap<Expose, ComponentType<Props>>
      readonly settings: Settings
    }
  /** `at`: when it was last tried, milliseconds since the epoch. */
  | { readonly status: 'failed'; readonly at: number; readonly retrying: boolean }

/** One remote of the page: all its components come from one version, and they come or fail together. */
export interface Remote<Expose extends string, Props> {
  readonly state: Pick<
    StoreApi<RemoteState<Expose, Props>>,
    'getState' | 'getInitialState' | 'subscribe'
  >
  /**
   * Loads it: the current version, the same again after a moment, then the previous one. Resolves when
   * the state is `ready` or `failed`, never rejects; while it is under way, calls share its outcome.
   */
  readonly load: () => Promise<void>
  /** Tells that `version` came but crashed: where there is a previous version, it takes its place. */
  readonly rollBack: (version: string, error: unknown) => Promise<void>
}

export interface FederationRuntime {
  /** Forgets what it knew of the remote and takes this one; rejects when its manifest can't be had. */
  readonly register: (name: string, manifest: string) => Promise<void>
  /** The module `name/Expose`; rejects when it can't be had. */
  readonly load: (id: string) => Promise<unknown>
}

export interface RemoteOptions<Expose extends string> {
  readonly name: string
  readonly exposes: readonly Expose[]
  /** What an older version of the remote may lack: without it, its slot stays empty. */
  readonly optional?: readonly Expose[]
  readonly deployment: (name: string) => Promise<Deployment>
  readonly runtime: FederationRuntime
  readonly wait: (milliseconds: number) => Promise<void>
  readonly report: (message: string, cause: unknown) => void
}

/** Before the second try of the same version, in milliseconds. */
export const RETRY_DELAY_MS = 400
/** A version that is not there by then counts as failed, in milliseconds. */
export const LOAD_TIMEOUT_MS = 10_000

export const createRemote = <Expose extends string, Props>({
  name,
  exposes,
  optional = [],
  deployment,
  runtime,
  wait,
  report,
}: RemoteOptions<Expose>): Remote<Expose, Props> => {
  const state = createStore<RemoteState<Expose, Props>>(() => ({ status: 'loading' }))

  const component = async (expose: Expose): Promise<[Expose, ComponentType<Props>]> => {
    const module = await runtime.load(`${name}/${expose}`)
    if (isComponentModule<Props>(module)) return [expose, module.default]
    throw new Error(`${name}/${expose} has no component as its default export`)
  }

  /** All that are there; without one that is not optional, none. */
  const everyComponent = async (): Promise<[Expose, ComponentType<Props>][]> => {
    const loadingOptional = Promise.allSettled(optional.map(component))
    const found = await Promise.all(exposes.map(component))
    for (const [index, outcome] of (await loadingOptional).entries()) {
      if (outcome.status === 'fulfilled') found.push(outcome.value)
      else report(`${name} has no ${optional[index]}`, outcome.reason)
    }
    return found
  }

  const attempt = async ({ version, entry }: RemoteVersion, settings: Settings) => {
    const components = new Map(
      await Promise.race([
        runtime.register(name, entry).then(everyComponent),
        wait(LOAD_TIMEOUT_MS).then(() => {
          throw new Error(`${entry} did not load within ${LOAD_TIMEOUT_MS / 1000} s`)
        }),
      ]),
    )
    state.setState({ status: 'ready', version, components, settings }, true)
  }

  /** The first of `versions` that loads, or the last one's error. */
  const firstOf = async (
    [first, ...others]: readonly RemoteVersion[],
    settings: Settings,
  ): Promise<void> => {
    if (first === undefined) throw new Error(`No version of ${name} is left to try`)
    try {
      await attempt(first, settings)
    } catch (error) {
      report(`${name} ${first.version} did not load from ${first.entry}`, error)
      if (others.length === 0) throw error
      if (others[0] === first) await wait(RETRY_DELAY_MS)
      await firstOf(others, settings)
    }
  }

  const loadOnce = async () => {
    const before = state.getState()
    if (before.status === 'failed') state.setState({ ...before, retrying: true }, true)
    try {
      const { versions, settings } = await deployment(name)
      await firstOf([...versions.slice(0, 1), ...versions], settings)
    } catch (error) {
      report(`${name} is not available`, error)
      state.setState({ status: 'failed', at: Date.now(), retrying: false }, true)
    }
  }

  const rollBackOnce = async (version: string) => {
    try {
      const { versions, settings } = await deployment(name)
      const crashed = versions.findIndex((published) => published.version === version)
      const older = crashed === -1 ? [] : versions.slice(crashed + 1)
      if (older.length > 0) await firstOf(older, settings)
    } catch (error) {
      report(`${name} could not be rolled back`, error)
    }
  }

  const rollBackShared = sharing(rollBackOnce)
  return {
    state,
    load: sharing(loadOnce),
    rollBack: (version, cause) => {
      report(`${name} ${version} crashed`, cause)
      return rollBackShared(version)
    },
  }
}

/** The same work, but calls that come while it is under way share its outcome. */
const sharing = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  let underWay: Promise<void> | undefined
  return (...args) =>
    (underWay ??= work(...args).finally(() => {
      underWay = undefined
    }))
}

/** Whether the default export can be rendered: a function, or the object that `memo` or `lazy` makes. */
const isComponentModule = <Props>(
  module: unknown,
): module is { readonly default: ComponentType<Props> } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  (typeof module.default === 'function' ||
    (typeof module.default === 'object' && module.default !== null))
