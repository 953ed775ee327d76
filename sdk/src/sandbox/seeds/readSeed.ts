import { readFile } from 'node:fs/promises'
import { run, sentence } from '../../codec/Run.ts'
import { messageOf } from '../messageOf.ts'
import { Seed } from './Seed.ts'
import { SeedError } from './SeedError.ts'
import { seedFaults } from './seedFaults.ts'

/** How many faults of a file an error names. */
const MAX_FAULTS = 5

/**
 * Reads a seed file.
 *
 * @throws {SeedError} that names the path of each fault
 */
export const readSeed = async (path: string): Promise<Seed> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new SeedError(path, messageOf(error))
  })
  let wire: unknown
  try {
    wire = JSON.parse(text)
  } catch (error) {
    throw new SeedError(path, `it is not JSON: ${messageOf(error)}`)
  }
  const pass = { ...run(true), isClosed: true }
  const seed = Seed.read(wire, pass)
  const faults = pass.issues.length > 0 ? pass.issues.map(sentence) : seedFaults(seed)
  if (faults.length === 0) return seed
  const more = faults.length > MAX_FAULTS ? [`and ${faults.length - MAX_FAULTS} more`] : []
  throw new SeedError(path, [...faults.slice(0, MAX_FAULTS), ...more].join('; '))
}
