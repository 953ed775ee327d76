import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { copyScopes } from './copyScopes.ts'
import type { FederationRuntime } from './Remote.ts'
import { remoteEntryOf } from './remoteEntry.ts'
import { allowScriptsOf } from './scriptPolicy.ts'
import { removeUnloaded } from './removeUnloaded.ts'

/**
 * The Module Federation runtime. It checks containers against their hashes, and each of them gets share scopes of its
 * own.
 */
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
    {
      name: 'own-scopes',
      beforeInitContainer: ({ remoteEntryInitOptions, initScope, remoteInfo, origin }) => {
        const scopes = copyScopes(origin.shareScopeMap)
        return {
          remoteEntryInitOptions: withScopes(remoteEntryInitOptions, scopes),
          shareScope: scopes[DEFAULT_SCOPE] ?? {},
          initScope,
          remoteInfo,
          origin,
        }
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

const DEFAULT_SCOPE = 'default'

/** The options for a container with other share scopes, which the runtime hides from code that copies the options. */
const withScopes = <Options extends object>(options: Options, scopes: object): Options =>
  Object.defineProperty({ ...options }, 'shareScopeMap', { value: scopes })
