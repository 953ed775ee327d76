import { CREATURES, type Creature, creatureOf, isCreature } from '../src/spec/creatures.ts'
import { SPECIES } from '../src/spec/CharacterSpec.ts'
import { behindCreature } from '../src/flat/creature/behindCreature.ts'
import { creatureHead } from '../src/flat/creature/creatureHead.ts'
import { CREATURE_PEN as INK } from '../src/flat/ghibli/creaturePen.ts'
import { CREATURE_PEN as PAPER } from '../src/flat/southpark/creaturePen.ts'
import { keysOf } from '../src/spec/keysOf.ts'
import { describe as describeCharacter } from '../src/understanding/describe.ts'

describe('creatures', () => {
  test('people and species with human-shaped heads have no row', () => {
    expect(SPECIES.filter((species) => !isCreature(species))).toEqual(
      expect.arrayContaining(['human', 'elf', 'dwarf', 'orc', 'goblin', 'troll', 'undead']),
    )
    expect(creatureOf({ species: 'human' })).toBeUndefined()
  })

  test.each([
    ['ink', INK],
    ['paper', PAPER],
  ])('no two have the same face in %s', (_, pen) => {
    const spec = describeCharacter('a fox')
    const faces = keysOf(CREATURES).map((species) =>
      creatureHead({ ...spec, species }, CREATURES[species], pen),
    )
    expect(new Set(faces).size).toBe(faces.length)
  })

  test.each([
    ['ink', INK],
    ['paper', PAPER],
  ])('every part of a head is drawn in %s', (_, pen) => {
    const spec = describeCharacter('a fox')
    const drawn = (creature: Creature) =>
      behindCreature(spec, creature, pen) + creatureHead(spec, creature, pen)
    for (const species of keysOf(CREATURES)) {
      const whole: Creature = CREATURES[species]
      const complete = drawn(whole)
      for (const part of ['ears', 'growths', 'pattern', 'pale', 'tufts'] as const) {
        const { [part]: lost, ...rest } = whole
        if (lost !== undefined)
          expect([species, part, drawn(rest)]).not.toEqual([species, part, complete])
      }
    }
  })

  test.each([
    ['a red dragon', 'dragon', '#a9483c'],
    ['a yellow electric mouse', 'mouse', '#e2c45a'],
    ['a cat with white fur', 'cat', '#efeee8'],
    ['an owl', 'owl', '#94603c'],
  ])('%s has its coat and no human hair', (text, species, skin) => {
    const spec = describeCharacter(text)
    expect([spec.species, spec.skin, spec.hair.cut]).toEqual([species, skin, 'bald'])
  })
})
