import { jobPath } from '../contract/job.ts'
import type { CallContext } from './callFunction.ts'

/** Milliseconds until the request is given up. */
const TIME_LIMIT_MS = 60_000

/** Cancels a job, so that it is not counted. Does not wait for the response; the request outlives the page. */
export const cancelJob = (
  { functionsUrl }: Pick<CallContext, 'functionsUrl'>,
  id: string,
): void => {
  const url = `${functionsUrl}${jobPath(id)}`
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  // If this fails, the job expires on its own.
  fetch(url, { method: 'DELETE', keepalive: true, signal }).catch(() => undefined)
}
