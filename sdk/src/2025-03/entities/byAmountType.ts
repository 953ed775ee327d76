import { by } from '../../codec/union.ts'

/** The kind of a price; `legacy` dates from when the interval belonged to the price. */
export const byAmountType = by('amountType', (property) => property('legacy') === true && 'legacy')
