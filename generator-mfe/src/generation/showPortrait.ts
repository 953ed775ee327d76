import { pageStore, type Portrait } from '@dramatis/store'

/** Puts a picture that has been drawn before on the stage. */
export const showPortrait = (portrait: Portrait): void =>
  pageStore.getState().setGeneration({ phase: 'succeeded', portrait, restored: true })
