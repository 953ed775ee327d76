/** Rows of texts as CSV (RFC 4180), which spreadsheets open without running what a cell holds. */
export const csv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

const cellOf = (text: string): string => {
  // A text that begins like a formula would be one.
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
