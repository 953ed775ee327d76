import text from '../../data/requests.txt'
import { rowsIn } from './data/readRows.ts'
import { wordsKeyOf } from './lexicon/nameIndex.ts'

const rows = rowsIn('requests.txt', text)

const phrasesUnder = (heading: string): readonly string[] =>
  rows.flatMap((row) => (row.heading === heading ? row.text.split(', ') : []))

/** The phrases under a heading, as keys of their words. */
const under = (heading: string): ReadonlySet<string> =>
  new Set(phrasesUnder(heading).map(wordsKeyOf))

/** The words that connect the names of a request, or only ask. */
export const REQUEST_WORDS = {
  asks: under('asks'),
  media: under('media'),
  of: under('of'),
  styles: under('styles'),
  ends: under('ends'),
  /** As written at the end of a word. */
  unspacedEnds: phrasesUnder('unspaced ends'),
  costumes: under('costumes'),
  costumeNouns: under('costume nouns'),
  pictured: under('pictured things'),
  followers: under('followers'),
  joints: under('joints'),
  places: under('places'),
  works: under('works'),
  versions: under('versions'),
  namesakes: under('namesakes'),
  authors: under('authors'),
  self: under('self'),
  pets: under('pet names'),
  own: under('own'),
  ownBeforeCapital: under('own before a capital'),
  determiners: under('determiners'),
  cuts: under('cutting words'),
  common: under('common words'),
  /** Words for people and creatures that, with a capital and alone, are rather the name of a character. */
  ratherNames: under('rather names'),
}
