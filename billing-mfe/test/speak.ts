import { pageStore } from '@dramatis/store'
import { act } from '@testing-library/react'
import { language, subscribe } from '../src/messages.ts'

/** Switches the page to a language; resolves once the texts are in that language. */
export const speak = async (wanted: string): Promise<void> => {
  if (language() === wanted) return
  await act(async () => {
    const changed = new Promise<void>((resolve) => {
      const unsubscribe = subscribe(() => {
        unsubscribe()
        resolve()
      })
    })
    pageStore.getState().chooseLanguage(wanted)
    await changed
  })
}
