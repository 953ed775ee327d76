import { MAX_SEED } from '@dramatis/functions/contract'

/** A seed for another take. */
export const randomSeed = (): number => Math.floor(Math.random() * (MAX_SEED + 1))
