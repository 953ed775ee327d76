import { by } from '../../codec/union.ts'

/** A fixed amount or a percentage (in basis points), off one charge, all charges or those of some months. */
export const byTypeAndDuration = by(
  'type',
  (property) => property('duration') === 'repeating' && 'repeating',
)
