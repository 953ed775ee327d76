import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { FederationRuntime } from './Remote.ts'
import { remoteEntryOf } from './remoteEntry.ts'
import { allowScriptsOf } from './scriptPolicy.ts'
import { removeUnloaded } from './removeUnloaded.ts'

/** The Module Federation runtime, with a plugin that checks containers against their hashes. */
export const createFederationRuntime = (): FederationRuntime => {
  const hashes = new Map<string, string>()
  const tried = new Set<string>()
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const integrity = hashes.get(url)
        return integrity === undefined ? undefined : checkedScript(url, integrity)
      },
    },
  ])
  return {
    register: async (name, candidate) => {
      const { integrity, ...remote } = await remoteEntryOf(candidate)
      if (integrity !== undefined) hashes.set(remote.entry, integrity)
      allowScriptsOf(remote.entry)
      if (tried.has(candidate.entry)) removeUnloaded(document, new URL('.', candidate.entry).href)
      tried.add(candidate.entry)
      // Without `force`, the runtime would keep a failed entry in its caches.
      registerRemotes([{ name, ...remote }], { force: true })
    },
    load: (id) => loadRemote(id),
  }
}

const checkedScript = (url: string, integrity: string): HTMLScriptElement => {
  const script = document.createElement('script')
  script.src = url
  script.integrity = integrity
  // The browser can check a file from another origin only with CORS. The page's preload uses CORS as well.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
  return script
}
