import { createNotify } from './createNotify.ts'
import { createPageStore } from './createPageStore.ts'

const TEXTS = {
  en: { hello: 'Hello', bye: 'Bye' },
  de: { hello: 'Hallo', bye: 'Bye' },
}

const setUp = () => {
  const store = createPageStore({ storage: () => localStorage, now: () => 0 })
  const listeners: (() => void)[] = []
  let language: keyof typeof TEXTS = 'en'
  const notify = createNotify(store, {
    t: (key: keyof typeof TEXTS.en, values?: string) =>
      [TEXTS[language][key], values].filter((part) => part !== undefined).join(' '),
    subscribe: (listener) => listeners.push(listener),
  })
  const speak = (wanted: keyof typeof TEXTS) => {
    language = wanted
    for (const listener of listeners) listener()
  }
  const texts = () => store.getState().notices.map(({ text }) => text)
  return { store, notify, speak, texts }
}

it('translates a notice when the visitor switches languages, and changes nothing else about it', () => {
  const { store, notify, speak, texts } = setUp()
  const id = notify('info', 'hello', { values: 'Ada', quiet: true })
  expect(store.getState().notices).toEqual([{ id, type: 'info', text: 'Hello Ada', quiet: true }])
  speak('de')
  expect(store.getState().notices).toEqual([{ id, type: 'info', text: 'Hallo Ada', quiet: true }])
  speak('en')
  expect(texts()).toEqual(['Hello Ada'])
})

it('renews a notice that it has translated', () => {
  const { notify, speak, texts } = setUp()
  const id = notify('info', 'hello')
  speak('de')
  expect(notify('info', 'hello')).toBe(id)
  expect(texts()).toEqual(['Hallo'])
})

it('leaves other notices as they are', () => {
  const { store, notify, speak, texts } = setUp()
  store.getState().notify('error', 'A sentence from the server', { language: 'en' })
  notify('info', 'bye')
  speak('de')
  expect(texts()).toEqual(['A sentence from the server', 'Bye'])
})

it('changes nothing once its own notice has been dismissed', () => {
  const { store, notify, speak } = setUp()
  store.getState().dismiss(notify('info', 'hello'))
  store.getState().notify('error', 'Other')
  const before = store.getState()
  speak('de')
  expect(store.getState()).toBe(before)
})
