/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT } from '@dramatis/catalogue'
import { refusal } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { BROKEN_IMAGE } from '../test/brokenImage.ts'
import { newPicture } from '../test/newPicture.ts'
import { freshPage } from '../test/page.ts'
import {
  checkoutUrl,
  notices,
  renderGenerator,
  announcement,
  submitButton,
} from '../test/renderGenerator.tsx'
import { createDeferred, never, serveFunctions, stopServers, successes } from '../test/servers.ts'
import { createGalleryDatabase } from './gallery/galleryDatabase.ts'
import type { NewPicture } from './gallery/SavedPicture.ts'
import Generator from './Generator.tsx'
import messages from './messages/en.json'
import { mount } from './mount.tsx'

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await stopServers()
})

const spendAll = (at: number) =>
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(at)
  })

test('[validation-2] makes a picture from a name', async () => {
  const { enter, callsTo } = await renderGenerator()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who takes the stage?')
  await enter('  Gandalf, The Lord of the Rings ')

  const picture = await screen.findByRole('img', { name: 'Gandalf: An old wizard in grey.' })
  expect(callsTo('charPrompt')[0]?.body).toEqual({
    prompt: 'Gandalf, The Lord of the Rings',
    aspect_ratio: 'landscape',
    style: 'realistic',
    language: 'en',
  })
  const figure = picture.closest('figure')
  expect(figure?.dataset.loaded).toBe('false')
  fireEvent.load(picture)
  expect(figure?.dataset.loaded).toBe('true')
  expect(figure?.querySelector('figcaption')?.textContent).toBe('GandalfThe Lord of the Rings')

  screen.getByText('Free Version')
  screen.getByText('Drawn by Dramatis Studio (no AI model)')
  const upgrade = screen.getByRole<HTMLAnchorElement>('link', { name: /unlimited HD generations/ })
  expect([upgrade.href, upgrade.target, upgrade.rel]).toEqual([checkoutUrl, '_blank', 'noopener'])
  expect(scrolledTo.at(-1)?.contains(picture)).toBe(true)
  expect(notices()).toEqual([['success', 'Character generated successfully!']])
})

test('[form-3] disables the form and shows the progress while a portrait is being made', async () => {
  const { promise, resolve } = createDeferred()
  const { enter, input } = await renderGenerator({
    characterSD: () => promise.then(successes.characterSD),
  })
  await enter('Mario')
  await waitFor(() => expect(announcement('status')).toBe('Creating character image...'))
  screen.getByText(messages.waitingTitle)
  screen.getByText(messages.waitingHint)
  screen.getByText('Step 2 of 2')
  expect(submitButton().textContent).toBe('Creating...')
  expect(
    document.querySelectorAll("form :is(input, button):not([aria-disabled='true'])"),
  ).toHaveLength(0)
  resolve()
  await screen.findByRole('img', { name: 'Mario: An old wizard in grey.' })
  expect(document.activeElement).toBe(input)
})

test('asks for a name for three seconds if the field is blank, and sends nothing', async () => {
  const { input, callsTo } = await renderGenerator()
  jest.useFakeTimers()
  fireEvent.change(input, { target: { value: '   ' } })
  fireEvent.click(submitButton())
  screen.getByText('Please enter a character name', { selector: '[role=alert]' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.queryByText('Please enter a character name')).toBeNull()
  expect(callsTo('charPrompt')).toEqual([])
})

test.each([
  ['an error', 500, 3000],
  ['a rate limit', 429, 5000],
])('clears the message about %s (%i) after %i ms', async (_, status, milliseconds) => {
  jest.useFakeTimers({ advanceTimers: true })
  const { input } = await renderGenerator({ charPrompt: () => refusal(status, 'No.') })
  fireEvent.change(input, { target: { value: 'Mario' } })
  fireEvent.click(submitButton())
  const message = status === 429 ? messages.rateLimit : messages.describingFailed
  await waitFor(() => expect(announcement('alert')).toBe(message))
  await act(() => jest.advanceTimersByTimeAsync(milliseconds - 1000))
  expect(announcement('alert')).toBe(message)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(announcement('alert')).toBe('')
})

test('sends nothing when a free visitor has no request left, and offers the upgrade', async () => {
  const { enter, callsTo } = await renderGenerator()
  spendAll(Date.now() - 60_000)
  screen.getByText(messages.limitTitle)
  expect(screen.getByRole('link', { name: /^Upgrade/ }).getAttribute('href')).toBe(checkoutUrl)
  expect(submitButton().getAttribute('aria-disabled')).toBe('true')
  await enter('Mario')
  expect(notices()).toEqual([['warning', messages.rateLimit]])
  expect(callsTo('charPrompt')).toEqual([])
})

test('[subscriber-4] does not throttle a subscriber', async () => {
  const { enter } = await renderGenerator()
  spendAll(Date.now())
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  expect(submitButton().textContent).toBe(messages.submit)
  await enter('Mario')
  await screen.findByText('Generated with Dramatis Studio')
  screen.getByRole('img', { name: 'Premium' })
  screen.getByText(messages.proceduralEngine)
})

test('leaves the checkout to the billing remote, if there is one', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const offered = jest.fn()
  const { user, enter } = await renderGenerator()
  act(() => pageStore.getState().setOpenCheckout(offered))
  await user.click(screen.getByRole('combobox', { name: /Style/ }))
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(offered).toHaveBeenCalledTimes(1)
  await enter('Mario')
  const link = await screen.findByRole('link', { name: /click here for unlimited HD generations/ })
  expect(fireEvent.click(link)).toBe(false)
  expect(offered).toHaveBeenCalledTimes(2)
  expect(open).not.toHaveBeenCalled()
})

