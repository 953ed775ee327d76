import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMessages, LANGUAGE_PATIENCE_MS } from './createMessages.ts'

const english = {
  greeting: 'Hello {{name}}',
  only: 'Only in English',
  pictures_one: '{{count, number}} picture',
  pictures_other: '{{count, number}} pictures',
  offer: { price: '{{price, currency(USD)}} a month' },
  at: '{{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}}',
}

const german = {
  greeting: 'Hallo {{name}}',
  pictures_one: '{{count, number}} Bild',
  pictures_other: '{{count, number}} Bilder',
  offer: { price: '{{price, currency(USD)}} im Monat' },
  at: '{{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}}',
}

/** A visitor who prefers `first`, and may prefer others later. */
const visitor = (...first: readonly string[]) => {
  let wanted = first
  const listeners = new Set<() => void>()
  return {
    get: () => wanted,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    want: (...next: readonly string[]) => {
      wanted = next
      for (const listener of listeners) listener()
    },
  }
}

const loadGerman = () => Promise.resolve({ default: german })
const messagesFor = (wanted: ReturnType<typeof visitor>, load = loadGerman) =>
  createMessages({ english, languages: ['en', 'de'], load, wanted })

/** Changes the visitor's languages, and waits until the components show the change. */
const want = (wanted: ReturnType<typeof visitor>, ...languages: readonly string[]) =>
  act(async () => {
    wanted.want(...languages)
    await loadGerman()
  })

const AT = new Date('2026-12-01T13:05:00Z')

it('[language-3] provides English immediately, with numbers, money and times in English formats', () => {
  const { t } = messagesFor(visitor('en-US', 'de'))
  expect(t('greeting', { name: '<b>"Ann" & co</b>' })).toBe('Hello <b>"Ann" & co</b>')
  expect(t('pictures', { count: 1 })).toBe('1 picture')
  expect(t('pictures', { count: 1200 })).toBe('1,200 pictures')
  expect(t('offer.price', { price: 4.99 })).toBe('$4.99 a month')
  expect(t('at', { at: AT })).toMatch(/^Dec 1, 2026, 1:05\sPM$/)
})

it('loads the language that the visitor prefers, and falls back text by text', async () => {
  const { t, ready, language } = messagesFor(visitor('de-DE', 'en'))
  await ready
  expect(language()).toBe('de')
  expect(t('greeting', { name: 'Ann' })).toBe('Hallo Ann')
  expect(t('pictures', { count: 1 })).toBe('1 Bild')
  expect(t('pictures', { count: 1200 })).toBe('1.200 Bilder')
  expect(t('offer.price', { price: 4.99 })).toMatch(/^4,99\s\$ im Monat$/)
  expect(t('at', { at: AT })).toBe('01.12.2026, 13:05')
  expect(t('only')).toBe('Only in English')
})

it('[language-3] formats times and numbers for the visitor’s region, even after a change of language', async () => {
  const wanted = visitor('en-GB', 'de-CH')
  const { t, locale, language } = messagesFor(wanted)
  expect(t('at', { at: AT })).toBe('1 Dec 2026, 13:05')
  wanted.want('de', 'en-GB', 'de-CH')
  await loadGerman()
  await loadGerman()
  expect(t('pictures', { count: 1200 })).toMatch(/^1['’]200 Bilder$/)
  wanted.want('en', 'en-GB', 'de-CH')
  await loadGerman()
  expect(t('at', { at: AT })).toBe('1 Dec 2026, 13:05')
  expect([language(), locale()]).toEqual(['en', 'en-GB'])
})

it('renders again when only the region changes, but not when nothing does', async () => {
  const wanted = visitor('en-US')
  const { useMessages, subscribe } = messagesFor(wanted)
  const heard = jest.fn()
  subscribe(heard)
  const At = () => <p>{useMessages().t('at', { at: AT })}</p>
  render(<At />)
  expect(document.body.textContent).toMatch(/^Dec 1, 2026/)
  await want(wanted, 'en-GB', 'en-US')
  expect(document.body.textContent).toBe('1 Dec 2026, 13:05')
  await want(wanted, 'en-GB', 'fr')
  expect(heard).toHaveBeenCalledTimes(1)
})

it.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
])('[language-4] knows the direction of %s', async (wanted, expected) => {
  const { direction, ready } = createMessages({
    english,
    languages: ['en', wanted],
    load: loadGerman,
    wanted: visitor(wanted),
  })
  expect(direction()).toBe('ltr')
  await ready
  expect(direction()).toBe(expected)
})

