import { field } from './field.ts'
import { isContract } from './fitsContract.ts'

/** The properties that a remote's build wrote into its manifest under `dramatis`. */
export interface Build {
  /** The version of the contract with the shell that it was built for, `major.minor`. */
  readonly contract: string | undefined
  /**
   * SHA-384 hashes of the files that its components need at once, as in an `integrity` attribute, by the path relative
   * to the manifest. The container has the hashes of all others: see {@link hashesIn}.
   */
  readonly integrity: ReadonlyMap<string, string>
  /** Whether its container has no federation runtime, and the page has to provide one: as all of our builds once did. */
  readonly needsRuntime: boolean
}

/**
 * Reads what a remote's build wrote into its manifest.
 *
 * @param manifest parsed JSON
 * @returns only what is valid; `integrity` is empty if the manifest has no valid hash
 */
export const readBuild = (manifest: unknown): Build => {
  const own = field(manifest, 'dramatis')
  const contract = field(own, 'contract')
  const isOurs = typeof contract === 'string' && isContract(contract)
  return {
    contract: isOurs ? contract : undefined,
    integrity: new Map(Object.entries(field(own, 'integrity') ?? {}).filter(isIntegrity)),
    needsRuntime: isOurs && field(own, 'standalone') !== true,
  }
}

const isIntegrity = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && /^sha384-[\w+/]{64}$/.test(entry[1])
