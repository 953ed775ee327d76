/** Replaces a day or a week, intervals that 2025-03 lacks, with a month. */
export const withKnownInterval = <R extends { readonly recurringInterval: string | null }>(
  row: R,
): R =>
  row.recurringInterval === 'day' || row.recurringInterval === 'week'
    ? { ...row, recurringInterval: 'month' }
    : row
