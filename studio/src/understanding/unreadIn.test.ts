import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { LANGUAGE_TAGS } from './languages/languages.ts'
import { unreadIn } from './unreadIn.ts'
import { writeDescription } from './writeDescription.ts'

describe('unreadIn', () => {
  test.each([
    ['what no style draws', 'a knight with boots and a drum', ['boots', 'drum']],
    ['what the vocabulary lacks', 'a queen riding through Rivendell', ['riding', 'Rivendell']],
    ['adjectives of unknown words', 'a dragon with green spots', ['green', 'spots']],
    ['what is no source, though a row has it as one', 'Willie Nelson dancing to music', ['music']],
    ['a second thing to hold', 'a knight holding a sword and a shield', ['shield']],
    ['a second scene', 'a samurai in a forest by the sea', ['sea']],
    ['a second person', 'a queen with a cat', ['cat']],
    ['a second kind of person', 'a warrior queen', ['warrior']],
    ['an adjective that its noun cannot have', 'a woman with an elderly coat', ['elderly']],
    ['words of other languages', 'eine alte Hexe mit einer Pfeife und rotem Hut', ['Pfeife']],
    ['colors of things that have their own', 'an angel with silver wings', ['silver']],
    ['a creature that is drawn as a similar one', 'a zebra in a forest', ['zebra']],
    ['a creature that is drawn as a similar one, in German', 'ein Zebra', ['Zebra']],
    ['what has British spelling, as written', 'a knight in armour with a greyhound', ['greyhound']],
    ['words with accents', 'Sherlock Holmes in Reykjavík', ['Reykjavík']],
    ['a known character’s umbrella, and no part of its verb', 'ドラえもんが傘をさしている', []],
    [
      'each word only once',
      'a queen with a necklace. The necklace is golden.',
      ['necklace', 'golden'],
    ],
  ])('lists %s', async (_kind, text, words) => {
    expect(await unreadIn(text)).toEqual(words)
  })

  test.each([
    ['names and sources', 'Zorblax the Unbound, Chronicles of the Astrolabe'],
    ['a known name', 'Gandalf, The Lord of the Rings'],
    ['what is drawn', 'a smiling boy with messy black hair and round glasses in a snowy forest'],
    ['what changes the body', 'an old bald man with a big mustache'],
    ['what is true of a creature anyway', 'a green frog in a thunderstorm'],
    ['a creature in the name of something else', 'a bear with a walrus mustache'],
    ['gloves that a boxer wears anyway', 'a boxer with red gloves'],
    ['praise', 'a beautiful woman on a rainy street'],
    ['what is ruled out', 'a knight without a helmet and boots'],
    ['ages', 'a girl, 12 years old, in her red coat'],
    ['verbs and adverbs', 'a young man who really wants to laugh quietly'],
    ['an empty text', ''],
  ])('lists nothing for %s', async (_kind, text) => {
    expect(await unreadIn(text)).toEqual([])
  })

  test('lists an unknown word with accents as one without', async () => {
    const marks = fc.constantFrom('\u0301', '\u0308', '\u0303', '\u030c', '')
    await fc.assert(
      fc.asyncProperty(fc.array(marks, { minLength: 4, maxLength: 4 }), async (over) => {
        const place = `Zarg${over.map((mark, at) => `${'aoue'.charAt(at)}${mark}`).join('v')}`
        const word = place.normalize('NFC')
        expect(await unreadIn(`Batman in ${word}`)).toEqual([word])
      }),
      { numRuns: 25 },
    )
  })

  test.each(LANGUAGE_TAGS)('lists nothing for what writeDescription writes in %s', async (tag) => {
    await fc.assert(
      fc.asyncProperty(characterSpecs, async (spec) => {
        expect(await unreadIn(writeDescription(spec, tag))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
