/** How long a page may hold the lock after a visitor leaves it, in milliseconds. */
const PATIENCE_MS = 1000

/**
 * Does the work unless another tab is doing it, since a duplicated tab has a copy of the session and thus of its job.
 *
 * @param work never rejects
 * @returns undefined if another tab is doing it
 */
export const inOneTab = async <A>(
  jobId: string,
  work: () => Promise<A>,
): Promise<A | undefined> => {
  if (!('locks' in navigator)) return work()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await navigator.locks.request(`dramatis-${jobId}`, { signal }, work)
  } catch (error) {
    // Any other error means that locks are unavailable, as in a sandboxed frame.
    return error === signal.reason ? undefined : work()
  }
}
