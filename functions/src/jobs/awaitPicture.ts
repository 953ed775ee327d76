import { EngineError } from '../errors/EngineError.ts'
import type { FinishedPicture, PaintJobs } from './PaintJobs.ts'

/**
 * Waits for the picture of a job that no page follows. The job is canceled if the signal aborts.
 * @throws {EngineError} if the job fails; the signal's reason when that aborts
 */
export const awaitPicture = async (
  jobs: PaintJobs,
  id: string,
  signal: AbortSignal,
): Promise<FinishedPicture> => {
  for await (const state of jobs.watch(id, signal)) {
    if (state === undefined) break
    if (state.status === 'failed') throw state.error
    if (state.status === 'done') return takePicture(jobs, id)
  }
  if (!signal.aborted) throw missingPicture()
  await jobs.cancel(id)
  throw signal.reason
}

const takePicture = async (jobs: PaintJobs, id: string): Promise<FinishedPicture> => {
  const picture = await jobs.picture(id)
  if (picture === undefined) throw missingPicture()
  await jobs.forget(id)
  return picture
}

const missingPicture = () => new EngineError('failed', 'The picture is no longer in the store')
