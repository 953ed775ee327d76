/** A row with an interval that 2025-03 has: it does not know days and weeks. */
export const withKnownInterval = <R extends { readonly recurringInterval: string | null }>(
  row: R,
): R =>
  row.recurringInterval === 'day' || row.recurringInterval === 'week'
    ? { ...row, recurringInterval: 'month' }
    : row
