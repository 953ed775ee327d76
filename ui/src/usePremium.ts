import { isPremium, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'

/** Whether the visitor's subscription was checked and is active; a saved address alone is not enough. */
export const usePremium = (): boolean =>
  useStore(pageStore, ({ subscriber }) => isPremium(subscriber))
