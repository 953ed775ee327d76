import type { ShareScope } from '@dramatis/remotes/container'
import type { RemoteEntry } from './remoteEntry.ts'

/** What a remote's script sets: the contract of webpack's containers. */
interface Container {
  readonly init: (scope: ShareScope) => unknown
  /** Returns the factory of an exposed module, `./Name`; rejects when there is none, or its files do not load. */
  readonly get: (module: string) => Promise<() => unknown>
}

/**
 * Loads a container and gives it a scope of shared packages.
 *
 * @returns its `get`
 */
export const loadContainer = async (
  { entry, entryGlobalName, integrity }: RemoteEntry,
  scope: ShareScope,
): Promise<Container['get']> => {
  // Otherwise a script that fails would leave the container of another version.
  Reflect.set(globalThis, entryGlobalName, undefined)
  await loadScript(entry, integrity)
  const container: unknown = Reflect.get(globalThis, entryGlobalName)
  if (!isContainer(container)) throw new Error(`${entry} sets no container ${entryGlobalName}`)
  await container.init(scope)
  return container.get
}

const loadScript = (url: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    if (integrity !== undefined) {
      script.integrity = integrity
      // The browser can check a file from another origin only with CORS. The page's preload uses CORS as well.
      if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
    }
    script.onload = () => {
      script.remove()
      resolve()
    }
    script.onerror = () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    }
    document.head.append(script)
  })

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function'
