import { pageStore } from '@dramatis/store'
import { useLayoutEffect } from 'react'

/** Prefers the host's language, if it has one, to those of the visitor and the browser. */
export const useHostLanguage = (language = ''): void =>
  useLayoutEffect(() => pageStore.getState().setHostLanguage(language), [language])
