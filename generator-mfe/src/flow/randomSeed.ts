import { LARGEST_SEED } from '@dramatis/functions/contract'

/** A seed for another take. */
export const randomSeed = (): number => Math.floor(Math.random() * (LARGEST_SEED + 1))
