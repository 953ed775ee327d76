import { pageStore } from './pageStore.ts'

/** The visitor's languages, for the message catalogues of the shell and of each remote. */
export const wantedLanguages = {
  /** BCP 47 tags, by preference: the embedding page's language, the visitor's choice, the browser's languages. */
  get: (): readonly string[] => {
    const { hostLanguage, language } = pageStore.getState()
    const preferred = typeof navigator === 'undefined' ? [] : navigator.languages
    return [hostLanguage, language, ...preferred].filter((tag) => tag !== '')
  },
  /** Calls back when they change, until the returned function is called. */
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
