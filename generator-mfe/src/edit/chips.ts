import table from './chips.json'

/** A text in each language, by its BCP 47 tag. */
type Labels = Readonly<Record<string, string>> & { readonly en: string }

/** A change at one press. */
export interface Chip extends Labels {
  /** What the engine is told, in English, whatever the page's language. */
  readonly words: string
}

interface ChipGroup {
  readonly name: Labels
  /** Of each set, a picture can have one. */
  readonly sets: readonly (readonly Chip[])[]
}

export const CHIPS: readonly ChipGroup[] = table

const SETS = CHIPS.flatMap(({ sets }) => sets)

export const labelOf = (labels: Labels, language: string): string => labels[language] ?? labels.en

/** What separates the parts of a change, in languages that do not use an English comma. */
const COMMAS: Readonly<Record<string, string>> = { ja: '、', ar: '، ' }

const SEPARATOR = /[,，、،;；؛]/u

const partsOf = (text: string): readonly string[] =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const hasChip = (text: string, chip: Chip, language: string): boolean =>
  partsOf(text).includes(labelOf(chip, language))

/** Adds a chip to a change, in place of another of its set, or takes it out again. */
export const toggleChip = (text: string, chip: Chip, language: string): string => {
  const set = SETS.find((chips) => chips.includes(chip)) ?? []
  const labels = set.map((one) => labelOf(one, language))
  const others = partsOf(text).filter((part) => !labels.includes(part))
  const parts = hasChip(text, chip, language) ? others : [...others, labelOf(chip, language)]
  return parts.join(COMMAS[language] ?? ', ')
}

/** The change with the English words of the chips in it. */
export const wordsOfChips = (text: string, language: string): string => {
  const chips = new Map(SETS.flat().map((chip) => [labelOf(chip, language), chip.words]))
  const parts = partsOf(text)
  return parts.some((part) => chips.has(part))
    ? parts.map((part) => chips.get(part) ?? part).join(', ')
    : text
}
