import { SETTLING_MS } from '../layout/settling.ts'
import { reportFile } from './reportFile.ts'

/**
 * Watches the page's own scripts load. If one fails, for instance because it has been changed, the first paint says so
 * and offers to reload. That is reported, as is a stylesheet that did not load. If one stalls, the first paint says so,
 too, but gives way to the page if that arrives after all.
 */
export const watchScripts = (): void => {
  const onError = ({ target, isTrusted }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !isOwn(target.src)) return
    if (NEEDED.test(target.src)) setTimeout(showNotLoaded, SETTLING_MS)
    // The browser's own events are trusted; `LoadLimitPlugin` dispatches the others.
    report(target.src, target.integrity, isTrusted ? undefined : 'timeout')
  }
  // The browser has finished with the stylesheets before this script, because it could ask for their styles.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) report(link.href, link.integrity)
  }
  // Captured, because the error event of a script does not bubble.
  addEventListener('error', onError, true)
  watchStalls()
}

/** How long nothing may arrive before the scripts that are missing count as stalled, in milliseconds. */
export const STALL_MS = 10_000

const watchStalls = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new PerformanceObserver(() => waitOn())
  const onStalled = () => {
    observer.disconnect()
    if (document.querySelector(FIRST_PAINT) === null) return
    showNotLoaded()
    for (const url of missingScripts()) report(url, '', 'timeout')
  }
  const waitOn = () => {
    clearTimeout(timer)
    timer = setTimeout(onStalled, STALL_MS)
  }
  observer.observe({ type: 'resource' })
  waitOn()
}

/** The URLs of the scripts that the page needs to start and that have not arrived. */
const missingScripts = (): readonly string[] => {
  const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')]
    .map(({ href }) => href)
    .filter((url) => NEEDED.test(url) && !arrived.has(url))
}

const FIRST_PAINT = '#root > [lang]'

/** The page's scripts are at the root of its origin. `federation/createRemote.ts` handles those of remotes. */
const isOwn = (url: string): boolean => new URL('.', url).href === `${location.origin}/`

/** The scripts that the page needs to start. */
const NEEDED = /\/(main|react)\.[^/]*js$/

const report = (url: string, integrity: string, cause?: 'timeout'): void => {
  reportFile(url, integrity, cause).catch((cause: unknown) => {
    console.warn(`That ${url} did not load could not be reported`, cause)
  })
}

const showNotLoaded = (): void => {
  const parts = document.querySelectorAll<HTMLElement>(`${FIRST_PAINT} :is([hidden], [aria-busy])`)
  for (const part of parts) {
    part.hidden = false
    part.ariaBusy = null
  }
}
