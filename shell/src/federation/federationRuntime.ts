import type { ShareScope } from '@dramatis/remotes/container'
import { loadContainer } from './loadContainer.ts'
import type { FederationRuntime } from './Remote.ts'
import { remoteEntryOf } from './remoteEntry.ts'
import { removeUnloaded } from './removeUnloaded.ts'
import { allowScriptsOf } from './scriptPolicy.ts'

/** Loads remotes by the contract of webpack's containers, which is all that the page needs of Module Federation. */
export const createFederationRuntime = (createScope: () => ShareScope): FederationRuntime => {
  const tried = new Set<string>()
  return {
    load: async (candidate, signal) => {
      const remote = await remoteEntryOf(candidate)
      signal.throwIfAborted()
      allowScriptsOf(remote.entry)
      if (tried.has(candidate.entry)) removeUnloaded(document, new URL('.', candidate.entry).href)
      tried.add(candidate.entry)
      if (remote.needsRuntime) await provideRuntime()
      const get = await loadContainer(remote, createScope(), signal)
      return async (expose) => (await get(`./${expose}`))()
    },
  }
}

/** For builds of the time when the page provided the federation runtime to its remotes. */
const provideRuntime = async (): Promise<void> => {
  const runtime = await import(/* webpackChunkName: "runtime" */ '@module-federation/runtime-core')
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtime)
}
