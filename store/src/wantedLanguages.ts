import { pageStore } from './pageStore.ts'

/**
 * The languages that this page's visitor wants, and what calls back when they change: for the message
 * catalogues of the shell and of every remote, which each take the best that they have.
 */
export const wantedLanguages = {
  /** BCP 47 tags, best first: what the page around an embed is in, what was chosen, what the browser prefers. */
  get: (): readonly string[] => {
    const { hostLanguage, language } = pageStore.getState()
    const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
    return [hostLanguage, language, ...preferred].filter((tag) => tag !== '')
  },
  /** Returns what ends it. */
  subscribe: (listener: () => void): (() => void) => {
    const unsubscribe = pageStore.subscribe((now, before) => {
      if (now.language !== before.language || now.hostLanguage !== before.hostLanguage) listener()
    })
    if (typeof window === 'undefined') return unsubscribe
    window.addEventListener('languagechange', listener)
    return () => {
      unsubscribe()
      window.removeEventListener('languagechange', listener)
    }
  },
}
