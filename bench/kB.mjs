/** Formats a number of bytes in kB (1000 bytes). */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
