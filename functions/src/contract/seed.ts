import * as t from 'io-ts'

/** 2^31 - 1. */
export const MAX_SEED = 2_147_483_647

const isSeed = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input <= MAX_SEED

/** Selects one of the possible pictures. The same description, style and seed give the same picture. */
export const Seed = new t.Type<number, number, unknown>(
  `a whole number from 0 to ${MAX_SEED}`,
  isSeed,
  (input, context) => (isSeed(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/** A seed, or undefined for the first picture of a description. */
export const OptionalSeed = new t.Type<number | undefined, number | undefined, unknown>(
  Seed.name,
  (input): input is number | undefined => input === undefined || isSeed(input),
  (input, context) => (input === undefined ? t.success(undefined) : Seed.validate(input, context)),
  t.identity,
)
