import type { ShareScope } from '@dramatis/remotes/container'
import type { Candidate } from '@dramatis/remotes/document'
import { loadContainer } from './loadContainer.ts'
import type { FederationRuntime } from './Remote.ts'
import { remoteEntryOf } from './remoteEntry.ts'
import { allowScriptsOf } from './scriptPolicy.ts'
import { createWithdrawal } from './withdrawal.ts'

/** Loads remotes by the contract of webpack's containers, which is all that the page needs of Module Federation. */
export const createFederationRuntime = (
  createScope: () => ShareScope,
): FederationRuntime & {
  /** Every version that the page has tried to load. */
  readonly tried: () => readonly Candidate[]
} => {
  const tried = new Map<string, Candidate>()
  const { readmit, withdraw } = createWithdrawal(document)
  return {
    load: async (candidate, signal) => {
      const remote = await remoteEntryOf(candidate)
      signal.throwIfAborted()
      allowScriptsOf(remote.entry)
      tried.set(candidate.entry, candidate)
      if (remote.needsRuntime) await provideRuntime()
      const folder = new URL('.', remote.entry).href
      readmit(folder)
      const loading = loadContainer(remote, createScope(), signal)
      // After the container's own listener, which knows how it stalled.
      signal.addEventListener('abort', () => withdraw(folder))
      const get = await loading
      return async (expose) => (await get(`./${expose}`))()
    },
    tried: () => [...tried.values()],
  }
}

/** For builds of the time when the page provided the federation runtime to its remotes. */
const provideRuntime = async (): Promise<void> => {
  const runtime = await import(/* webpackChunkName: "runtime" */ '@module-federation/runtime-core')
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtime)
}
