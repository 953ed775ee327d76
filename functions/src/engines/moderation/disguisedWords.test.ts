import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '@dramatis/catalogue'
import fc from 'fast-check'
import { disguisedWords } from './disguisedWords.ts'

const never = new AbortController().signal
const list = disguisedWords(['Voldemort', 'dark lord', 'Snape', 'Tom', 'Müller'])

test.each([
  ...[
    'V0ld3m0rt',
    'Vo|demort',
    '(a VOLDEMORT!)',
    'Völdemort',
    'Voldemоrt',
    'Ⓥoldemort',
    'Ｖｏｌｄｅｍｏｒｔ',
  ],
  ...['Voold\u200Bem\u00ADort', 'V.o-l_d*e~m.o.r.t', 'Vol-demort', 'a V o l d e m o r t b'],
  ...['V*ldem*rt', 'a V**dem0rt!', 'Vo ld em or t', 'Sn ap e'],
  ...['Vol dem ort', 'a Sna pe b', 'D ark lo rd', 'Mu lle r'],
  ...['d4rk\nl0rd!', '$nape', 'sn@pe', 'Tooooom', 't.0.m', 'Mu11er'],
])('finds %j', async (text) => {
  expect(await list.allows(text, never)).toBe(false)
})

test.each([
  ...[
    'Voldemortimer',
    'snapes',
    'Toom',
    'a lord in the dark',
    'dark landlord',
    'Tolkien, J. R. R.',
  ],
  ...['*V**', 'V*****rt', '**Vol** *de*', '2*3*4', 'Volde mort'],
  ...['to m', 'Snap e', 'I go to M.'],
  ...['R2-D2 and C-3PO', 'agent 007', 'T o', '!!!', 'トム', ''],
])('allows %j', async (text) => {
  expect(await list.allows(text, never)).toBe(true)
})

test('reads no more than may be sent', async () => {
  const most = 'a '.repeat(MAX_NAME_LENGTH + MAX_DESCRIPTION_LENGTH)
  expect(await list.allows(`${most} Voldemort`, never)).toBe(true)
})

const LOOKALIKES: Readonly<Record<string, readonly string[]>> = {
  ...{
    a: ['4', '@', 'а', 'á'],
    e: ['3', 'е', 'é'],
    i: ['1', '!', '|', 'l', 'í'],
    o: ['0', 'о', 'ö'],
  },
  ...{ g: ['9', '6'], s: ['5', '$', 'ѕ'], t: ['7'], b: ['8'], l: ['1', 'I'], c: ['с', '('] },
}
const anyLetter = (letter: string) =>
  fc.constantFrom(letter, letter.toUpperCase(), ...(LOOKALIKES[letter] ?? []))

/** A word of five letters or more, in any disguise. */
const anyDisguise = fc.stringMatching(/^[a-z]{5,9}$/).chain((word) =>
  fc.record({
    word: fc.constant(word),
    letters: fc.tuple(
      ...Array.from(word, (letter) => fc.array(anyLetter(letter), { minLength: 1, maxLength: 4 })),
    ),
    separator: fc.constantFrom('', '.', '-', '\u200B', ' '),
  }),
)

test('finds any word in any disguise', async () => {
  await fc.assert(
    fc.asyncProperty(anyDisguise, async ({ word, letters, separator }) => {
      // A sign at the end would be punctuation.
      const spelled = [word[0], ...letters.map((run) => run.join('')), word.slice(-1)]
      const text = `A king, ${spelled.join(separator)}.`
      expect(await disguisedWords([word]).allows(text, never)).toBe(false)
    }),
  )
})

test('finds any word in pieces of up to three letters', async () => {
  // No letters of ordinary words, and no long runs of one, which count as three.
  const anyPieces = fc
    .array(fc.stringMatching(/^[bcdfghkmpqrstvwxz]{1,3}$/), { minLength: 3, maxLength: 6 })
    .filter((pieces) => !/(.)\1\1/.test(pieces.join('')))
  await fc.assert(
    fc.asyncProperty(anyPieces, async (pieces) => {
      const text = `The old king, ${pieces.join(' ')}, with a sword.`
      expect(await disguisedWords([pieces.join('')]).allows(text, never)).toBe(false)
    }),
  )
})
