import fc from 'fast-check'
import { characterGroups } from '../../test/characterGroups.ts'
import { characterSpecs } from '../../test/characterSpecs.ts'
import { describe as describeCharacter } from './describe.ts'
import { writeDescription } from './writeDescription.ts'

describe('writeDescription', () => {
  test('is read back as the same character, except for the seed', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const read = describeCharacter(writeDescription(spec))
        expect({ ...read, seed: spec.seed }).toEqual(spec)
      }),
      // Each run generates a word for every trait, so 300 runs use nearly every word of every list.
      { numRuns: 300 },
    )
  })

  test('is read back as the same group', () => {
    fc.assert(
      fc.property(characterGroups, (group) => {
        const read = describeCharacter(writeDescription(group))
        expect({ ...read, seed: group.seed }).toEqual(group)
      }),
      { numRuns: 60 },
    )
  })

  test('names the character and the source first', () => {
    expect(writeDescription(describeCharacter('Gandalf, The Lord of the Rings'))).toMatch(
      /^Gandalf from “The Lord of the Rings” is an elderly human man of average build\. /u,
    )
  })

  test('does not say the name of a work twice', () => {
    fc.assert(
      fc.property(characterSpecs, (character) => {
        const spec = { ...character, source: character.name }
        const text = writeDescription(spec)
        expect(text).not.toContain('“')
        expect({ ...describeCharacter(text), seed: spec.seed }).toEqual(spec)
      }),
      { numRuns: 60 },
    )
    expect(writeDescription(describeCharacter('Dracula, Dracula'))).toMatch(
      /^Dracula, from the work of the same name, is /u,
    )
  })

  test('varies the wording with the seed', () => {
    const gandalf = describeCharacter('Gandalf')
    const texts = new Set(
      Array.from({ length: 20 }, (_, seed) => writeDescription({ ...gandalf, seed })),
    )
    expect(texts.size).toBeGreaterThan(10)
  })

  test('writes compounds with hyphens', () => {
    const paul = describeCharacter('a middle-aged man with almond eyes and a wide-brimmed hat')
    expect(writeDescription(paul)).toMatch(/middle-aged.*almond-shaped.*wide-brimmed/u)
  })
})
