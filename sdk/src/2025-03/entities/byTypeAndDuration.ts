import { by } from '../../codec/union.ts'

/** Discriminates discounts by type, and by whether they are repeated for a number of months. */
export const byTypeAndDuration = by(
  'type',
  (property) => property('duration') === 'repeating' && 'repeating',
)
