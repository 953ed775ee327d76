import type { Entry } from './Entry.ts'

/** A well-known character in plain English. The text mentions everything that the character is known for. */
export interface Sketch extends Pick<Entry, 'name' | 'source' | 'aliases' | 'sources'> {
  /** "An old broad man with a long white beard, …", as one would describe a stranger. */
  readonly looks: string
}

/**
 * Parses sketches, one per line, under a line with the titles of their source:
 *
 *     # Akan folklore | Spider tales
 *     Anansi | Kwaku Ananse: a slight grinning man with …
 */
export const sketches = (text: string): readonly Sketch[] => {
  let [source = '', ...sources]: readonly string[] = []
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) {
      ;[source = '', ...sources] = titlesIn(line.slice(2))
      return []
    }
    const colon = line.indexOf(': ')
    if (colon < 0) return []
    const [name = '', ...aliases] = titlesIn(line.slice(0, colon))
    return [{ name, source, aliases, sources, looks: line.slice(colon + 2) }]
  })
}

const titlesIn = (text: string): readonly string[] => text.split(' | ')
