import { fitsContract } from '../manifest/fitsContract.ts'
import { releasedIn, versionOnly } from './publishedLine.ts'
import type { PublishedRemote, RemoteVersion } from './PublishedRemote.ts'

/** A version that a visitor may get. */
export interface Candidate extends RemoteVersion {
  /** Whether the visitor gets it as part of the canary's share. */
  readonly canary: boolean
}

/** A version that this shell cannot run. */
export interface RefusedCandidate extends Candidate {
  /** Why, as a sentence for the console. */
  readonly reason: string
}

export interface Visitor {
  /** The shell's contract, `major.minor`. */
  readonly contract: string
  /** The visitor's constant number for this remote, from 0 up to but not including 100. */
  readonly draw: number
}

export interface Candidates {
  /** The versions to try in order until one works. */
  readonly fits: readonly Candidate[]
  /** The versions left out, in the same order. */
  readonly refused: readonly RefusedCandidate[]
}

/**
 * The versions of a remote for one visitor: the canary if the visitor is in its share, then the current version,
 * the previous one and the older ones. The visitor is in the share if the draw is below it, so raising the share
 * keeps everyone who is in it already.
 */
export const candidatesOf = (line: PublishedRemote, { contract, draw }: Visitor): Candidates => {
  const { canary } = line
  const candidates = [
    ...(canary && draw < canary.share ? [asCandidate(canary, true)] : []),
    ...releasedIn(line).map((version) => asCandidate(version, false)),
  ].filter(isFirstOfItsEntry)
  return {
    fits: candidates.filter((candidate) => fitsContract(contract, candidate.contract)),
    refused: candidates
      .filter((candidate) => !fitsContract(contract, candidate.contract))
      .map((candidate) => ({
        ...candidate,
        reason: `${candidate.version} was built for contract ${candidate.contract ?? ''}; this shell has ${contract}.`,
      })),
  }
}

const asCandidate = (version: RemoteVersion, canary: boolean): Candidate => ({
  ...versionOnly(version),
  canary,
})

const isFirstOfItsEntry = (
  { entry }: Candidate,
  index: number,
  all: readonly Candidate[],
): boolean => all.findIndex((other) => other.entry === entry) === index
