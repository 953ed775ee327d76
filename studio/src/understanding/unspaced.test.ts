import fc from 'fast-check'
import { membersOf } from '../spec/membersOf.ts'
import { describe as describeCharacter } from './describe.ts'
import { isForeignWord } from './foreignWords/inEnglish.ts'
import { characters } from './lexicon/characters.ts'
import { byKey, keyOf } from './lexicon/nameIndex.ts'
import { localNamesOf } from './lexicon/localNames.ts'
import { namesElsewhere } from './lexicon/namesElsewhere.ts'
import { unreadIn } from './unreadIn.ts'

/** A name that means one character, and is no common word. */
const isOne = (name: string): boolean =>
  byKey().get(keyOf(name))?.length === 1 && !isForeignWord(name) && !isForeignWord(keyOf(name))

/** Names in a script that mean one character, with the English name. */
const namesIn = (script: RegExp) =>
  characters().flatMap((entry) =>
    [...localNamesOf(entry), ...(namesElsewhere().get(entry.name) ?? [])]
      .filter((name) => script.test(name) && isOne(name))
      .map((name) => ({ written: name, name: entry.name })),
  )

const KATAKANA = namesIn(/^[\p{Script=Katakana}・ー]{3,}$/u)
const HAN = namesIn(/^\p{Script=Han}{3,}$/u)
const HANGUL = namesIn(/^\p{Script=Hangul}{3,}$/u)
const THAI = namesIn(/^[\p{Script=Thai}\s]{4,}$/u)

interface Frame {
  readonly names: readonly { readonly written: string; readonly name: string }[]
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const FRAMES: Readonly<Record<string, Frame>> = {
  Japanese: {
    names: KATAKANA,
    before: ['', '図書館で', '雨の中で'],
    after: [
      ...['が', 'は', 'を', 'と', 'に', 'で', 'へ', 'も'].map(
        (particle) => `${particle}踊っている`,
      ),
      ...[
        'がサックスを吹いている',
        'が遠近法を調べている',
        'はナタデココを食べる',
        'を描いてください',
      ],
    ],
  },
  Chinese: {
    names: HAN,
    before: ['', '请画', '画一个'],
    after: ['在吃面', '吹萨克斯', '在海边', '和一只猫', '戴着帽子'],
  },
  Korean: {
    names: HANGUL,
    before: ['', '그림 '],
    after: ['가 피자를 먹고 있어요', '는 춤추는', '를 그려주세요', '와 고양이'],
  },
  Thai: { names: THAI, before: ['', 'ช่วยวาด'], after: ['กินพิซซ่า', 'อ่านหนังสือ', 'ขี่ม้า'] },
}

test.each(Object.entries(FRAMES))(
  'a known name in %s stays one before particles and verbs',
  (_, frame) => {
    expect(frame.names.length).toBeGreaterThan(2)
    fc.assert(
      fc.property(
        fc.constantFrom(...frame.names),
        fc.constantFrom(...frame.before),
        fc.constantFrom(...frame.after),
        ({ written, name }, before, after) => {
          const members = membersOf(describeCharacter(`${before}${written}${after}`))
          expect(members.map((member) => member.name)).toContain(name)
        },
      ),
      { numRuns: 300 },
    )
  },
)

test.each([
  ['悟空がナタデココを食べている', 'ナタデココ'],
  ['孙悟空在吃螺蛳粉', '螺蛳粉'],
])('%s: what is not drawn is told', async (text, word) => {
  expect((await unreadIn(text)).join(' ')).toContain(word)
})

test.each([
  '図書館で本を読む魔女を描いてください',
  '请画一只猫',
  '피카츄를 그려주세요',
  'ปิกาจูกินพิซซ่าครับ',
])('%s: words that only ask are read', async (text) => {
  expect(await unreadIn(text)).toEqual([])
})
