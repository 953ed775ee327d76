import { SETTLING_MS } from '../layout/settling.ts'

/**
 * Follows the page's own scripts while they are on their way. When one does not load, as after a deployment
 * in between, the first paint says so and offers to reload.
 */
export const watchScripts = (): void => {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && OWN.test(target.src)) setTimeout(tell, SETTLING_MS)
  }
  // Captured: the error of a script does not bubble.
  addEventListener('error', hear, true)
}

/** What the page needs to come up. A remote's script is missed elsewhere: see `federation/createRemote.ts`. */
const OWN = /\/(main|page|react)\.[^/]*js$/

const tell = (): void => {
  const parts = document.querySelectorAll<HTMLElement>('#root > [lang] :is([hidden], [aria-busy])')
  for (const part of parts) {
    part.hidden = false
    part.ariaBusy = null
  }
}
