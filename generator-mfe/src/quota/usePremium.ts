import { isPremium, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'

/** Whether the visitor is known to have premium. */
export const usePremium = (): boolean =>
  useStore(pageStore, ({ subscriber }) => isPremium(subscriber))
