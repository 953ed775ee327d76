/** How many words the longest of `phrases` with a first word has, by that word. */
export const longestByStart = (phrases: Iterable<string>): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const [first = ''] = words
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0))
  }
  return longest
}
