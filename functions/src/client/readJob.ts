import { isRight } from 'fp-ts/lib/Either.js'
import { Job, jobPath } from '../contract/job.ts'
import { decodeResponse, type CallContext } from './callFunction.ts'

/** Milliseconds until the response, picture included, must be complete. */
const TIME_LIMIT_MS = 60_000

const NOT_FOUND = 404

/**
 * Reads a job once. Undefined if there was no response, so a later try may succeed; `unknown` if it has expired.
 * Never rejects.
 */
export const readJob = async (
  { functionsUrl }: Pick<CallContext, 'functionsUrl'>,
  id: string,
  signal: AbortSignal,
): Promise<Job | 'unknown' | undefined> => {
  const url = `${functionsUrl}${jobPath(id)}`
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  const response = await fetch(url, { signal: AbortSignal.any([signal, limit]) }).catch(
    () => undefined,
  )
  if (response?.status === NOT_FOUND) return 'unknown'
  if (!response?.ok) return undefined
  const job = await decodeResponse(response, Job)
  return isRight(job) ? job.right : undefined
}
