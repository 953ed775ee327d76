/** @jest-environment node */
import { describe as read, revise } from '@dramatis/studio'
import ar from '../src/messages/ar.json'
import de from '../src/messages/de.json'
import en from '../src/messages/en.json'
import es from '../src/messages/es.json'
import fr from '../src/messages/fr.json'
import ja from '../src/messages/ja.json'
import ptBR from '../src/messages/pt-BR.json'
import { CHIPS, toggleChip, wordsOfChips } from '../src/edit/chips.ts'

const TEXTS = { en, ar, de, es, fr, ja, 'pt-BR': ptBR }

test('every language of the page is tested', () => {
  expect(Object.keys(TEXTS).sort()).toEqual([...LANGUAGES].sort())
})

const chips = CHIPS.flatMap(({ sets }) => sets.flat())

/** None of them has any of the chips already, so each chip changes one of them. */
const PEOPLE = [
  'Gandalf is an old man with a long gray beard, a blue hat and a staff, in a desert at noon.',
  'A young woman with short brown hair in a red dress, in a kitchen by day.',
].map((description) => read(description))

describe.each(Object.entries(TEXTS))('in %s', (language, texts) => {
  test.each(chips)('$words is understood, and named in the language', (chip) => {
    const change = wordsOfChips(toggleChip('', chip, language), language)
    const revisions = PEOPLE.map((person) => ({ person, ...revise(person, change) }))
    expect(revisions.some(({ spec, person }) => spec !== person)).toBe(true)
    expect(revisions.some(({ unread }) => unread.length === 0)).toBe(true)
    expect(chip[language]).toBeDefined()
  })

  test('one of each kind makes a change that is understood as a whole', () => {
    const text = CHIPS.flatMap(({ sets }) => sets.map(([first]) => first)).reduce(
      (text, chip) => (chip ? toggleChip(text, chip, language) : text),
      '',
    )
    const [person] = PEOPLE
    if (!person) throw new Error('nobody')
    const { spec, unread } = revise(person, wordsOfChips(text, language))
    expect(unread).toEqual([])
    expect(spec).toMatchObject({
      hair: { cut: 'long' },
      background: { scene: 'beach', time: 'night' },
      garment: { kind: 'suit' },
    })
  })

  test('the example in the empty field is understood', () => {
    const change = wordsOfChips(texts.changePlaceholderStudio, language)
    expect(PEOPLE.map((person) => revise(person, change).unread)).toContainEqual([])
  })

  test('the examples for a change of nothing are understood', () => {
    const examples = texts.changeOfNothing.match(/(?<=[“„«「])[^”“»」]+/gu) ?? []
    expect(examples).not.toEqual([])
    for (const example of examples) {
      const change = wordsOfChips(example, language)
      expect(PEOPLE.map((person) => revise(person, change).unread)).toContainEqual([])
    }
  })
})
