/** The characters that the form suggests. */
const SUGGESTIONS = [
  'Gandalf, The Lord of the Rings',
  'Hermione Granger, Harry Potter',
  'Sherlock Holmes, Arthur Conan Doyle',
  'Katniss Everdeen, The Hunger Games',
  'Lyra Belacqua, His Dark Materials',
  'Percy Jackson, The Lightning Thief',
  'Paul Atreides, Dune',
  'Eragon, The Inheritance Cycle',
  'Tris Prior, Divergent',
  'Elizabeth Bennet, Pride and Prejudice',
] as const

/** See constant-10. */
const MIN_TYPED = 3
const MAX_SUGGESTIONS = 3

/** The first suggestions that contain the typed characters, ignoring case. */
export const suggestionsFor = (typed: string): readonly string[] =>
  typed.length < MIN_TYPED
    ? []
    : SUGGESTIONS.filter((suggestion) =>
        suggestion.toLowerCase().includes(typed.toLowerCase()),
      ).slice(0, MAX_SUGGESTIONS)

/**
 * A suggestion other than the current text, preferably one that the visitor has not seen.
 *
 * @param random at least 0 and less than 1
 */
export const randomSuggestion = (
  current: string,
  random: number,
  previousNames: ReadonlySet<string>,
): string => {
  const others = SUGGESTIONS.filter((suggestion) => suggestion !== current)
  const fresh = others.filter((suggestion) => !previousNames.has(suggestion))
  const choices = fresh.length > 0 ? fresh : others
  return choices[Math.floor(random * choices.length)] ?? SUGGESTIONS[0]
}
