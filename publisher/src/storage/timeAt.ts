import type { Target } from './Target.ts'

/**
 * The time by a site's clock, which decides when anything was published and what has expired.
 *
 * @param warn gets a text if this machine's clock differs from it
 */
export const timeAt = async (site: Target, warn: (text: string) => void): Promise<Date> => {
  const time = await site.now()
  const ahead = Math.round((Date.now() - time.getTime()) / MINUTE_MS)
  if (Math.abs(ahead) > 1) {
    const which = ahead > 0 ? 'ahead of' : 'behind'
    warn(
      `The clock of this machine is ${Math.abs(ahead)} minutes ${which} that of ${site.label}, which is used.`,
    )
  }
  return time
}

const MINUTE_MS = 60_000
