import { useEffect, useState } from 'react'
import { jobProgress, useJobProgress, type JobProgress } from './jobProgress.ts'

/** Who waits for less does not hear of the queue at all; in milliseconds. */
const FIRST_MS = 2000
/** How often a moving queue is announced at most, in milliseconds. */
const NEXT_MS = 20_000

/**
 * What to announce of a picture's progress: its place in the queue from time to time, and then that it is started.
 *
 * @param busy whether a picture is being made
 */
export const useAnnouncedProgress = (busy: boolean): JobProgress | undefined => {
  const progress = useJobProgress()
  const [announced, setAnnounced] = useState<JobProgress>()
  const queued = progress?.status === 'queued'
  useEffect(() => {
    if (!queued) return
    const announce = () => setAnnounced(jobProgress.getState().progress)
    const first = setTimeout(announce, FIRST_MS)
    const next = setInterval(announce, NEXT_MS)
    return () => {
      clearTimeout(first)
      clearInterval(next)
    }
  }, [queued])

  if (announced && !busy) setAnnounced(undefined)
  else if (announced?.status === 'queued' && progress?.status === 'started') setAnnounced(progress)
  return announced
}
