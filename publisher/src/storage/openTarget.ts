import { resolve } from 'node:path'
import { UsageError } from '../errors/UsageError.ts'
import { folderTarget } from './folderTarget.ts'
import { httpSource } from './httpSource.ts'
import { s3Target } from './s3Target.ts'
import type { Source, Target } from './Target.ts'

export interface Surroundings {
  /** The folder that relative paths are resolved against. */
  readonly directory: string
  /** The variables that {@link s3Target} reads. */
  readonly env: NodeJS.ProcessEnv
}

/**
 * Where a command writes.
 * @param place a folder or `s3://bucket/prefix`
 * @throws {UsageError} if `place` is a URL, which can only be read, or a bucket without credentials or a proper name
 */
export const openTarget = (place: string, { directory, env }: Surroundings): Target => {
  if (isAddress(place)) {
    throw new UsageError(`${place} can only be read. Name the folder or the bucket behind it.`)
  }
  if (place.startsWith('s3:')) return s3Target(place, env)
  return folderTarget(resolve(directory, place))
}

/**
 * Where a command reads.
 * @param place a folder, `s3://bucket/prefix` or a site's URL
 */
export const openSource = (place: string, surroundings: Surroundings): Source =>
  isAddress(place) ? httpSource(place) : openTarget(place, surroundings)

const isAddress = (place: string): boolean => /^https?:\/\//.test(place)
