import { isBusy, pageStore } from '@dramatis/store'
import { useStore } from 'zustand'

/** Whether a portrait is being made. */
export const useIsBusy = (): boolean => useStore(pageStore, ({ generation }) => isBusy(generation))
