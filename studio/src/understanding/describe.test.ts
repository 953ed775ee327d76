import fc from 'fast-check'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, nearestWord, SKIN_COLORS } from './colorWords.ts'
import { describe as describeCharacter } from './describe.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'red',
        'beard',
        'no',
        ',',
        'and',
        'is',
        'with',
        'of',
        'hat',
        'Gandalf',
        '.',
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
)

/** The given traits of a spec, with colors as words. */
const looks =
  (...traits: readonly Look[]) =>
  (spec: CharacterSpec): readonly unknown[] =>
    traits.map((trait) => LOOKS[trait](spec))

const LOOKS = {
  name: ({ name }) => name,
  species: ({ species }) => species,
  age: ({ age }) => age,
  presentation: ({ presentation }) => presentation,
  skin: ({ skin }) => nearestWord(SKIN_COLORS, skin),
  nose: ({ face }) => face.nose,
  expression: ({ face }) => face.expression,
  eyeColor: ({ face }) => nearestWord(EYE_COLORS, face.eyeColor),
  hair: ({ hair }) => hair.cut,
  hairColor: ({ hair }) => nearestWord(HAIR_COLORS, hair.color),
  beard: ({ beard }) => beard.cut,
  hat: ({ headwear }) => headwear?.kind,
  hatColor: ({ headwear }) => headwear && nearestWord(CLOTH_COLORS, headwear.color),
  garment: ({ garment }) => garment?.kind,
  cloth: ({ garment }) => garment && nearestWord(CLOTH_COLORS, garment.color),
  trim: ({ garment }) => garment && nearestWord(CLOTH_COLORS, garment.trim),
  prop: ({ prop }) => prop?.kind,
  propColor: ({ prop }) => prop && nearestWord(CLOTH_COLORS, prop.color),
  marks: ({ marks }) => marks,
} satisfies Record<string, (spec: CharacterSpec) => unknown>
type Look = keyof typeof LOOKS

