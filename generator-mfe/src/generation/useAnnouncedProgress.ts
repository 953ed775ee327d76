import { useEffect, useState } from 'react'
import { jobProgress, useJobProgress, type JobProgress } from './jobProgress.ts'

/** The time in the queue before the first announcement, in milliseconds; a shorter wait is not announced at all. */
const FIRST_MS = 2000
/** The time between announcements of a moving queue, in milliseconds. */
const NEXT_MS = 20_000

/**
 * The progress of a picture to announce: its place in the queue from time to time, and finally its start.
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
