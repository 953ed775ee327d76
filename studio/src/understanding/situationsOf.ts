import type { Situation } from './situations.ts'
import type { Traits } from './Traits.ts'

/** A situation, in the words of the text. */
export interface Told {
  readonly text: string
  readonly situation: Situation
}

/** What several situations give a character of whom the text also says `said`: the first mention of a thing wins. */
export const situationsOf = (
  told: readonly Told[],
  said: Traits,
): {
  readonly suggested: Traits
  readonly implied: Traits
  /** The words that change nothing. */
  readonly undrawn: readonly string[]
} => {
  const suggested = merged(told.map(({ situation }) => situation.suggested))
  const implied = merged(told.map(({ situation }) => situation.implied))
  const all = { ...suggested, ...implied, ...said }
  return {
    suggested,
    implied,
    undrawn: told.flatMap(({ text, situation }) => [
      ...situation.undrawn,
      ...(isShown(situation, all, said) ? [] : [text]),
    ]),
  }
}

const merged = (layers: readonly Traits[]): Traits =>
  layers.reduce<Traits>((first, next) => ({ ...next, ...first }), {})

/** Whether anything of a situation is left in the picture. What is said was told when it was read. */
const isShown = ({ said, suggested, implied, needsThing }: Situation, all: Traits, text: Traits) =>
  (!needsThing || text.prop !== undefined) &&
  (Object.keys(said).length > 0 || agrees(suggested, all) || agrees(implied, all))

const agrees = (traits: Traits, all: Traits): boolean => {
  const values = new Map<string, unknown>(Object.entries(all))
  return Object.entries(traits).some(([trait, value]) => values.get(trait) === value)
}