test('opens the checkout for a locked style and changes nothing, until premium unlocks it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await renderGenerator()
  const style = screen.getByRole('combobox', { name: /Style/ })
  await user.click(style)
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(open.mock.calls).toEqual([[checkoutUrl, '_blank', 'noopener']])
  expect(style.textContent).toBe('Realistic')

  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  await user.click(style)
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(style.textContent).toBe('Lego')
  expect(open).toHaveBeenCalledTimes(1)

  act(() => pageStore.getState().setSubscriber({ status: 'free', email: 'ada@example.com' }))
  expect(style.textContent).toBe('Realistic')
})

test('[form-11, style-2] starts with the portrait format, the short list of styles and its own texts in the simple flow', async () => {
  const { user } = await renderGenerator({}, 'simple')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait' }).checked).toBe(true)
  screen.getByText('Your character will appear here')
  screen.getByText('Enter a character name to get started')
  await user.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(
    screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent),
  ).toEqual(['Realistic', 'Ghibli', 'Lego', 'Dispo'])
})

test('[form-11] keeps the carousel on a page in the simple flow', async () => {
  const server = await serveFunctions()
  render(<Generator settings={{ functionsUrl: server.url, checkoutUrl, flow: 'simple' }} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait' }).checked).toBe(true)
  screen.getByText('Your character will appear here')
  screen.getByText('Enter a character name to get started')
  fireEvent.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(
    screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent),
  ).toEqual(['Realistic', 'Ghibli', 'Lego', 'Dispo'])
  const carousel = within(screen.getByRole('region', { name: 'The company' }))
  carousel.getByRole('button', { name: /^Gandalf Ghibli/ })
})

test('uses the simple flow’s style names in the gallery', async () => {
  const picture: NewPicture = { ...newPicture('Ada'), style: 'ghibli' }
  await createGalleryDatabase().add(picture)
  render(<Generator settings={{ functionsUrl: '', checkoutUrl, flow: 'simple' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Gallery, 1 picture' }))
  const thumbnail = screen.getByTitle(messages.openPicture)
  expect(thumbnail.textContent).toBe('AdaGhibli')
  fireEvent.click(thumbnail)
  screen.getByText('Ghibli', { selector: 'dd' })
})

test('[form-12] starts with the landscape format and lists all eight styles in the latest flow', async () => {
  const server = await serveFunctions()
  render(<Generator settings={{ functionsUrl: server.url, checkoutUrl, flow: 'latest' }} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Landscape' }).checked).toBe(true)
  screen.getByText('to create')
  fireEvent.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(screen.getAllByRole('option')).toHaveLength(8)
})

test('[picture-31] treats a picture that cannot be shown as a failure, which costs nothing', async () => {
  const { enter } = await renderGenerator({ characterSD: () => ({ result: BROKEN_IMAGE }) })
  await enter('Mario')
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Generation failed. Please try again.']]),
  )
  expect(screen.queryByRole('img', { name: /Mario/ })).toBeNull()
  expect(pageStore.getState().quota.requestedAt).toEqual([])
})

test('lets each of two generators cancel the portrait that they share, and keeps it when one is unmounted', async () => {
  const { promise, resolve } = createDeferred()
  const server = await serveFunctions({ charPrompt: () => promise.then(successes.charPrompt) })
  const settings = { functionsUrl: server.url, checkoutUrl }
  const start = () => {
    const [input] = screen.getAllByRole('combobox', { name: messages.name })
    fireEvent.change(input ?? document.body, { target: { value: 'Mario' } })
    fireEvent.submit(input?.closest('form') ?? document.body)
    expect(pageStore.getState().generation.phase).toBe('describing')
  }
  render(<Generator settings={settings} compact />)
  const second = render(<Generator settings={settings} compact />)
  start()
  const cancels = screen.getAllByRole('button', { name: messages.cancel })
  expect(cancels).toHaveLength(2)
  fireEvent.click(cancels[1] ?? document.body)
  expect(pageStore.getState().generation.phase).toBe('idle')

  start()
  second.unmount()
  expect(pageStore.getState().generation.phase).toBe('describing')
  resolve()
  await waitFor(() => expect(pageStore.getState().generation.phase).toBe('succeeded'))
})

test('cancels the portrait when it is unmounted', async () => {
  const arrival = createDeferred()
  const server = await serveFunctions({
    charPrompt: () => {
      arrival.resolve()
      return never()
    },
  })
  const element = document.body.appendChild(document.createElement('div'))
  let unmount: () => void = () => undefined
  act(() => {
    unmount = mount(element, { settings: { functionsUrl: server.url, checkoutUrl } })
  })
  fireEvent.change(screen.getByRole('combobox', { name: messages.name }), {
    target: { value: 'Mario' },
  })
  fireEvent.click(submitButton())
  await arrival.promise
  expect(pageStore.getState().generation.phase).toBe('describing')
  act(() => unmount())
  expect(element.childElementCount).toBe(0)
  expect(pageStore.getState().generation).toEqual({ phase: 'idle' })
  expect(notices()).toEqual([])
})
