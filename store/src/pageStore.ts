import { createPageStore, STORAGE_KEY } from './createPageStore.ts'

/**
 * The store of this page. The package is a strict singleton in the share scope, so the shell, the remotes and
 * an embed on the same page share this instance. It follows the page's other tabs.
 */
export const pageStore = createPageStore({ storage: () => localStorage, now: () => Date.now() })

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) void pageStore.persist.rehydrate()
  })
}
