import { PARAGRAPHS } from '../../test/paragraphs.ts'
import { readEnglish } from './readEnglish.ts'
import type { Traits } from './Traits.ts'

describe('readEnglish', () => {
  test.each<[string, Traits]>([
    ['a cowboy with a red bandana', { neckwear: 'neckerchief', neckwearColor: 'red' }],
    ['a pirate with a red bandana', { headwear: 'bandana', headwearColor: 'red' }],
    ['red hair and a green coat', { hairColor: 'red', garment: 'coat', garmentColor: 'green' }],
    ['a green coat and red hair', { hairColor: 'red', garment: 'coat', garmentColor: 'green' }],
    [
      'a young queen with dark skin and a golden crown',
      {
        age: 'adult',
        presentation: 'feminine',
        skin: 'dark brown',
        headwear: 'crown',
        headwearColor: 'gold',
      },
    ],
    [
      'her eyes are green, and her hair is long and black',
      { eyeColor: 'green', hair: 'long', hairColor: 'black' },
    ],
    ['His hair is red and his eyes are blue.', { hairColor: 'red', eyeColor: 'blue' }],
    ['a red-haired, blue-eyed girl', { hairColor: 'red', eyeColor: 'blue', age: 'child' }],
    [
      'a robe of midnight blue trimmed with gold',
      { garment: 'robe', garmentColor: 'navy', garmentTrim: 'gold' },
    ],
    ['a blue and gold robe', { garmentColor: 'blue', garmentTrim: 'gold' }],
    ['a gray hat with a brown band', { headwearColor: 'gray', headwearTrim: 'brown' }],
    ['a girl with a red cape', { cape: 'red' }],
    ['a green dress and a gray cloak', { garment: 'dress', cape: 'gray' }],
    ['a gray cloak over a green dress', { garment: 'dress', garmentColor: 'green', cape: 'gray' }],
    ['a knight with a blue cloak', { cape: 'blue' }],
    ['a red cloak', { garment: 'cloak', garmentColor: 'red' }],
    ['a knight without a cape', { cape: 'none' }],
    ['a yellow star on his chest', { emblem: 'star', emblemColor: 'yellow' }],
    ['a heart on her red dress', { emblem: 'heart', garment: 'dress', garmentColor: 'red' }],
    ['a red S on the shirt', { emblem: 'S', emblemColor: 'red', garment: 'shirt' }],
    ['the number 7 on a blue jersey', { emblem: '7', garment: 'jersey', garmentColor: 'blue' }],
    ['a white moon in a circle on the chest', { emblem: 'moon', emblemFrame: 'disc' }],
    ['the logo of a blue lightning bolt', { emblem: 'lightning', emblemColor: 'blue' }],
    ['no emblem', { emblem: 'none' }],
    ['holding a skull, with a shield', { prop: 'skull' }],
    ['brown hair tied in a bun', { hair: 'bun', hairColor: 'brown' }],
    ['no beard', { beard: 'none' }],
    ['without a hat', { headwear: 'none' }],
    ['no beard and a red hat', { beard: 'none', headwear: 'wide-brim', headwearColor: 'red' }],
    ['bald', { hair: 'bald' }],
    ['a 70-year-old man', { age: 'old', presentation: 'masculine' }],
    ['a boy aged 12', { age: 'child' }],
    ['a hooded cloak', { garment: 'cloak', headwear: 'hood' }],
    ['a wooden staff', { prop: 'staff', propColor: 'brown' }],
    ['against a stormy sky at dusk by the sea', { mood: 'stormy', time: 'dusk', scene: 'sea' }],
    ['a girl looking up at the stars', { gaze: 'up' }],
    ['she glances shyly to the left', { gaze: 'left' }],
    ['a man peering to his left', { gaze: 'right' }],
    ['his head tilted slightly to the left', { tilt: 'left' }],
    ['she tilts her head to the left', { tilt: 'left' }],
    ['with her head tilted, gazing down', { tilt: 'right', gaze: 'down' }],
    ['lime socks', {}],
  ])('reads %p', (text, expected) => {
    expect(readEnglish(text).traits).toMatchObject(expected)
  })

  test.each([
    'not looking up',
    'a sword in the left hand',
    'a tilted hat',
    'looking at a map, right?',
  ])('finds neither a gaze nor a tilt in %p', (text) => {
    expect(readEnglish(text).traits).not.toHaveProperty('gaze')
    expect(readEnglish(text).traits).not.toHaveProperty('tilt')
  })

  test('reads a paragraph by a language model', () => {
    const { traits, archetype } = readEnglish(
      'An elderly wizard with a long white beard, wearing a gray robe and a pointed hat, holding a wooden staff. ' +
        'His piercing blue eyes look out from under bushy eyebrows. Behind him are rolling green hills at dawn.',
    )
    expect(archetype).toBe('wizard')
    expect(traits).toMatchObject({
      age: 'old',
      presentation: 'masculine',
      beard: 'long',
      beardColor: 'white',
      garment: 'robe',
      garmentColor: 'gray',
      headwear: 'wizard-hat',
      prop: 'staff',
      propColor: 'brown',
      eyeColor: 'blue',
      scene: 'hills',
      time: 'dawn',
    })
  })

  test('adds and removes marks', () => {
    expect(readEnglish('an eye patch and a scar, no glasses').marks).toEqual({
      added: ['eye-patch', 'scar'],
      removed: ['glasses'],
    })
  })

  test.each(PARAGRAPHS)(
    'reads a description by a language model: $text',
    ({ text, traits, marks = [] }) => {
      const reading = readEnglish(text)
      expect(reading.traits).toMatchObject(traits)
      expect(reading.marks.added).toEqual(marks)
    },
  )

  test.each<[string, Traits]>([
    ['a boy of 12', { age: 'child', presentation: 'masculine' }],
    ['a 12-year-old girl', { age: 'child', presentation: 'feminine' }],
    ['a girl of fifteen', { age: 'teen', presentation: 'feminine' }],
    ['a fifteen-year-old boy', { age: 'teen', presentation: 'masculine' }],
    ['a man aged thirty-five', { age: 'adult' }],
    ['a man in his fifties', { age: 'middle-aged' }],
    ['a woman in her late sixties', { age: 'old' }],
  ])('takes the age from %p', (text, expected) => {
    expect(readEnglish(text).traits).toMatchObject(expected)
  })

  test.each([
    ['an old man with a grey moustache', 'an old man with a gray mustache'],
    ['a knight in steel-grey armour', 'a knight in steel-gray armor'],
    [
      'a moustached, armoured bishop with a white mitre',
      'a mustached, armored bishop with a white miter',
    ],
  ])('reads %p like %p', (british, american) => {
    expect(readEnglish(british)).toEqual(readEnglish(american))
    expect(readEnglish(british).unused).toEqual([])
  })
})
