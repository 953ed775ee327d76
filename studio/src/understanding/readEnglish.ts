import type { Mark } from '../CharacterSpec.ts'
import { MARKS } from '../CharacterSpec.ts'
import type { ArchetypeName } from './archetypes.ts'
import { resolve } from './resolve.ts'
import type { Noun, Token, Worn } from './tokens.ts'
import { tokensOf } from './tokens.ts'
import type { Traits } from './Traits.ts'

/** What a text says of a character: nothing that it leaves open is filled in. */
export interface Reading {
  /** All traits but marks. */
  readonly traits: Omit<Traits, 'marks'>
  readonly marks: MarksReading
  /** The kind of person that the text names first ("wizard"), and whether as a role: "as a wizard". */
  readonly archetype?: ArchetypeName
  readonly inRole: boolean
  /** The text says "a hat" and not which: `traits.headwear` is a guess. */
  readonly plainHat: boolean
}

export interface MarksReading {
  readonly added: readonly Mark[]
  readonly removed: readonly Mark[]
}

/**
 * Reads plain English. Total: words that it does not know are passed over. Adjectives wait for the
 * noun that they stand before ("red hair and a green coat"), or go back to the noun that a form of
 * "to be", "of" or "trimmed with" hangs them on ("her eyes are green"). The first mention of a thing
 * wins, as the one that a describer meant most.
 */
export const readEnglish = (text: string): Reading => {
  const reader = new Reader()
  for (const token of tokensOf(text)) reader.take(token)
  return reader.finish(ageInYears(text))
}

class Reader {
  #traits: Traits = {}
  #added = new Set<Mark>()
  #removed = new Set<Mark>()
  #archetype: ArchetypeName | undefined
  #inRole = false
  /** Adjectives that have met no noun yet. */
  #pending: string[] = []
  /** The noun that further adjectives are said of, after "is", "of" or "trimmed with". */
  #subject: Noun | undefined
  #lastNoun: Noun | undefined
  /** "Her hair, long and black, …": what the words after the comma may be said of. */
  #apposed: Noun | undefined
  #afterNoun = false
  #lastWorn: Worn | undefined
  #plainHat = false
  #negated = false
  #negatesList = false
  #exclusive = false
  #role = false
  #feminine = 0
  #masculine = 0

  take(token: Token): void {
    switch (token.kind) {
      case 'adjective':
        this.#pending.push(token.text)
        break
      case 'noun':
        this.#noun(token.noun)
        break
      case 'fact':
        this.#pending = []
        this.#learn(token.traits)
        break
      case 'pronoun':
        if (token.presentation === 'feminine') this.#feminine += 1
        if (token.presentation === 'masculine') this.#masculine += 1
        if (token.possessive) this.#determiner()
        break
      case 'determiner':
        this.#determiner()
        break
      case 'copula':
        this.#settle()
        this.#subject = this.#lastNoun
        break
      case 'trim':
        this.#settle()
        this.#subject = this.#lastWorn && { ...this.#lastWorn, trim: true }
        break
      case 'and':
        if (this.#subject !== undefined) this.#settle(true)
        if (token.text === 'and' && !this.#negatesList) this.#negated = false
        break
      case 'comma':
        if (this.#subject !== undefined) this.#settle(true)
        else if (this.#apposed !== undefined) this.#settle()
        if (this.#afterNoun) this.#apposed = this.#lastNoun
        this.#negated = false
        break
      case 'negation':
        this.#settle()
        this.#negated = true
        this.#negatesList = token.list
        break
      case 'only':
        this.#exclusive = true
        break
      case 'role':
        this.#settle()
        this.#role = true
        break
      case 'stop':
        this.#settle()
        this.#negated = false
        if (token.sentence) {
          this.#exclusive = false
          this.#role = false
          this.#lastNoun = undefined
        }
        break
    }
    this.#afterNoun = token.kind === 'noun'
  }

  finish(age: Traits): Reading {
    this.#settle()
    if (this.#feminine !== this.#masculine)
      this.#learn({ presentation: this.#feminine > this.#masculine ? 'feminine' : 'masculine' })
    return {
      traits: { ...this.#traits, ...age },
      marks: {
        added: MARKS.filter((mark) => this.#added.has(mark)),
        removed: MARKS.filter((mark) => this.#removed.has(mark) && !this.#added.has(mark)),
      },
      ...(this.#archetype !== undefined && { archetype: this.#archetype }),
      inRole: this.#inRole,
      plainHat: this.#plainHat,
    }
  }

  #noun(noun: Noun): void {
    const adjectives = this.#pending
    this.#pending = []
    this.#subject = undefined
    this.#apposed = undefined
    if (noun.slot === 'trim') {
      if (this.#lastWorn) this.#learn(resolve({ ...this.#lastWorn, trim: true }, adjectives))
      return
    }
    if (noun.slot === 'mark') {
      this.#mark(noun.mark)
      return
    }
    if (noun.slot === 'person' && noun.archetype !== undefined && this.#archetype === undefined) {
      this.#archetype = noun.archetype
      this.#inRole = this.#role
    }
    if (noun.slot === 'headwear' && this.#traits.headwear === undefined)
      this.#plainHat =
        !this.#negated && noun.plain === true && resolve(noun, adjectives).headwear === noun.kind
    this.#learn(this.#negated ? withoutIt(noun) : resolve(noun, adjectives))
    this.#lastNoun = noun
    if (noun.slot === 'garment' || noun.slot === 'headwear') this.#lastWorn = noun
  }

  #mark(mark: Mark | 'all'): void {
    if (mark === 'all' || this.#exclusive) for (const other of MARKS) this.#removed.add(other)
    if (mark === 'all') return
    if (this.#negated) this.#removed.add(mark)
    else this.#added.add(mark)
  }

  /** "A", "the", "her": whatever waited is said of the person, unless "is a deep blue" goes on. */
  #determiner(): void {
    if (this.#subject === undefined || this.#pending.length > 0) this.#settle()
  }

  /** Ends a phrase: adjectives in wait go to the subject, or else to the person. */
  #settle(keepSubject = false): void {
    if (this.#pending.length > 0)
      this.#learn({
        ...(this.#apposed && resolve(this.#apposed, this.#pending)),
        ...resolve(this.#subject ?? { slot: 'person', traits: {} }, this.#pending),
      })
    if (this.#pending.length > 0) this.#apposed = undefined
    this.#pending = []
    if (!keepSubject) this.#subject = undefined
  }

  #learn(traits: Traits): void {
    this.#traits = { ...traits, ...this.#traits }
  }
}

const withoutIt = (noun: Noun): Traits => {
  switch (noun.slot) {
    case 'hair':
      return { hair: 'bald' }
    case 'beard':
      return { beard: 'none' }
    case 'headwear':
      return { headwear: 'none' }
    case 'prop':
      return { prop: 'none' }
    default:
      return {}
  }
}

/** "12 years old", "a seventy-year-old", "aged 16", "a boy of twelve", as the ages of a spec. */
const ageInYears = (text: string): Traits => {
  const match = AGE_IN_YEARS.exec(text) ?? DECADE.exec(text)
  const years = yearsOf(match?.slice(1).find((number) => number !== undefined))
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
const AGE_IN_YEARS = new RegExp(
  `\\b${NUMBER}[\\s-]+years?[\\s-]+old\\b|\\b(?:aged|age) (?:of )?${NUMBER}\\b|\\b(?:boy|girl|child|man|woman|youth|lad) of (?:about |around )?${NUMBER}\\b`,
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
