/** Stands for every name without its own counter. */
export const OTHER = 'other'

/**
 * The names that may label a metric: the known ones, and the first others until there are `max`. Each label is kept
 * until the process ends, so a client must not be able to create any number of them.
 *
 * @returns the name itself, or `OTHER`
 */
export const boundedNames = (
  max: number,
  known: readonly string[] = [],
): ((name: string) => string) => {
  const names = new Set(known)
  return (name) => {
    if (names.size < max) names.add(name)
    return names.has(name) ? name : OTHER
  }
}
