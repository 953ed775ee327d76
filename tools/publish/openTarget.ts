import { resolve } from 'node:path'
import { folderTarget } from './folderTarget.ts'
import { httpSource } from './httpSource.ts'
import { s3Target } from './s3Target.ts'
import type { Source, Target } from './Target.ts'
import { UsageError } from './UsageError.ts'

/** The folder that relative places are resolved against, and the environment, which has the variables for buckets. */
export interface Surroundings {
  readonly directory: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Where a command writes.
 * @param place a folder or `s3://bucket/prefix`
 * @throws {UsageError} if it is an address, which can only be read
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
 * @param place a folder, `s3://bucket/prefix` or the address of a site
 */
export const openSource = (place: string, surroundings: Surroundings): Source =>
  isAddress(place) ? httpSource(place) : openTarget(place, surroundings)

const isAddress = (place: string): boolean => /^https?:\/\//.test(place)
