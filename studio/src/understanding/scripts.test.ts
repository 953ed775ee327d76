import { describe as describeCharacter } from './describe.ts'
import { CLOTH_COLORS } from './colorWords.ts'
import { findEntry } from './lexicon/findEntry.ts'
import { namesElsewhere } from './lexicon/namesElsewhere.ts'

describe('names in other scripts', () => {
  test('lead to their characters', () => {
    const missed = [...namesElsewhere()].flatMap(([name, names]) =>
      names.filter((other) => findEntry(other, '')?.name !== name),
    )
    expect(missed).toEqual([])
  })

  test.each([
    ['孫悟空', 'Sun Wukong'],
    ['悟空', 'Sun Wukong'],
    ['孫悟空《西遊記》', 'Sun Wukong'],
    ['白雪姫、グリム童話', 'Snow White'],
    ['シャーロックホームズ', 'Sherlock Holmes'],
    ['شهرزاد', 'Scheherazade'],
    ['шерлок холмс', 'Sherlock Holmes'],
    ['Гэндальф, Властелин колец', 'Gandalf'],
    ['राम', 'Rama'],
  ])('%p is %s', (text, name) => {
    expect(describeCharacter(text).name).toBe(name)
  })

  test('leave what follows them to the reader', () => {
    const gandalf = describeCharacter('Гэндальф wearing a red robe')
    expect(gandalf.garment).toMatchObject({ kind: 'robe', color: CLOTH_COLORS.red })
  })
})

describe('somebody unknown', () => {
  test.each([
    ['田中太郎', 'masculine', 'east-asian'],
    ['山本美香', 'feminine', 'east-asian'],
    ['김민준', 'masculine', 'east-asian'],
    ['فاطمة الزهراني', 'feminine', 'middle-eastern'],
    ['محمد العتيبي', 'masculine', 'middle-eastern'],
    ['राधा शर्मा', 'feminine', 'south-asian'],
    ['Наталья Петрова', 'feminine', 'european'],
    ['Сергей Петров', 'masculine', 'european'],
    ['สมศรี', 'feminine', 'southeast-asian'],
    ['გიორგი', 'masculine', 'european'],
  ] as const)('called %p has looks that suit the script', (name, presentation, origin) => {
    for (const seed of [1, 2, 3]) {
      expect(describeCharacter(name, { seed })).toMatchObject({
        species: 'human',
        presentation,
        origin,
      })
    }
  })
})
