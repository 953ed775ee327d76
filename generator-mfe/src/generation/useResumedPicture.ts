import { useEffect, useEffectEvent } from 'react'
import { pendingPicture } from './pendingPicture.ts'
import type { PortraitRequest } from './PortraitRequest.ts'
import type { PortraitGenerator } from './useGeneration.ts'

/**
 * Resumes the picture that this tab was waiting for before a reload.
 *
 * @param onResume called with the request, if there was one
 */
export const useResumedPicture = (
  functionsUrl: string,
  { resume }: PortraitGenerator,
  onResume: (request: PortraitRequest) => void,
): void => {
  const resumeWith = useEffectEvent(() => {
    const pending = pendingPicture(functionsUrl)
    if (pending && resume(pending)) onResume(pending.request)
  })
  useEffect(() => resumeWith(), [])
}
