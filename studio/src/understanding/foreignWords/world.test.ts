import { readEnglish } from '../readEnglish.ts'
import { inEnglish, translated } from './inEnglish.ts'
import { wordsIn, type WorldTag, WORLD_TAGS } from './world.ts'

const nounsAndAdjectives = (tag: WorldTag) =>
  [...wordsIn(tag)().exact].filter(([, { kind }]) => kind !== 'small')

test.each(WORLD_TAGS)('has a word for nearly everything in %s', (tag) => {
  const { exact, stems } = wordsIn(tag)()
  const meanings = new Set([...exact.values(), ...stems.values()].map(({ english }) => english))
  expect(meanings.size).toBeGreaterThan(250)
})

/** What the reader does not draw, so that the visitor is told. */
const TOLD = ['brave', 'magic', 'cute', 'beautiful', 'tall', 'fire', 'moon', 'friend', 'children']

test.each(WORLD_TAGS)('means in %s only what the reader knows in English, or tells', (tag) => {
  const unknown = nounsAndAdjectives(tag).flatMap(([, { english }]) =>
    readEnglish(english).unused.flatMap(({ text, known }) => (known ? [] : [text])),
  )
  expect(unknown.filter((word) => !TOLD.includes(word))).toEqual([])
})

test.each(
  ['ru', 'ar', 'he', 'hi', 'th', 'ko'].flatMap((tag) =>
    WORLD_TAGS.filter((known) => known === tag),
  ),
)('reads every word of %s like its English', (tag) => {
  const misread = nounsAndAdjectives(tag).filter(
    ([word, { english }]) =>
      JSON.stringify(readEnglish(inEnglish(word)).traits) !==
      JSON.stringify(readEnglish(english).traits),
  )
  expect(misread).toEqual([])
})

test.each([
  ['un vecchio re con la barba bianca', 'an old king with the white beard'],
  ['vecchio pirata', 'old pirate'],
  ['mulher idosa lendo um livro na praia', 'old woman reading a book in beach'],
  ['gato preto com olhos verdes', 'black cat with green eyes'],
  ['рыцарь с длинной бородой и мечом', 'a knight with long beard and sword'],
  ['امرأة بشعر أحمر وعيون خضراء', 'a woman with red hair and green eyes'],
  ['ילדה עם שיער אדום', 'a girl with red hair'],
  ['बूढ़ा राजा', 'an old king'],
  ['เด็กผู้หญิงผมยาว', 'a girl long hair'],
  ['拿着剑的老国王', 'holding sword old king'],
  ['빨간 머리 소녀', 'red hair girl'],
  ['고양이와 개', 'a cat and a dog'],
  ['uzun sakallı büyücü', 'long beard wizard'],
  ['rudowłosa dziewczyna w zielonej sukience', 'a red haired girl in green dress'],
  ['赤い髪の女の子', 'red hair girl'],
])('reads %p as %p', (text, expected) => {
  expect(
    inEnglish(text)
      .trim()
      .replace(/^a(?= old)/u, 'an'),
  ).toBe(expected)
})

test.each(['王小明', '小林', 'Виктория', 'Viola', 'Nonna Maria', 'a robot with a pizza', 'Z'])(
  'leaves %p alone',
  (text) => {
    expect(translated(text)).toBeUndefined()
  },
)
