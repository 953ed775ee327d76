import { DiscountDuration } from './discountParts.ts'
import { literal, map } from '../../codec/collections.ts'
import { integer, string } from '../../codec/primitives.ts'

export const fixed = {
  type: literal('fixed'),
  amount: integer,
  currency: string,
  amounts: map(integer),
}

export const percentage = { type: literal('percentage'), basisPoints: integer }

export const onceOrForever = { duration: DiscountDuration }

export const repeating = { duration: literal('repeating'), durationInMonths: integer }
