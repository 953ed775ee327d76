import { EngineError } from '../errors/EngineError.ts'
import type { Caller } from '../requests/Caller.ts'
import type { FinishedPicture, PaintJobs } from './PaintJobs.ts'

/**
 * Waits for the picture of a job that no page follows. The job is canceled if the signal aborts.
 * @param later runs work that continues after the response: forgetting a job takes time, and must not fail its picture
 * @throws {EngineError} if the job fails; the signal's reason when that aborts
 */
export const awaitPicture = async (
  jobs: PaintJobs,
  id: string,
  { signal, later }: Pick<Caller, 'signal' | 'later'>,
): Promise<FinishedPicture> => {
  for await (const state of jobs.watch(id, signal)) {
    if (state === undefined) break
    if (state.status === 'failed') throw state.error
    if (state.status === 'done') {
      const picture = await jobs.picture(id)
      if (picture === undefined) break
      later(() => jobs.forget(id))
      return picture
    }
  }
  if (!signal.aborted) throw missingPicture()
  await jobs.cancel(id)
  throw signal.reason
}

const missingPicture = () => new EngineError('failed', 'The picture is no longer in the store')
