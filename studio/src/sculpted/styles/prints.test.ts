import { CHARACTERS } from '../../../test/characters.ts'
import { GARMENT_PATTERNS, type GarmentPattern } from '../../spec/CharacterSpec.ts'
import { printOf } from './prints.ts'

const wovenIn = (kind: 'shirt' | 'polo' | 'tank-top', pattern: GarmentPattern = 'checks') =>
  printOf({
    ...CHARACTERS.plain,
    garment: { kind, pattern, color: '#c0322e', trim: '#ffffff' },
  }).sleevePattern

test.each(GARMENT_PATTERNS)('%s are woven into sleeves of the same cloth', (pattern) => {
  expect(wovenIn('shirt', pattern)).toHaveLength(1)
})

test.each(['polo', 'tank-top'] as const)('nothing is woven into the arms of a %s', (kind) => {
  expect(wovenIn(kind)).toEqual([])
})
