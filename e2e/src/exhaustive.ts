/** Whether this run tries every combination of windows, languages and themes, rather than a sample. */
export const EXHAUSTIVE = process.env.TIER === 'nightly'
