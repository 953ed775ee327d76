import { pageStore } from '@dramatis/store'

/** The event that an embed dispatches on the window when it has saved something. */
const SAVED = 'dramatis:saved'

/**
 * Keeps the visitor's count, token and address in sync across all embeds on the page. Each embed has its own store,
 * and the browser reports storage changes only to other pages. Returns a function that stops it.
 */
export const shareCount = (): (() => void) => {
  const self = {}
  let applying = false
  const stop = pageStore.subscribe((state, before) => {
    const same =
      state.quota === before.quota &&
      state.visitorToken === before.visitorToken &&
      state.subscriber === before.subscriber
    if (same || applying) return
    // The store saves its state after it has called its subscribers.
    queueMicrotask(() => window.dispatchEvent(new CustomEvent(SAVED, { detail: self })))
  })
  const apply = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === self) return
    applying = true
    void pageStore.persist.rehydrate()
    applying = false
  }
  window.addEventListener(SAVED, apply)
  return () => {
    stop()
    window.removeEventListener(SAVED, apply)
  }
}
