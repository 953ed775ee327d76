import { TimedOut } from './failures.ts'

/**
 * Limits how long the page waits for something.
 *
 * @param what its name, for the error's message
 * @returns what `work` resolves to; rejects with {@link TimedOut} if that takes longer
 */
export const within = async <A>(
  work: Promise<A>,
  milliseconds: number,
  what: string,
): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimedOut(`${what}: did not arrive within ${milliseconds / 1000} s`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
