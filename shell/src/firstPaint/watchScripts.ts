import { SETTLING_MS } from '../layout/settling.ts'

/**
 * Watches the page's own scripts load. If one fails, for instance because a deployment has replaced it, the
 * first paint says so and offers to reload.
 */
export const watchScripts = (): void => {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && OWN.test(target.src))
      setTimeout(showNotLoaded, SETTLING_MS)
  }
  // Captured, because the error event of a script does not bubble.
  addEventListener('error', onError, true)
}

/** The scripts that the page needs to start. `federation/createRemote.ts` handles a remote's scripts. */
const OWN = /\/(main|page|react)\.[^/]*js$/

const showNotLoaded = (): void => {
  const parts = document.querySelectorAll<HTMLElement>('#root > [lang] :is([hidden], [aria-busy])')
  for (const part of parts) {
    part.hidden = false
    part.ariaBusy = null
  }
}
