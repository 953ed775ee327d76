/** Bytes in kB (1000 bytes), as text. */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
