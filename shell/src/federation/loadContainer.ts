import type { ShareScope } from '@dramatis/remotes/container'
import { TimedOut } from './failures.ts'
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
 * @param signal once it is aborted, the container's script does not run any more, so it cannot take the place of
 *   another version's
 * @returns its `get`
 */
export const loadContainer = async (
  { entry, entryGlobalName, integrity }: RemoteEntry,
  scope: ShareScope,
  signal: AbortSignal,
): Promise<Container['get']> => {
  // Otherwise a script that fails would leave the container of another version.
  Reflect.set(globalThis, entryGlobalName, undefined)
  await loadScript(entry, integrity, signal)
  const container: unknown = Reflect.get(globalThis, entryGlobalName)
  if (!isContainer(container)) throw new Error(`${entry} sets no container ${entryGlobalName}`)
  await container.init(scope)
  return container.get
}

/** How often scripts have been withdrawn, by URL. */
const stalls = new Map<string, number>()

const loadScript = (
  url: string,
  integrity: string | undefined,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const addressed = new URL(url)
    // The browser would let another request for the same URL wait for the one that has stalled.
    if (stalls.has(url)) addressed.searchParams.append('stalls', String(stalls.get(url)))
    script.src = addressed.href
    if (integrity !== undefined) {
      script.integrity = integrity
      // The browser can check a file from another origin only with CORS. The page's preload uses CORS as well.
      if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
    }
    const giveUp = () => {
      stalls.set(url, (stalls.get(url) ?? 0) + 1)
      withdraw(script)
      reject(new TimedOut(`${url} is no longer needed`))
    }
    const end = () => {
      signal.removeEventListener('abort', giveUp) // What has arrived has not stalled.
      script.remove()
    }
    script.onload = () => {
      end()
      resolve()
    }
    script.onerror = () => {
      end()
      reject(new Error(`${url} could not be loaded`))
    }
    signal.addEventListener('abort', giveUp)
    document.head.append(script)
  })

/** Keeps a script from running. A removed one still would, but none runs once it is in another document. */
const withdraw = (script: HTMLScriptElement): void => {
  document.implementation.createHTMLDocument().adoptNode(script)
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function'
