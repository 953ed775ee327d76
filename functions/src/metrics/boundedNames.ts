/** The label for every name that has none of its own. */
export const OTHER = 'other'

/**
 * Limits the names that label a metric to the known ones and the first others, `max` in all. Each label is kept until
 * the process ends, so a client must not be able to create an unlimited number.
 *
 * @returns a function that returns the name itself, or `OTHER`
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