it('knows which texts exist', () => {
  const { has } = messagesFor(visitor())
  expect(has('offer.price')).toBe(true)
  expect(has('offer.discount')).toBe(false)
})

it('suspends until the first language has loaded, then follows the visitor', async () => {
  const wanted = visitor('de')
  const { useMessages } = messagesFor(wanted)
  const Greeting = () => <p>{useMessages().t('greeting', { name: 'Ann' })}</p>
  await act(() =>
    render(
      <Suspense fallback="waiting">
        <Greeting />
      </Suspense>,
    ),
  )
  expect(await screen.findByText('Hallo Ann')).toBeTruthy()
  await want(wanted, 'en')
  expect(screen.getByText('Hello Ann')).toBeTruthy()
  await want(wanted, 'de')
  expect(screen.getByText('Hallo Ann')).toBeTruthy()
})

it('[language-5] shows English after a second to a visitor whose language stalls, and that language once it arrives', async () => {
  jest.useFakeTimers()
  let arrive: () => void = () => undefined
  const stalled = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { useMessages } = messagesFor(visitor('de'), () => stalled.then(loadGerman))
  const Greeting = () => <p>{useMessages().t('greeting', { name: 'Ann' })}</p>
  await act(() =>
    render(
      <Suspense fallback="waiting">
        <Greeting />
      </Suspense>,
    ),
  )
  await act(() => jest.advanceTimersByTimeAsync(LANGUAGE_PATIENCE_MS - 1))
  expect(document.body.textContent).toBe('waiting')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(document.body.textContent).toBe('Hello Ann')
  arrive()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(document.body.textContent).toBe('Hallo Ann')
  jest.useRealTimers()
})

it('shows the language that was chosen last, even if another loads later', async () => {
  const wanted = visitor('en')
  const { t, language } = messagesFor(wanted)
  wanted.want('de')
  wanted.want('en')
  await loadGerman()
  await loadGerman()
  expect(language()).toBe('en')
  expect(t('greeting', { name: 'Ann' })).toBe('Hello Ann')
})

it('keeps its texts when a language does not load, reports that, and tries again when it is next wanted', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const wanted = visitor('de')
  const load = jest.fn(loadGerman).mockRejectedValueOnce(new Error('offline'))
  const onLoadError = jest.fn()
  const { t, ready } = createMessages({
    english,
    languages: ['en', 'de'],
    load,
    onLoadError,
    wanted,
  })
  await ready
  expect(onLoadError.mock.calls).toEqual([['de', expect.objectContaining({ language: 'en' })]])
  expect(t('greeting', { name: 'Ann' })).toBe('Hello Ann')
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"de"'), expect.any(Error))
  wanted.want('de')
  await Promise.resolve()
  await Promise.resolve()
  expect(t('greeting', { name: 'Ann' })).toBe('Hallo Ann')
  expect(onLoadError).toHaveBeenCalledTimes(1)
  error.mockRestore()
})

it('does not report a failure that no longer matters', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const wanted = visitor('de')
  const onLoadError = jest.fn()
  const load = () => Promise.reject(new Error('offline'))
  const { ready } = createMessages({ english, languages: ['en', 'de'], load, onLoadError, wanted })
  wanted.want('en')
  await ready
  expect(onLoadError).not.toHaveBeenCalled()
  error.mockRestore()
})
