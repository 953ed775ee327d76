/** The forms of a verb in descriptions of what somebody does: "cry", "cries", "crying". */
export const verbForms = (verb: string): readonly string[] => [
  verb,
  THIRD_PERSONS.get(verb) ?? thirdPerson(verb),
  PARTICIPLES.get(verb) ?? participle(verb),
]

const THIRD_PERSONS: ReadonlyMap<string, string> = new Map([['have', 'has']])

const thirdPerson = (verb: string): string => {
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:[sxz]|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ['panic', 'panicking'],
  ['picnic', 'picnicking'],
])

const participle = (verb: string): string => {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`
  return SHORT_VOWEL.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`
}

/** One syllable with a short vowel, after which the last consonant doubles: run, swim, hug. */
const SHORT_VOWEL = /^(?:qu|[^aeiou])*[aeiou][bdfgklmnprtvz]$/u
