import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import type { GeneratorProps, Mount } from '@dramatis/store/slots'

interface LoadedGenerator {
  readonly mount: Mount<GeneratorProps>
  /** Addresses of the stylesheets that it needs. */
  readonly stylesheets: readonly string[]
}

/** Loads the remote of this script's own origin, once for all elements of the page. */
export const loadGenerator = (): Promise<LoadedGenerator> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined // The next element may have more luck.
    throw error
  })
  return loading
}

let loading: Promise<LoadedGenerator> | undefined

declare global {
  /** Where remotes look for the runtime of the page: `experiments.externalRuntime` of Module Federation. */
  var _FEDERATION_RUNTIME_CORE: object | undefined
}

const load = async (): Promise<LoadedGenerator> => {
  globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore
  const stylesheets = new Set<string>()
  const release = claimStylesheets((href) => stylesheets.add(href))
  try {
    const remote = await federation.loadRemote<{ mount: Mount<GeneratorProps> }>('generator/mount')
    if (!remote) throw new Error('The remote offers no mount.')
    return { mount: remote.mount, stylesheets: [...stylesheets] }
  } finally {
    release()
  }
}

const REMOTE = new URL('../../', import.meta.url).href

/** The runtime would put the stylesheets into the page's head before they are asked for: it may only fetch them. */
const fetchStylesheetsOnly: ModuleFederationRuntimePlugin = {
  name: 'fetch-stylesheets-only',
  createLink: ({ url, attrs }) => {
    if (attrs?.['rel'] !== 'stylesheet') return undefined
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'style'
    link.href = url
    link.addEventListener('load', () => link.remove())
    return link
  },
}

const federation = createInstance({
  name: 'dramatis_embed',
  remotes: [{ name: 'generator', entry: `${REMOTE}mf-manifest.json` }],
  plugins: [fetchStylesheetsOnly],
})

/**
 * The remote offers each stylesheet to the page before it puts it into its head. Ours are taken, so that
 * nothing is left outside the shadow root; the remote is told that they are loaded.
 */
const claimStylesheets = (take: (href: string) => void): (() => void) => {
  const claim = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const link: unknown = event.detail
    if (!(link instanceof HTMLLinkElement) || !link.href.startsWith(REMOTE)) return
    event.preventDefault()
    take(link.href)
    link.dispatchEvent(new Event('load'))
  }
  document.addEventListener('dramatis:stylesheet', claim)
  return () => document.removeEventListener('dramatis:stylesheet', claim)
}
