/** The first words of those of `phrases` that have several. */
export const phraseStarts = (phrases: Iterable<string>): ReadonlySet<string> => {
  const starts = new Set<string>()
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ')
    if (others.length > 0) starts.add(first)
  }
  return starts
}
