import { isPremium, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'

/** Whether a checked subscription is active; a saved address alone is not enough. */
export const usePremium = (): boolean =>
  useStore(pageStore, ({ subscriber }) => isPremium(subscriber))
