import fc from 'fast-check'
import { wordList } from './wordList.ts'

const never = new AbortController().signal
const list = wordList(['Voldemort', 'dark  lord', ' ', 'ünter-gang'])

test.each([
  'Voldemort',
  'lord VOLDEMORT!',
  'Vóldemort',
  'the dark\nlord',
  'The Dark-Lord.',
  'Der Untergang, oder: unter gang',
])('does not allow %j', async (text) => {
  expect(await list.allows(text, never)).toBe(false)
})

test.each(['Voldemortimer', 'a lord in the dark', 'the dark landlord', ''])(
  'allows %j',
  async (text) => {
    expect(await list.allows(text, never)).toBe(true)
  },
)

const japanese = wordList(['ニガー', '鮮人', 'ガイジ', '黒んぼ'])

test.each(['ニガー', 'あのニガーは', '鮮人め', '黒んぼの子'])(
  'finds a whole word in %j',
  async (text) => {
    expect(await japanese.allows(text, never)).toBe(false)
  },
)

test.each(['朝鮮人の王', 'ガイジン', '賭博黙示録カイジ'])(
  'finds no part of a word, and no other letter, in %j',
  async (text) => {
    expect(await japanese.allows(text, never)).toBe(true)
  },
)

test('finds a word between any others', async () => {
  const anyWord = fc.stringMatching(/^[a-z]{1,10}$/)
  await fc.assert(
    fc.asyncProperty(anyWord, fc.array(anyWord), fc.nat(), async (word, others, place) => {
      const at = place % (others.length + 1)
      const text = [...others.slice(0, at), word, ...others.slice(at)].join(', ')
      expect(await wordList([word]).allows(text, never)).toBe(false)
      const rest = others.filter((other) => other !== word).join(' ')
      expect(await wordList([word]).allows(rest, never)).toBe(true)
    }),
  )
})
