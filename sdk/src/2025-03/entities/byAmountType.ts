import type { Selector } from '../../codec/union.ts'

/** The kind of a price; `legacy_…` from the time when the interval belonged to the price. */
export const byAmountType: Selector<'amountType'> = {
  tag: 'amountType',
  expected: (branches) =>
    `a price whose amount_type is one of ${branches
      .filter((name) => !name.startsWith('legacy_'))
      .map((name) => `"${name}"`)
      .join(', ')}`,
  select: (property) => {
    const amountType = property('amountType')
    const isLegacy = property('legacy') === true && typeof amountType === 'string'
    return isLegacy ? `legacy_${amountType}` : amountType
  },
}
