import animation from '../../../data/characters/animation.txt'
import books from '../../../data/characters/books.txt'
import comics from '../../../data/characters/comics.txt'
import films from '../../../data/characters/films.txt'
import games from '../../../data/characters/games.txt'
import history from '../../../data/characters/history.txt'
import myths from '../../../data/characters/myths.txt'
import { lazily } from '../data/lazily.ts'
import { readRows, rowsIn } from '../data/readRows.ts'
import type { Character } from './Character.ts'

/**
 * Every character that the studio knows, those whose whole face is known first. If two share a name and no source is
 * given, the first one is meant.
 */
export const characters = lazily((): readonly Character[] => {
  const all = readCharacters(parseCharacter)
  return [
    ...all.filter(({ looks }) => WHOLE_FACE.test(looks)),
    ...all.filter(({ looks }) => !WHOLE_FACE.test(looks)),
  ]
})

const WHOLE_FACE = / head=\S+ nose=\S+ mouth=/u

/** What `read` makes of each row, with the titles of its source as the heading. */
export const readCharacters = <Value>(read: (row: string, heading: string) => Value): Value[] =>
  Object.entries(FILES).flatMap(([name, text]) => readRows(`characters/${name}.txt`, text, read))

const FILES = { books, history, myths, films, comics, animation, games }

/** Whether a source is a country, a time or a profession of real people, and no work: "England", "Music". */
export const isField = (source: string): boolean => fields().has(source)

const fields = lazily((): ReadonlySet<string> => {
  const works = new Set(titlesIn('books'))
  return new Set(
    titlesIn('history').filter((title) => !works.has(title) && !title.startsWith('The ')),
  )
})

const titlesIn = (name: keyof typeof FILES): readonly string[] =>
  rowsIn(`characters/${name}.txt`, FILES[name]).flatMap(({ heading }) => heading.split(' | '))

/**
 * Parses `Name | alias | alias: looks`, under a heading with the title of the source and other titles that match.
 *
 * @throws {RangeError} if the row has no colon
 */
export const parseCharacter = (row: string, heading: string): Character => {
  const colon = row.lastIndexOf(': ')
  if (colon < 0) throw new RangeError(`“${row}” has no colon after the name`)
  const [name = '', ...aliases] = row.slice(0, colon).split(' | ')
  const [source = '', ...sources] = heading.split(' | ')
  return { name, aliases, source, sources, looks: row.slice(colon + 2) }
}
