/** Rejects with a {@link TimeoutError} if `work` takes longer than `limitMs`. */
export const withinTime = <A>(work: Promise<A>, limitMs: number): Promise<A> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`The generator did not load within ${limitMs / 1000} s.`)),
      limitMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

export class TimeoutError extends Error {}

/** How long a part of the generator may take to load, in milliseconds. */
export const TIME_LIMIT_MS = 10_000
