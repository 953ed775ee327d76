import * as t from 'io-ts'
import { wholeNumber } from './wholeNumber.ts'

/** 2^31 - 1. */
export const MAX_SEED = 2_147_483_647

/** Selects one of the possible pictures. The same description, style and seed give the same picture. */
export const Seed = wholeNumber(0, MAX_SEED)

/** A seed, or undefined for the first picture of a description. */
export const OptionalSeed = new t.Type<number | undefined, number | undefined, unknown>(
  Seed.name,
  (input): input is number | undefined => input === undefined || Seed.is(input),
  (input, context) => (input === undefined ? t.success(undefined) : Seed.validate(input, context)),
  t.identity,
)
