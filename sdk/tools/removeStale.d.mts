export const removeStale: (dist: URL) => Promise<void>
