import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { disguisedWords } from './disguisedWords.ts'
import { wordsIn } from './readWords.ts'
import { SLURS } from './slurs.ts'
import { wordList } from './wordList.ts'

const never = new AbortController().signal
const slurs = wordsIn(SLURS)
const lists = [wordList(slurs), disguisedWords(slurs)]
const allows = async (text: string) =>
  (await Promise.all(lists.map((list) => list.allows(text, never)))).every(Boolean)

const data = join(__dirname, '../../../../studio/data')
const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.txt'),
)

test('the studio has names of characters, given names and words in each of its languages', () => {
  expect(files).toEqual(
    expect.arrayContaining(['characters/history.txt', 'givenNames.txt', 'localNames.txt']),
  )
})

test.each(files)('declines no name and no word of %s', async (file) => {
  const rows = readFileSync(join(data, file), 'utf8').split('\n')
  const names = rows.flatMap((row) => [row, ...row.split(/[|,:;=+()/]/)])
  const declined: string[] = []
  for (const name of new Set(names)) if (!(await allows(name))) declined.push(name)
  expect(declined).toEqual([])
})

/** The page's texts in every language. */
const messages = ['shell', 'generator-mfe', 'billing-mfe', 'contact-mfe'].flatMap((part) => {
  const folder = join(__dirname, `../../../../${part}/src/messages`)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
})

test.each(messages)('declines nothing that the page says: %s', async (path) => {
  const rows = readFileSync(path, 'utf8').split('\n')
  const declined: string[] = []
  for (const [n, row] of rows.entries()) {
    // A phrase may begin in one row and end in the next.
    const text = `${row} ${rows[n + 1] ?? ''}`
    if (!(await allows(text))) declined.push(text)
  }
  expect(declined).toEqual([])
})

test.each(slurs)('declines %s between other words', async (slur) => {
  expect(await allows(`A king, ${slur}!`)).toBe(false)
  expect(await allows(slur.toUpperCase())).toBe(false)
})

test.each([
  'n*gger',
  'ni gg er',
  'hi tl er',
  'nig ger',
  'hit ler',
  'Kan ake',
  'sud aca',
  'mar ico n',
  'n1gg3r',
  'H i t l e r',
  'fаgg0t',
  'Nee\u200Bger',
  'm@r1c0n',
  's.u.d.a.c.a',
])('declines %s', async (disguised) => {
  expect(await allows(disguised)).toBe(false)
})

test('lists no word twice', () => {
  expect(new Set(slurs).size).toBe(slurs.length)
})

test.each([
  'Dick Van Dyke with a chink in his armor',
  'Eine Mohrrübe und ein Mohr namens Kike',
  'Un moro negro y un gitano de Marica',
  'I want to be an ER doctor, so go ok',
  'You pin the rose. His fag got wet. Boo Ng and Pak is here',
  'O boi, olá! Uma foto via dos amigos',
  'Vlado le pédé et une tapette à mouches',
  'عبيد وزنجي في كتاب تاريخ',
  '朝鮮人の土人形、非人間的なオカマ',
])('allows what is also a name or an ordinary word: %s', async (text) => {
  expect(await allows(text)).toBe(true)
})
