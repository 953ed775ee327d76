/** @jest-environment node */
import { CHIPS, hasChip, labelOf, toggleChip, wordsOfChips } from './chips.ts'

const SETS = CHIPS.flatMap(({ sets }) => sets)

describe.each(LANGUAGES)('in %s', (language) => {
  test('a press adds a chip, a second takes it out, and what was typed stays', () => {
    for (const chip of SETS.flat()) {
      const added = toggleChip('mit Hut', chip, language)
      expect([hasChip(added, chip, language), added.startsWith('mit Hut')]).toEqual([true, true])
      expect(toggleChip(added, chip, language)).toBe('mit Hut')
    }
  })

  test('of each set, the text has one', () => {
    for (const set of SETS) {
      const text = set.reduce((text, chip) => toggleChip(text, chip, language), '')
      expect(text).toBe(labelOf(set.at(-1) ?? { en: '' }, language))
    }
  })
})

test('words that are no chip are sent as they were typed', () => {
  expect(wordsOfChips('mit roten Haaren;  und Hut', 'de')).toBe('mit roten Haaren;  und Hut')
  expect(wordsOfChips('赤い髪、帽子', 'ja')).toBe('with red hair, 帽子')
})