describe('describe', () => {
  test('gives a complete character with known colors for any text', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, seed) => {
        const spec = describeCharacter(text, { seed })
        expect(spec.name).not.toBe('')
        expect(Object.values(SKIN_COLORS)).toContain(spec.skin)
        expect(Object.values(HAIR_COLORS)).toContain(spec.hair.color)
        expect(Object.values(EYE_COLORS)).toContain(spec.face.eyeColor)
        if (spec.garment) expect(Object.values(CLOTH_COLORS)).toContain(spec.garment.color)
        expect(spec.seed).toBe(spec.seed >>> 0)
        expect(describeCharacter(text, { seed })).toEqual(spec)
      }),
    )
  })

  test.each(['', '   ', '🦊🦊', '\u0000', 'الملكة', 'x'.repeat(20_000), 'with', ','])(
    'accepts %p',
    (text) => {
      expect(describeCharacter(text).garment?.kind).toBeTruthy()
    },
  )

  test('varies the clothes of an unknown character with the seed', () => {
    const looks = new Set(
      Array.from({ length: 10 }, (_, seed) =>
        JSON.stringify(describeCharacter('Zorblax', { seed }).garment),
      ),
    )
    expect(looks.size).toBeGreaterThan(4)
  })

  test.each<[string, (spec: CharacterSpec) => unknown, unknown]>([
    [
      'Mark Grayson',
      (spec) => [spec.source, spec.garment?.kind, spec.garment?.color],
      ['Invincible', 'bodysuit', CLOTH_COLORS.yellow],
    ],
    [
      'Gandalf',
      (spec) => [spec.headwear?.kind, spec.beard.cut, spec.prop?.kind, spec.age],
      ['wizard-hat', 'long', 'staff', 'old'],
    ],
    [
      'Mario',
      (spec) => [spec.headwear?.color, spec.beard.cut, spec.garment?.kind],
      [CLOTH_COLORS.red, 'mustache', 'overalls'],
    ],
    [
      'Paul Atreidies',
      (spec) => [spec.name, spec.source, spec.background.scene],
      ['Paul Atreides', 'Dune', 'desert'],
    ],
    [
      'Lyra Belacqua',
      (spec) => [spec.age, spec.prop?.kind, spec.background.scene],
      ['child', 'compass', 'arctic'],
    ],
    [
      'Eragon',
      (spec) => [spec.prop, spec.age],
      [{ kind: 'sword', color: CLOTH_COLORS['sky blue'] }, 'teen'],
    ],
    [
      'Tris Prior',
      (spec) => [spec.hair.cut, spec.hair.color, spec.garment?.color],
      ['bob', HAIR_COLORS.blonde, CLOTH_COLORS.black],
    ],
    [
      'Percy Jackson',
      (spec) => [spec.face.eyeColor, spec.prop?.kind, spec.garment?.color],
      [EYE_COLORS.green, 'trident', CLOTH_COLORS.orange],
    ],
    [
      'Gandalf, The Lord of the Rings',
      (spec) => [spec.name, spec.source],
      ['Gandalf', 'The Lord of the Rings'],
    ],
    [
      'Hermione Granger, Harry Potter',
      (spec) => [spec.hair.cut, spec.prop?.kind, spec.marks],
      ['curly', 'wand', []],
    ],
    [
      'Sherlock Holmes, Arthur Conan Doyle',
      (spec) => [spec.garment?.kind, spec.face.nose],
      ['trench-coat', 'hooked'],
    ],
    [
      'Katniss Everdeen, The Hunger Games',
      (spec) => [spec.hair.cut, spec.prop?.kind],
      ['braid', 'bow'],
    ],
    ['Lyra Belacqua, His Dark Materials', (spec) => spec.source, 'His Dark Materials'],
    [
      'Percy Jackson, The Lightning Thief',
      (spec) => [spec.headwear, spec.background.scene],
      [undefined, 'underwater'],
    ],
    ['Paul Atreides, Dune', (spec) => spec.face.eyeColor, EYE_COLORS['ice blue']],
    ['Eragon, The Inheritance Cycle', (spec) => spec.source, 'The Inheritance Cycle'],
    ['Tris Prior, Divergent', (spec) => spec.presentation, 'feminine'],
    [
      'Elizabeth Bennet, Pride and Prejudice',
      (spec) => [spec.garment?.kind, spec.hair.cut],
      ['gown', 'bun'],
    ],
  ])('knows %s', (text, looksOf, expected) => {
    expect(looksOf(describeCharacter(text))).toEqual(expected)
  })

  test.each([
    'gandalf',
    'GANDALF',
    'Gandlf',
    ' Gandalf the Grey ',
    'gandalf (the lord of the rings)',
  ])('finds Gandalf as %p', (text) => {
    expect(describeCharacter(text).name).toBe('Gandalf')
  })

  test('does not take one common name for another', () => {
    expect(describeCharacter('Marie')).toMatchObject({ name: 'Marie', presentation: 'feminine' })
  })

  test('draws a country that the text names, even if it is the source', () => {
    const sceneOf = (text: string) => describeCharacter(text).background.scene
    expect(sceneOf('Napoleon in France')).toBe('paris')
    expect(sceneOf('Napoleon from France')).toBe(sceneOf('Napoleon'))
  })

  test('prefers the text to the lexicon, and the lexicon to a guess', () => {
    const gandalf = describeCharacter('Gandalf with a red beard and without a hat')
    expect(gandalf.beard).toEqual({ cut: 'full', color: HAIR_COLORS.red })
    expect(gandalf.headwear).toBeUndefined()
    expect(gandalf.garment?.color).toBe(CLOTH_COLORS.gray)
  })

  test('dresses a known character for a role', () => {
    expect(describeCharacter('Gandalf as a pirate')).toMatchObject({
      age: 'old',
      headwear: { kind: 'tricorne' },
      garment: { kind: 'coat' },
    })
  })

  test('keeps the kind of hat if the text only gives a color', () => {
    expect(describeCharacter('a wizard with a blue hat').headwear).toMatchObject({
      kind: 'wizard-hat',
      color: CLOTH_COLORS.blue,
    })
  })

  test('ignores words for looks in titles', () => {
    expect(describeCharacter('Ann Other, The Pirate King').source).toBe('The Pirate King')
    expect(describeCharacter('Zorblax, The Red Robot').species).toBe(
      describeCharacter('Zorblax').species,
    )
  })

  test('makes old people gray and bearded people men', () => {
    const old = describeCharacter('an old woman')
    expect(old.marks).toContain('wrinkles')
    expect([HAIR_COLORS.white, HAIR_COLORS.gray, HAIR_COLORS.silver]).toContain(old.hair.color)
    expect(describeCharacter('a pirate with a red beard').presentation).toBe('masculine')
  })

  test.each<[string, Partial<CharacterSpec>]>([
    ['Princess Xandra', { presentation: 'feminine', age: 'adult' }],
    ['Sir Reginald', { presentation: 'masculine' }],
    ['Dr. Mara Voss', { name: 'Dr. Mara Voss', presentation: 'feminine' }],
    ['Baba Yara', { presentation: 'feminine', age: 'old' }],
    ['Old Tom', { presentation: 'masculine', age: 'old' }],
    ['Amina Diallo', { presentation: 'feminine' }],
    ['Hiroshi Sato', { presentation: 'masculine' }],
    ['a boy of 12', { presentation: 'masculine', age: 'child' }],
    ['a 15-year-old girl', { presentation: 'feminine', age: 'teen' }],
  ])('reads the age and the presentation of a stranger from %s', (text, expected) => {
    expect(describeCharacter(text)).toMatchObject(expected)
  })

  test.each<[string, (spec: CharacterSpec) => unknown, unknown]>([
    ['my dnd tiefling warlock named Zeph', looks('name', 'skin', 'prop'), ['Zeph', 'red', 'orb']],
    ['Queen of the Night with silver hair', looks('name', 'hat'), ['Queen of the Night', 'crown']],
    ['Lady Elowen', looks('presentation', 'garment'), ['feminine', 'gown']],
    ['a young lady', looks('garment'), [expect.not.stringMatching('gown')]],
    [
      'old wizard woman with a wand',
      looks('presentation', 'beard', 'prop', 'garment', 'hat'),
      ['feminine', 'none', 'wand', 'robe', 'wizard-hat'],
    ],
    ['a young wizard', looks('age', 'hat'), ['adult', 'wizard-hat']],
    ['a robot barista', looks('species', 'garment', 'prop'), ['robot', 'apron', 'mug']],
    ['a robot knight', looks('species', 'skin', 'garment'), ['robot', 'steel gray', 'armor']],
    ['a samurai cat', looks('species', 'garment', 'beard'), ['cat', 'armor', 'none']],
    ['zombie pirate', looks('species', 'hat', 'marks'), ['undead', 'tricorne', []]],
    ['a unicorn', looks('species', 'marks'), ['horse', ['unicorn-horn']]],
    ['a mermaid', looks('garment', 'marks'), ['shell-top', []]],
    ['alien queen', looks('species', 'hat', 'garment'), ['alien', 'crown', 'gown']],
    ['an apprentice witch', looks('hat', 'garment'), ['wizard-hat', 'robe']],
    ['a gnome bard with a lute', looks('species', 'garment', 'prop'), ['dwarf', 'tunic', 'guitar']],
    [
      'dnd half-orc barbarian with a greataxe',
      looks('species', 'prop', 'marks'),
      ['orc', 'axe', ['face-paint']],
    ],
    [
      'a grumpy dwarf blacksmith holding a hammer',
      looks('species', 'garment', 'expression', 'prop'),
      ['dwarf', 'apron', 'stern', 'hammer'],
    ],
    ['a green alien', looks('species', 'skin'), ['alien', 'green']],
    ['a black knight', looks('garment', 'cloth', 'species'), ['armor', 'black', 'human']],
    [
      'a smiling black woman with gold earrings',
      looks('skin', 'expression', 'marks'),
      ['ebony', 'smile', ['earrings']],
    ],
    ['a blonde woman', looks('hairColor'), ['blonde']],
    [
      'an asian man in a gray suit',
      looks('species', 'garment', 'cloth', 'hairColor'),
      ['human', 'suit', 'gray', 'black'],
    ],
    [
      'a Japanese girl with blonde hair',
      looks('hairColor', 'skin'),
      ['blonde', expect.stringMatching(/^(?:fair|light|tan)$/u)],
    ],
    ['an elderly Chinese monk', looks('hairColor'), [expect.stringMatching(/white|gray|silver/u)]],
    ['a nun', looks('presentation', 'hat', 'garment'), ['feminine', 'veil', 'habit']],
    ['a Greek goddess', looks('presentation', 'garment', 'hat'), ['feminine', 'toga', 'laurel']],
    ['a firefighter', looks('hat', 'prop'), ['fire-helmet', 'axe']],
    ['a sad clown', looks('expression', 'marks'), ['sad', ['clown-nose', 'clown-makeup']]],
    ['a court jester', looks('hat', 'garment'), ['jester-cap', 'doublet']],
    ['a violinist with red hair', looks('prop', 'hairColor'), ['violin', 'red']],
    ['a cat in a space suit', looks('species', 'hat'), ['cat', 'space-helmet']],
    ['a cat in a space suit and a crown', looks('hat'), ['crown']],
    ['a woman in a space suit without a helmet', looks('hat'), [undefined]],
    ['a woman in a yellow raincoat', looks('garment', 'cloth'), ['raincoat', 'yellow']],
    [
      'a superhero in red and blue',
      looks('garment', 'cloth', 'trim'),
      ['caped-suit', 'red', 'blue'],
    ],
    [
      'an Indian queen in a golden sari',
      looks('garment', 'cloth', 'trim'),
      ['sari', 'gold', 'brown'],
    ],
    ['a happy baker holding bread', looks('expression', 'prop'), ['smile', undefined]],
    [
      'an evil witch, green skin, crooked nose, holding a broom',
      looks('expression', 'skin', 'nose', 'prop'),
      ['stern', 'green', 'hooked', 'broom'],
    ],
    [
      'my sister Anna, 16, freckles, ginger ponytail',
      looks('age', 'presentation', 'hair', 'hairColor', 'marks'),
      ['teen', 'feminine', 'ponytail', 'ginger', ['freckles']],
    ],
    [
      'my grandfather, bald, white mustache, blue sweater',
      looks('age', 'hair', 'beard', 'garment', 'prop'),
      ['old', 'bald', 'mustache', 'sweater', undefined],
    ],
    [
      'a man with no hair and no beard',
      looks('hair', 'beard', 'garment', 'species'),
      ['bald', 'none', expect.any(String), 'human'],
    ],
    [
      'a ghost bride in a white dress',
      looks('species', 'presentation', 'cloth'),
      ['ghost', 'feminine', 'white'],
    ],
    [
      'He is not old. He has no beard and wears no hat.',
      looks('name', 'age', 'presentation', 'beard', 'hat'),
      ['Stranger', 'adult', 'masculine', 'none', undefined],
    ],
    [
      "She isn't smiling; her eyes are not blue but green.",
      looks('expression', 'eyeColor', 'presentation'),
      ['neutral', 'green', 'feminine'],
    ],
    [
      'An ageing detective with a coat, not a hat but a hood',
      looks('age', 'hat', 'garment'),
      ['old', 'hood', 'coat'],
    ],
    [
      'a black cat wearing a crown',
      looks('skin', 'hat', 'hatColor'),
      ['coal black', 'crown', 'gold'],
    ],
    ['a queen with a sword', looks('prop', 'propColor'), ['sword', 'silver']],
    ['a child wizard', looks('age', 'beard', 'hat'), ['child', 'none', 'wizard-hat']],
    ['a vampire hunter', looks('species', 'hat'), ['human', 'deerstalker']],
    ['Brother Anselm', looks('presentation', 'garment'), ['masculine', 'robe']],
    ['A tall, weathered man with a beard', looks('name'), ['Tall, weathered man']],
    [
      'The character is an elderly goblin',
      looks('name', 'age', 'species'),
      ['Stranger', 'old', 'goblin'],
    ],
    ['short natural hair dyed silver', looks('hair', 'hairColor'), ['short', 'silver']],
    ['a redhead', looks('hairColor'), ['red']],
    ['a woman holding her baby', looks('age', 'presentation'), ['adult', 'feminine']],
    ['a queen with a cat', looks('species', 'garment'), ['human', 'gown']],
    ['Xela with red hair. She is a pirate.', looks('hat', 'hairColor'), ['tricorne', 'red']],
    ['Taylor Swift', looks('species', 'name'), ['human', 'Taylor Swift']],
    ['Anna Baker', looks('hat', 'presentation'), [expect.not.stringMatching('beanie'), 'feminine']],
  ])('reads %p', (text, looksOf, expected) => {
    expect(looksOf(describeCharacter(text))).toEqual(expected)
  })

  test.each<[string, CharacterSpec['origin']]>([
    ['a Nigerian king', 'african'],
    ['a woman of Middle Eastern descent', 'middle-eastern'],
    ['Aiko, a Japanese teacher', 'east-asian'],
    ['山田太郎', 'east-asian'],
    ['Mulan', 'east-asian'],
    ['Mahatma Gandhi', 'south-asian'],
    ['Sherlock Holmes as a Samoan man', 'pacific'],
    ['a Persian cat', undefined],
    ['somebody who is not Indian', undefined],
  ])('knows where %p is from', (text, origin) => {
    expect(describeCharacter(text).origin).toBe(origin)
  })

  test('gives a well-known character the complexion of a region in the text', () => {
    const { skin, name } = describeCharacter('Sherlock Holmes as a Nigerian man')
    expect([name, skin]).toEqual(['Sherlock Holmes', SKIN_COLORS['deep brown']])
  })

  test.each<[string, string, Partial<CharacterSpec>]>([
    ['Gandolf the gray', 'Gandalf', { age: 'old' }],
    ['a young Gandalf', 'Gandalf', { age: 'adult', marks: [] }],
    ['like a younger Gandalf but with a black beard', 'Gandalf', { age: 'adult' }],
    ['an old Harry Potter', 'Harry Potter', { age: 'old' }],
    ['please draw me a portrait of Cleopatra', 'Cleopatra', {}],
    ['hermione granger from harry potter', 'Hermione Granger', { source: 'Harry Potter' }],
    ['elsa frozen', 'Elsa', { source: 'Frozen' }],
    ['a wizard called Gandalf', 'Gandalf', { source: 'The Lord of the Rings' }],
    ['girl with pearl earring', 'Girl with a Pearl Earring', { marks: ['earrings'] }],
    ['Sherlock Holmes, clean-shaven, not old', 'Sherlock Holmes', { age: 'adult' }],
  ])('recognizes the character in %p', (text, name, expected) => {
    expect(describeCharacter(text)).toMatchObject({ name, ...expected })
  })

  test('adapts hair and wrinkles to an age in the text', () => {
    expect(describeCharacter('a young Gandalf').hair.color).toBe(HAIR_COLORS.brown)
    const old = describeCharacter('an old Harry Potter')
    expect([old.hair.color, old.marks.includes('wrinkles')]).toEqual([HAIR_COLORS.gray, true])
  })

  test('describes a nameless person as human, without headwear or a prop', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const spec = describeCharacter('a tax consultant', { seed })
        expect([spec.species, spec.headwear, spec.prop]).toEqual(['human', undefined, undefined])
      }),
    )
  })

  test('gives nobody a scowl without a reason', () => {
    const peaceful = fc.constantFrom('a mother with a baby', 'an old baker', 'Ada Quill', 'a nurse')
    fc.assert(
      fc.property(peaceful, fc.nat(), (text, seed) => {
        const { expression } = describeCharacter(text, { seed }).face
        expect(['neutral', 'smile', 'grin']).toContain(expression)
      }),
    )
  })

  test('dresses unknown characters for their title', () => {
    expect(describeCharacter('Captain Bolt').headwear?.kind).toBe('peaked-cap')
    expect(describeCharacter('Dr. Mara Voss').garment?.kind).toBe('lab-coat')
    expect(describeCharacter('Queen Ilse').headwear?.kind).toBe('crown')
  })

  test('ignores words for looks in given names', () => {
    expect(describeCharacter('Rose').prop?.kind).not.toBe('rose')
    expect(describeCharacter('Uncle Bob').hair.cut).not.toBe('bob')
  })

  test('gives no unknown old character a grin, freckles or dark hair', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { face, hair, marks } = describeCharacter('an old pirate', { seed })
        expect(face.expression).not.toBe('grin')
        expect(marks).toEqual(['wrinkles'])
        expect([HAIR_COLORS.white, HAIR_COLORS.gray, HAIR_COLORS.silver]).toContain(hair.color)
      }),
    )
  })
})
