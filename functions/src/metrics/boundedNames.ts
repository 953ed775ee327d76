/** Stands for every name that has no counter of its own. */
export const OTHER = 'other'

/**
 * The names that may label a metric: those known from the start, and the first ones that are seen until there
 * are `max`. Each label is kept until the process ends, so a client must not be able to make up any number.
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
