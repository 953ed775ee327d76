import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { integrityOf } from './integrityOf.ts'
import type { Source } from './Target.ts'

/**
 * Reads a file and checks that it is still the one that was published.
 *
 * @param hash its SHA-384
 * @throws {PublishingRefused} if it is missing or differs
 */
export const readPublished = async (
  source: Source,
  path: string,
  hash: string,
): Promise<Buffer> => {
  const stored = await source.read(path)
  if (stored && integrityOf(stored.bytes) === hash) return stored.bytes
  throw new PublishingRefused(
    `${path} ${stored ? 'differs from the published file' : 'is missing'} in ${source.label}.`,
  )
}
