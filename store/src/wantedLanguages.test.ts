import { STORAGE_KEY } from './createPageStore.ts'
import { pageStore } from './pageStore.ts'
import { wantedLanguages } from './wantedLanguages.ts'

const browserPrefers = (...languages: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => pageStore.setState(pageStore.getInitialState()))

test('prefers the embedding page’s language, then the visitor’s choice, then the browser’s', () => {
  browserPrefers('fr-CH', 'en')
  expect(wantedLanguages.get()).toEqual(['fr-CH', 'en'])
  pageStore.getState().chooseLanguage('de')
  expect(wantedLanguages.get()).toEqual(['de', 'fr-CH', 'en'])
  pageStore.getState().setHostLanguage('pt')
  expect(wantedLanguages.get()).toEqual(['pt', 'de', 'fr-CH', 'en'])
})

test('calls back only when a language changes, here, in the browser or in another tab', () => {
  const listener = jest.fn()
  const end = wantedLanguages.subscribe(listener)
  pageStore.getState().notify('info', 'Something else')
  expect(listener).not.toHaveBeenCalled()
  pageStore.getState().chooseLanguage('de')
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('languagechange'))
  expect(listener).toHaveBeenCalledTimes(2)

  localStorage.setItem(STORAGE_KEY, JSON.stringify({ state: { language: 'en' }, version: 0 }))
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
  expect(listener).toHaveBeenCalledTimes(3)
  expect(pageStore.getState().language).toBe('en')

  end()
  pageStore.getState().chooseLanguage('de')
  window.dispatchEvent(new Event('languagechange'))
  expect(listener).toHaveBeenCalledTimes(3)
})

test('stores the choice for the next visit, but not the language of the embedding page', () => {
  pageStore.getState().chooseLanguage('de')
  pageStore.getState().setHostLanguage('fr')
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')).toMatchObject({
    state: { language: 'de' },
  })
  expect(localStorage.getItem(STORAGE_KEY)).not.toContain('fr')
})
