import type { Selector } from '../../codec/union.ts'

/** A fixed amount or a percentage (in basis points), off one charge, all charges or those of some months. */
export const byTypeAndDuration: Selector<'type'> = {
  tag: 'type',
  expected: () => 'a discount whose type is one of "fixed", "percentage"',
  select: (property) => {
    const type = property('type')
    return typeof type === 'string' && property('duration') === 'repeating'
      ? `${type}_repeating`
      : type
  },
}
