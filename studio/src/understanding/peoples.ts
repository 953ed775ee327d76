import text from '../../data/peoples.txt'
import { ORIGINS, type Origin } from '../spec/CharacterSpec.ts'
import { keysOf } from '../spec/keysOf.ts'
import { SKIN_COLORS, type SkinColor } from './colorWords.ts'
import { parseTraits } from './data/parseTraits.ts'
import { readTables } from './data/readTables.ts'
import { wordIn } from './data/wordIn.ts'
import type { Traits } from './Traits.ts'
import { ORIGIN_PHRASES } from './vocabulary.ts'

const tables = readTables('peoples.txt', text)

const COMPLEXIONS = tables.every('complexions', ORIGINS, parseTraits)

/** A region with the most common skin, hair and eyes of its people. */
export const complexionOf = (origin: Origin): Traits => ({ origin, ...COMPLEXIONS[origin] })

const skinIn = (word: string): SkinColor => wordIn(keysOf(SKIN_COLORS), word, 'skin')

/** The skins to choose from for a stranger; a region without a row is left to its peoples. */
export const SKINS_OF = tables.some(
  'skins',
  ORIGINS,
  (text): readonly [SkinColor, ...SkinColor[]] => {
    const [first = '', ...others] = text.split(' ')
    return [skinIn(first), ...others.map(skinIn)]
  },
)

/** Words for where somebody's family comes from, with the region and the most common skin, hair and eyes. */
export const PEOPLES: ReadonlyMap<string, Traits> = new Map([
  ...ORIGINS.flatMap((origin) =>
    ORIGIN_PHRASES[origin].map((word) => [word, complexionOf(origin)] as const),
  ),
  ...tables.words('peoples', (slots) => {
    const traits = parseTraits(slots)
    const { origin = 'none' } = traits
    return origin === 'none' ? traits : { ...complexionOf(origin), ...traits }
  }),
])
