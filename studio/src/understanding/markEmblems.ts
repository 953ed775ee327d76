import { EMBLEM_WORDS } from './vocabulary.ts'

/**
 * Adds the word "emblem" where a text means one, so that the reader does not take it for a thing that is held or worn:
 * "a star on her chest", "the logo of a red flower", "an S on the shirt". Letters become "letter s emblem", and a shape
 * around one is "framed in a disc".
 */
export const markEmblems = (text: string): string =>
  TELLING.test(text)
    ? text
        .replace(CAPITAL, 'letter $1')
        .replace(ON_CLOTHES, '$1 emblem')
        .replace(ON_IT, '$1 emblem')
        .replace(NAMED_AFTER, '$1 emblem')
        .replace(NAMED_BEFORE, '$1$2 emblem')
        .replace(FRAMED, (_, frame: string) => `emblem framed in a ${frameOf(frame)}`)
    : text

const NAMES = '(?:emblem|logo|symbol|crest|insignia|badge|motif)'
const CLOTHES =
  '(?:chest|breast|front|breastplate|armou?r|shirt|t-shirt|tee|jersey|sweater|pullover|jumper|hoodie|vest|tabard|' +
  'tunic|robe|dress|gown|kimono|suit|bodysuit|costume|uniform|jacket|coat|apron)'
const PLACE = `(?:(?:printed|painted|sewn|stitched|embroidered|emblazoned) )?(?:on|across) (?:(?:the|his|her|their|its|an?) )?(?:[\\p{L}-]+ )?${CLOTHES}`
const A_FRAME =
  '(?:an? |the )?(?:[\\p{L}-]+ )?(shield|circle|disc|disk|roundel|ring|diamond|rhombus)'
const AROUND = `(?:framed )?(?:in|inside|within|by) ${A_FRAME}`
const SIGN = `((?:${EMBLEM_WORDS.map((word) => word.replaceAll(' ', '[ -]')).join('|')})|(?:letter|initial) ["“‘]?[a-z]["”’]?|(?:number|digit) \\d)(?![\\p{L}\\p{N}])`

const pattern = (source: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags)

const TELLING = new RegExp(`\\b(?:on|across|${NAMES})\\b`, 'iu')
/** A capital letter after another word, as in "a red S", which excludes the article of "A logo of". */
const CAPITAL = new RegExp(
  `(?<=\\p{L} (?<!letter |initial ))["“‘]?([A-Z])["”’]?(?= (?:${AROUND} )?(?:${PLACE}|${NAMES}|on it))`,
  'gu',
)
const ON_CLOTHES = pattern(`${SIGN}(?= (?:${AROUND} )?${PLACE})`)
const ON_IT = pattern(`(?<=${CLOTHES} with (?:an? |the )?(?:[\\p{L}-]+ ){0,2})${SIGN}(?= on it)`)
const NAMED_AFTER = pattern(`${SIGN} ${NAMES}`)
const NAMED_BEFORE = pattern(
  `${NAMES} (?:of|with|showing|shaped like|in the shape of) (?:an? |the )?((?:[\\p{L}-]+ )?)${SIGN}`,
)
const FRAMED = pattern(`emblem ${AROUND}`)

const frameOf = (word: string): string => {
  const frame = word.toLowerCase()
  if (frame === 'shield') return 'shield'
  return frame === 'diamond' || frame === 'rhombus' ? 'diamond' : 'disc'
}
