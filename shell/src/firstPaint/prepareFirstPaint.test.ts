import { pageStore, STORAGE_KEY } from '@dramatis/store'
import { THEME_KEY } from '../theme/theme.ts'
import { prepareFirstPaint } from './prepareFirstPaint.ts'

const root = document.documentElement

/** Does what the parser does after the script has run. */
const parsePage = () => {
  document.body.innerHTML =
    '<div id="root"><div lang="en" dir="ltr">Who</div><div lang="de" dir="rtl" hidden>Wer</div></div>'
  return new Promise((resolve) => setTimeout(resolve))
}

const visibleLanguages = () =>
  [...document.querySelectorAll<HTMLElement>('#root > [lang]')]
    .filter(({ hidden }) => !hidden)
    .map(({ lang }) => lang)

const browserIn = (...languages: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  localStorage.clear()
  root.lang = 'en'
  root.dir = ''
  delete root.dataset.theme
  document.body.innerHTML = ''
})

afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  jest.restoreAllMocks()
})

test.each([
  ['the browser’s', ['de-AT', 'en'], 'de'],
  ['the first one available', ['nl', 'de'], 'de'],
  ['English, if no other is available', ['nl'], 'en'],
  ['English, for visitors who prefer it', ['en-GB', 'de'], 'en'],
])('shows the paint in the visitor’s language: %s', async (_which, languages, expected) => {
  browserIn(...languages)
  prepareFirstPaint()
  await parsePage()
  expect(visibleLanguages()).toEqual([expected])
  expect(root.lang).toBe(expected)
})

test('[language-4] sets the page’s direction to that of the language', async () => {
  browserIn('de')
  prepareFirstPaint()
  await parsePage()
  expect(root.dir).toBe('rtl')
})

test('prefers the language that the visitor chose to the browser’s', async () => {
  browserIn('en')
  pageStore.getState().chooseLanguage('de')
  expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull()
  prepareFirstPaint()
  await parsePage()
  expect(visibleLanguages()).toEqual(['de'])
})

test('leaves the page alone once it is parsed', async () => {
  browserIn('de')
  prepareFirstPaint()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await parsePage()
  expect(visibleLanguages()).toEqual(['en'])
})

test('sets the theme that the visitor chose, and ignores an unknown one', () => {
  localStorage.setItem(THEME_KEY, 'dark')
  prepareFirstPaint()
  expect(root.dataset.theme).toBe('dark')
  delete root.dataset.theme
  localStorage.setItem(THEME_KEY, 'pink')
  prepareFirstPaint()
  expect(root.dataset.theme).toBeUndefined()
})

test('works when storage is blocked', async () => {
  browserIn('de')
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  prepareFirstPaint()
  await parsePage()
  expect(visibleLanguages()).toEqual(['de'])
})
