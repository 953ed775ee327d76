import fc from 'fast-check'
import { GARMENTS, HEADWEARS, MARKS, PROPS } from '../spec/CharacterSpec.ts'
import { membersOf } from '../spec/membersOf.ts'
import { altText } from './altText.ts'
import { describe as describeCharacter } from './describe.ts'
import { withArticle } from './english.ts'
import { findEntry } from './lexicon/findEntry.ts'
import { knownGroups } from './lexicon/knownGroups.ts'
import { namesIn } from './namesIn.ts'
import { unreadIn } from './unreadIn.ts'
import { GARMENT_NOUNS, HEADWEAR_NOUNS, MARK_NOUNS, PROP_NOUNS } from './vocabulary.ts'

const drawnIn = (text: string): readonly string[] =>
  membersOf(describeCharacter(text)).map(({ name }) => name)

describe('a text about several characters', () => {
  test.each([
    ['Thelma and Louise', ['Thelma', 'Louise']],
    ['the three musketeers', ['Athos', 'Porthos', 'Aramis']],
    ['Romeo and Juliet, William Shakespeare', ['Romeo', 'Juliet']],
    ['Beauty and the Beast', ['Belle', 'Beast']],
    ['Sherlock Holmes and Dr Watson in the rain', ['Sherlock Holmes', 'John Watson']],
    ['Gandalf, Frodo and Aragorn', ['Gandalf', 'Frodo Baggins', 'Aragorn']],
    ['Gandalf and Frodo, The Lord of the Rings', ['Gandalf', 'Frodo Baggins']],
    ['Gandalf, Frodo and Aragorn, The Lord of the Rings', ['Gandalf', 'Frodo Baggins', 'Aragorn']],
    ['Mario & Luigi (Super Mario Bros.)', ['Mario', 'Luigi']],
    ['Max and Moritz', ['Max', 'Moritz']],
    ['Tom and Jerry', ['Tom Cat', 'Jerry Mouse']],
    ['Blake and Mortimer', ['Francis Blake', 'Philip Mortimer']],
    ['Batman et Robin', ['Batman', 'Robin']],
    ['Peter and Anna', ['Peter', 'Anna']],
    ['Gandalf and a dragon', ['Gandalf', 'Dragon']],
    ['a knight and his dragon', ['Knight', 'Dragon']],
    ['A mother with her child', ['Mother', 'Child']],
    ['father and son on a ship', ['Father', 'Son']],
    ['two sisters under one umbrella', ['Sister', 'Sister']],
    ['three old wizards', ['Old wizard', 'Old wizard', 'Old wizard']],
    ['a pair of elves', ['Elf', 'Elf']],
    ['five dwarves', ['Dwarf', 'Dwarf', 'Dwarf']],
    ['twins', ['Girl', 'Girl']],
    ['two black cats', ['Black cat', 'Black cat']],
    ['ein Ritter und sein Drache', ['Knight', 'Dragon']],
    ['eine Mutter mit ihrem Kind', ['Mother', 'Child']],
    ['zwei Schwestern unter einem Regenschirm', ['Sister', 'Sister']],
    ['zwei Zauberer', ['Wizard', 'Wizard']],
    ['drei alte Ritter', ['Old knight', 'Old knight', 'Old knight']],
    ['zwei Drachen im Wald', ['Dragon', 'Dragon']],
    ['deux souris', ['Mouse', 'Mouse']],
    ['二人の魔法使い', ['Wizard', 'Wizard']],
    ['騎士とドラゴン', ['Knight', 'Dragon']],
    ['年老いた王様と二匹の犬', ['Old king', 'Dog', 'Dog']],
    ['两个女巫', ['Witch', 'Witch']],
    ['一位骑士和他的龙', ['Knight', 'Dragon']],
    ['فارس وتنين', ['Knight', 'Dragon']],
    ['ساحرتان', ['Witch', 'Witch']],
    ['ملك عجوز وثلاثة كلاب', ['Old king', 'Dog', 'Dog']],
    ['un caballero y su dragón', ['Knight', 'Dragon']],
    ['una madre con su hijo', ['Mother', 'Boy']],
    ['dos brujas viejas', ['Old witch', 'Old witch']],
    ['Harry, Ron y Hermione', ['Harry Potter', 'Ron Weasley', 'Hermione Granger']],
    ['un chevalier et son dragon', ['Knight', 'Dragon']],
    ['deux sorcières', ['Witch', 'Witch']],
  ])('%s: all are drawn', (text, names) => {
    expect(drawnIn(text)).toEqual(names)
  })

  test.each([
    'a pirate with an eye patch and a parrot',
    'a queen with her cat',
    'a witch and a black cat',
    'a singer and dancer',
    'an old man in a coat and a hat',
    'Belle, Beauty and the Beast',
    'Jack and the Beanstalk',
    'a boy with two swords',
    'Three Dog Night',
    'ein Ritter mit zwei Schwertern',
    '山田太郎',
    '王小明',
    '魔法使い',
    'عبد الملك',
  ])('%s: only one is drawn', (text) => {
    expect(drawnIn(text)).toHaveLength(1)
  })

  test('things do not count as people', () => {
    const things = [
      ...GARMENTS.map((kind) => GARMENT_NOUNS[kind][0]),
      ...HEADWEARS.map((kind) => HEADWEAR_NOUNS[kind][0]),
      ...PROPS.map((kind) => PROP_NOUNS[kind][0]),
      ...MARKS.map((kind) => MARK_NOUNS[kind][0]),
    ]
    const thing = fc.constantFrom(...things).map(withArticle)
    const joint = fc.constantFrom('with', 'and', 'with his')
    fc.assert(
      fc.property(thing, thing, joint, (one, other, joint) => {
        expect(drawnIn(`a pirate with ${one} ${joint} ${other}`)).toHaveLength(1)
        expect(drawnIn(`an old wizard ${joint} ${one}`)).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })

  test('every member of a known group is in the lexicon', () => {
    expect(knownGroups().size).toBeGreaterThan(60)
    for (const { source, members } of knownGroups().values()) {
      for (const name of members) {
        expect(findEntry(name, source, { forgiving: false })?.name).toBe(name)
      }
    }
  })
})

test.each([
  ['Harry, Ron and Hermione', 'Harry, Ron and Hermione'],
  ['Harry, Ron and Hermione, Harry Potter', 'Harry, Ron and Hermione'],
  ['Harry, Ron, and Hermione, Harry Potter', 'Harry, Ron, and Hermione'],
  ['Harry, Ron und Hermione, Harry Potter', 'Harry, Ron und Hermione'],
  ['Harry, Ron y Hermione, Harry Potter', 'Harry, Ron y Hermione'],
  ['Gandalf, Frodo & Aragorn in the rain', 'Gandalf, Frodo & Aragorn'],
  ['Athos, Porthos y Aramis, Los tres mosqueteros', 'Athos, Porthos y Aramis'],
  ['Romeo and Juliet, William Shakespeare', 'Romeo and Juliet'],
  ['ガンダルフ、フロドとアラゴルン、指輪物語', 'ガンダルフ、フロドとアラゴルン'],
  ['マリオとルイージ，スーパーマリオ', 'マリオとルイージ'],
  ['Legolas and Gimli، The Lord of the Rings', 'Legolas and Gimli'],
  ['ثيلما ولويز، فيلم', 'ثيلما ولويز'],
  ['罗密欧与朱丽叶，莎士比亚', '罗密欧与朱丽叶'],
  ['로미오와 줄리엣, 셰익스피어', '로미오와 줄리엣'],
  ['Ромео и Джульетта, Шекспир', 'Ромео и Джульетта'],
  ['Romeo e Giulietta, Shakespeare', 'Romeo e Giulietta'],
  ['ガンダルフ、指輪物語', undefined],
  ['محمد وليد', undefined],
  ['والت ديزني', undefined],
  ['ベル、美女と野獣', undefined],
  ['Elizabeth Bennet, Pride and Prejudice', undefined],
  ['Belle, Beauty and the Beast', undefined],
  ['two sisters, Frozen', undefined],
])('%s begins with the names %s', (text, names) => {
  expect(namesIn(text)).toBe(names)
})

describe('a group', () => {
  test('shares one umbrella and one place', () => {
    const sisters = membersOf(describeCharacter('two sisters under one umbrella on a beach'))
    expect(sisters.map(({ prop }) => prop?.kind)).toEqual(['umbrella', undefined])
    expect(sisters.map(({ background }) => background.scene)).toEqual(['beach', 'beach'])
  })

  test('of sisters has the same colors, and of twins the same face', () => {
    const [one, other] = membersOf(describeCharacter('two sisters'))
    expect([other?.skin, other?.hair.color]).toEqual([one.skin, one.hair.color])
    const [first, second] = membersOf(describeCharacter('twin brothers'))
    expect([second?.face, second?.hair]).toEqual([first.face, first.hair])
  })

  test('reports members for whom there is no room, and unknown words', async () => {
    expect(await unreadIn('Gandalf, Frodo, Aragorn and Legolas')).toEqual(['Legolas'])
    expect(await unreadIn('five dwarves')).toEqual(['five'])
    expect(await unreadIn('un caballero y su dragón con un astrolabio')).toEqual(['astrolabio'])
    expect(await unreadIn('Thelma and Louise')).toEqual([])
  })

  test('is described in one sentence', () => {
    expect(altText(describeCharacter('a knight and his dragon'))).toMatch(
      /^Knight, a \w+ with .+; a dragon with .+\.$/u,
    )
    expect(altText(describeCharacter('a king and his daughter in a blue dress'), 'es')).toMatch(
      /^Hombre.* \(.+\), mujer.* \(vestido azul\)\.$/u,
    )
    expect(altText(describeCharacter('Harry, Ron and Hermione'), 'de')).toMatch(
      /^Harry Potter \(.+\), Ron Weasley \(.+\), Hermine Granger \(.+\)\.$/u,
    )
  })
})
