import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The functions' progress on the picture. The first in their queue has position 1. */
export type JobProgress =
  { readonly status: 'queued'; readonly position: number } | { readonly status: 'started' }

interface State {
  /** Undefined while no picture is drawn as a job. */
  readonly progress: JobProgress | undefined
}

/** All generators on a page share it, as they share the portrait. */
export const jobProgress = createStore<State>()(() => ({ progress: undefined }))

export const useJobProgress = (): JobProgress | undefined =>
  useStore(jobProgress, ({ progress }) => progress)
