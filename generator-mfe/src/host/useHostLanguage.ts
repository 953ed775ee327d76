import { pageStore } from '@dramatis/store'
import { useLayoutEffect } from 'react'

/** Prefers the host's language, if any, to the visitor's and the browser's. */
export const useHostLanguage = (language = ''): void =>
  useLayoutEffect(() => pageStore.getState().setHostLanguage(language), [language])
