/** How long to wait for the lock, in milliseconds: the page that the visitor has just left may still hold it. */
const PATIENCE_MS = 1000

/**
 * Does the work unless another tab is doing it, since a duplicated tab has a copy of `sessionStorage`, and thus of
 * the job in it.
 *
 * @param work never rejects
 * @returns the result of the work; undefined if another tab is doing it
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
