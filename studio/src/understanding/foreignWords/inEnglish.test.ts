import fc from 'fast-check'
import { inEnglish } from './inEnglish.ts'
import { describe as describeCharacter } from '../describe.ts'

test.each([
  ['eine alte Hexe mit einem schwarzen Hut', 'a old witch with a black hat'],
  ['ein Ritter in silberner Rüstung', 'a knight in silver armor'],
  ['un vieux pirate avec une barbe rouge', 'a old pirate with a red beard '],
  ['une reine aux cheveux blonds, triste', 'a queen with blonde hair , sad'],
  ['una bruja con pelo negro y ojos verdes', 'a witch with black hair and green eyes '],
  ['the man who wore a hat', 'the man who wore a hat'],
])('reads %p as %p', (text, expected) => {
  expect(inEnglish(text)).toBe(expected)
})

test('understands German, French and Spanish descriptions', () => {
  expect(describeCharacter('eine alte Hexe mit einem schwarzen Hut')).toMatchObject({
    name: 'Eine alte Hexe',
    age: 'old',
    presentation: 'feminine',
    headwear: { kind: 'wizard-hat', color: '#26252b' },
  })
  expect(describeCharacter('une reine aux cheveux blonds')).toMatchObject({
    presentation: 'feminine',
    headwear: { kind: 'crown' },
    hair: { color: '#e2bd6a' },
  })
  expect(describeCharacter('un pirata con barba negra y sin sombrero')).toMatchObject({
    beard: { cut: 'full', color: '#221d22' },
    garment: { kind: 'coat' },
  })
})

test.each([
  'ein Ritter mit einem gelben Stern auf der Brust und einem roten Cape',
  'un chevalier avec une étoile jaune sur la poitrine et une cape rouge',
  'un caballero con una estrella amarilla en el pecho y una capa roja',
])('reads the emblem and the cape in %p', (text) => {
  expect(describeCharacter(text)).toMatchObject({
    garment: { kind: 'armor' },
    emblem: { kind: 'star', color: '#f0c93c' },
    cape: { color: '#c0322e' },
  })
})

test.each([
  'eine Frau mit rotem Haar blickt nach links, den Kopf nach rechts geneigt',
  'une femme avec un chapeau, regardant vers la gauche, la tête penchée vers la droite',
  'una mujer mirando hacia la izquierda, con la cabeza ladeada hacia la derecha',
])('reads the gaze and the tilt of the head in %p', (text) => {
  expect(describeCharacter(text).face).toMatchObject({ gaze: 'left', tilt: 'right' })
})

test('knows the French words for creatures, clothes, props and marks', () => {
  expect(
    describeCharacter('une licorne masquée avec un béret, un tablier et un parapluie'),
  ).toMatchObject({
    species: 'horse',
    headwear: { kind: 'beret' },
    garment: { kind: 'apron' },
    prop: { kind: 'umbrella' },
    marks: ['mask', 'unicorn-horn'],
  })
})

test('leaves unknown words alone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\s.,;0-9]*$/u), (text) => {
      expect(inEnglish(`mit ${text}xyz`)).toBe(`with ${text}xyz`)
      expect(inEnglish(`${text}xyz`)).toBe(`${text}xyz`)
    }),
  )
})

test('takes half a word at the end of a long text’s beginning for no word of another language', () => {
  const text = `${'a calm snake with copper scales, '.repeat(8)}a knight with an undercut, stern`
  fc.assert(
    fc.property(fc.nat(text.length), (start) => {
      expect(inEnglish(text.slice(start))).toBe(text.slice(start))
    }),
  )
})
