import { useEffect, useState } from 'react'
import { jobProgress, useJobProgress, type JobProgress } from './jobProgress.ts'

/** A wait shorter than this is not announced at all, in milliseconds. */
const FIRST_MS = 2000
/** The time between announcements of a moving queue, in milliseconds. */
const NEXT_MS = 20_000

/**
 * A picture's progress to announce: from time to time its place in the queue, and finally its start.
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
