import { pageStore } from '@dramatis/store'
import { useLayoutEffect } from 'react'

/** Puts the language of the page around, where it has said one, before what the visitor and the browser prefer. */
export const useHostLanguage = (language = ''): void =>
  useLayoutEffect(() => pageStore.getState().setHostLanguage(language), [language])
