/** Rows as CSV (RFC 4180), safe to open in a spreadsheet: no cell is run as a formula. */
export const csv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

const cellOf = (text: string): string => {
  // A spreadsheet treats a cell that starts with one of these characters as a formula.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
