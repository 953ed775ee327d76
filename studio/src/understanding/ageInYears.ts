import type { Traits } from './Traits.ts'

/** The age group for "12 years old", "Emma, 8", "14 ans", "a seventy-year-old", "aged 16" or "a boy of twelve"; empty if there is none. */
export const ageInYears = (text: string): Traits => {
  const match = AGE_IN_YEARS.exec(text) ?? DECADE.exec(text)
  const years = yearsOf(match?.slice(1).find(Boolean))
  if (years === undefined) return {}
  if (years < 13) return { age: 'child' }
  if (years < 20) return { age: 'teen' }
  if (years < 40) return { age: 'adult' }
  return { age: years < 60 ? 'middle-aged' : 'old' }
}

const NUMBER_WORDS: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
).split(' ')

const TENS: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBER = `(\\d{1,4}|(?:${TENS.join('|')})(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?|${NUMBER_WORDS.slice(5, 20).reverse().join('|')})`

/** "Years" in other languages, some of which are written without a space. */
const YEARS =
  '(?:ans|años|anos|anni|jahre?|lat|yaşında|лет|года?)(?!\\p{L})|歳|岁|歲|さい|살|سنة|שנים|साल|ปี'

const AGE_IN_YEARS = new RegExp(
  `\\b${NUMBER}[\\s-]+years?[\\s-]+old\\b|\\b(\\d{1,3}) ?(?:yo|y/o|yrs?)\\b|[,(] ?(\\d{1,2})(?=[,)]|$)|\\b(\\d{1,3}) ?(?:${YEARS})|\\b(?:aged|age) (?:of )?${NUMBER}\\b|\\b(?:boy|girl|child|man|woman|youth|lad) of (?:about |around )?${NUMBER}\\b`,
  'iu',
)

/** "In her late fifties". */
const DECADE =
  /\bin (?:his|her|their) (?:(?:early|mid|late)[\s-]+)?(teen|twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:ie)?s\b/iu

const yearsOf = (number: string | undefined): number | undefined => {
  if (number === undefined) return undefined
  if (/^\d/u.test(number)) return Number(number)
  if (number.toLowerCase() === 'teen') return 15
  const [first = '', second = 'zero'] = number.toLowerCase().split(/[\s-]/u)
  const tens = TENS.findIndex((ten) => ten === first || ten === `${first}y`)
  return tens < 0 ? NUMBER_WORDS.indexOf(first) : (tens + 2) * 10 + NUMBER_WORDS.indexOf(second)
}
