import { SETTLING_MS } from '../layout/settling.ts'
import { reportFile } from './reportFile.ts'

/**
 * Watches the page's own scripts load. If one fails, for instance because it has been changed, the first paint says so
 * and offers to reload. That is reported, as is a stylesheet that did not load.
 */
export const watchScripts = (): void => {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !OWN.test(target.src)) return
    setTimeout(showNotLoaded, SETTLING_MS)
    report(target.src, target.integrity)
  }
  // The browser has finished with the stylesheets before this script, because it could ask for their styles.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) report(link.href, link.integrity)
  }
  // Captured, because the error event of a script does not bubble.
  addEventListener('error', onError, true)
}

/** The scripts that the page needs to start. `federation/createRemote.ts` handles a remote's scripts. */
const OWN = /\/(main|page|react)\.[^/]*js$/

const report = (url: string, integrity: string): void => {
  reportFile(url, integrity).catch((cause: unknown) => {
    console.warn(`That ${url} did not load could not be reported`, cause)
  })
}

const showNotLoaded = (): void => {
  const parts = document.querySelectorAll<HTMLElement>('#root > [lang] :is([hidden], [aria-busy])')
  for (const part of parts) {
    part.hidden = false
    part.ariaBusy = null
  }
}
