import { pageStore, STORAGE_KEY } from '@dramatis/store'
import { THEME_KEY } from '../theme/theme.ts'
import { prepareFirstPaint } from './prepareFirstPaint.ts'

const root = document.documentElement

/** As the parser does it, after the script has run. */
const parsePage = () => {
  document.body.innerHTML =
    '<div id="root"><div lang="en" dir="ltr">Who</div><div lang="de" dir="rtl" hidden>Wer</div></div>'
  return new Promise((resolve) => setTimeout(resolve))
}

const inSight = () =>
  [...document.querySelectorAll<HTMLElement>('#root > [lang]')]
    .filter(({ hidden }) => !hidden)
    .map(({ lang }) => lang)

const browserIn = (...languages: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  localStorage.clear()
  root.lang = 'en'
  root.dir = ''
  delete root.dataset['theme']
  document.body.innerHTML = ''
})

afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  jest.restoreAllMocks()
})

test.each([
  ['the browser’s', ['de-AT', 'en'], 'de'],
  ['the first that there is', ['fr', 'de'], 'de'],
  ['English, where there is no other', ['fr'], 'en'],
  ['English, for who wants that', ['en-GB', 'de'], 'en'],
])('shows the paint in the visitor’s language: %s', async (_which, languages, expected) => {
  browserIn(...languages)
  prepareFirstPaint()
  await parsePage()
  expect(inSight()).toEqual([expected])
  expect(root.lang).toBe(expected)
})

test('the page is written the way that its paint is', async () => {
  browserIn('de')
  prepareFirstPaint()
  await parsePage()
  expect(root.dir).toBe('rtl')
})

test('the language that the visitor chose comes before the browser’s', async () => {
  browserIn('en')
  pageStore.getState().chooseLanguage('de')
  expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull()
  prepareFirstPaint()
  await parsePage()
  expect(inSight()).toEqual(['de'])
})

test('leaves the page alone once it is parsed', async () => {
  browserIn('de')
  prepareFirstPaint()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await parsePage()
  expect(inSight()).toEqual(['en'])
})

test('paints in the theme that the visitor chose, and in no other', () => {
  localStorage.setItem(THEME_KEY, 'dark')
  prepareFirstPaint()
  expect(root.dataset['theme']).toBe('dark')
  delete root.dataset['theme']
  localStorage.setItem(THEME_KEY, 'pink')
  prepareFirstPaint()
  expect(root.dataset['theme']).toBeUndefined()
})

test('does without storage that is blocked', async () => {
  browserIn('de')
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  prepareFirstPaint()
  await parsePage()
  expect(inSight()).toEqual(['de'])
})
