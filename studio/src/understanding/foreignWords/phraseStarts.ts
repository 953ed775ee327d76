/** The first words of those of `phrases` that have several. */
export const phraseStarts = (phrases: Iterable<string>): ReadonlySet<string> => {
  const starts = new Set<string>()
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ')
    if (others.length > 0) starts.add(first)
  }
  return starts
}

/** How many letters the longest of `words` has, by its first letter. */
export const wordLengths = (words: Iterable<string>): ReadonlyMap<string, number> => {
  const lengths = new Map<string, number>()
  for (const word of words) {
    const first = word.charAt(0)
    lengths.set(first, Math.max(word.length, lengths.get(first) ?? 0))
  }
  return lengths
}
