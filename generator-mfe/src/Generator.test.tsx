/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { wellBehaved } from '../test/functionsServer.ts'
import { newPicture } from '../test/keptPicture.ts'
import { BROKEN_IMAGE, freshPage } from '../test/page.ts'
import {
  checkoutUrl,
  closeServers,
  notices,
  renderGenerator,
  serve,
  spoken,
  submitButton,
} from '../test/renderGenerator.tsx'
import { createGalleryDatabase } from './gallery/galleryDatabase.ts'
import type { NewPicture } from './gallery/KeptPicture.ts'
import Generator from './Generator.tsx'
import messages from './messages/en.json'
import { mount } from './mount.tsx'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await closeServers()
})

const spendAll = (at: number) =>
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(at)
  })

test('from a name to a picture', async () => {
  const { enter, seen } = await renderGenerator()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who takes the stage?')
  await enter('  Gandalf, The Lord of the Rings ')

  const picture = await screen.findByRole('img', { name: 'Gandalf: An old wizard in grey.' })
  expect(seen[0]?.body).toEqual({
    prompt: 'Gandalf, The Lord of the Rings',
    aspect_ratio: 'landscape',
    style: 'realistic',
  })
  const figure = picture.closest('figure')
  expect(figure?.dataset['loaded']).toBe('false')
  fireEvent.load(picture)
  expect(figure?.dataset['loaded']).toBe('true')
  expect(figure?.querySelector('figcaption')?.textContent).toBe('GandalfThe Lord of the Rings')

  screen.getByText('Free Version')
  screen.getByText('Drawn by Dramatis Studio (no AI model)')
  const upgrade = screen.getByRole<HTMLAnchorElement>('link', { name: /unlimited HD generations/ })
  expect([upgrade.href, upgrade.target, upgrade.rel]).toEqual([checkoutUrl, '_blank', 'noopener'])
  expect(scrolledTo.at(-1)?.contains(picture)).toBe(true)
  expect(notices()).toEqual([['success', 'Character generated successfully!']])
})

test('while it works everything is disabled and says how far it is', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { enter, input } = await renderGenerator(async (request) => {
    if (request.path.endsWith('/characterSD')) await held
    return wellBehaved(request)
  })
  await enter('Mario')
  await waitFor(() => expect(spoken('status')).toBe('Creating character image...'))
  screen.getByText(messages.waitingTitle)
  screen.getByText(messages.waitingHint)
  screen.getByText('Step 2 of 2')
  expect(submitButton().textContent).toBe('Creating...')
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, button)')]
  expect(controls.filter(({ disabled }) => !disabled)).toEqual([])
  release()
  await screen.findByRole('img', { name: 'Mario: An old wizard in grey.' })
  expect(document.activeElement).toBe(input)
})

test('a blank name is asked for, for three seconds, and nothing is sent', async () => {
  const { input, seen } = await renderGenerator()
  jest.useFakeTimers()
  fireEvent.change(input, { target: { value: '   ' } })
  fireEvent.click(submitButton())
  screen.getByText('Please enter a character name', { selector: '[role=alert]' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.queryByText('Please enter a character name')).toBeNull()
  expect(seen).toEqual([])
})

test.each([
  ['an error', 500, 3000],
  ['a rate limit', 429, 5000],
])('the message of %s is cleared in time', async (_, status, milliseconds) => {
  jest.useFakeTimers({ advanceTimers: true })
  const { input } = await renderGenerator(() => ({ status, body: { error: 'No.' } }))
  fireEvent.change(input, { target: { value: 'Mario' } })
  fireEvent.click(submitButton())
  const message = status === 429 ? messages.rateLimit : messages.describingFailed
  await waitFor(() => expect(spoken('alert')).toBe(message))
  act(() => jest.advanceTimersByTime(milliseconds - 1000))
  expect(spoken('alert')).toBe(message)
  act(() => jest.advanceTimersByTime(1000))
  expect(spoken('alert')).toBe('')
})

test('a free visitor without a request left sends nothing and is told when', async () => {
  const { enter, seen } = await renderGenerator()
  spendAll(Date.now() - 60_000)
  screen.getByText(messages.limitTitle)
  expect(submitButton().textContent).toMatch(/^Try again in 5[89]:\d\dTry again in \d\d minutes$/)
  await enter('Mario')
  expect(notices()).toEqual([['warning', messages.rateLimit]])
  expect(seen).toEqual([])
})

test('a subscriber is not throttled', async () => {
  const { enter } = await renderGenerator()
  spendAll(Date.now())
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  expect(submitButton().textContent).toBe('Create portrait')
  await enter('Mario')
  await screen.findByText('Generated with Dramatis Studio')
  screen.getByRole('img', { name: 'Premium' })
  screen.getByText(messages.proceduralEngine)
})

test('leaves the checkout to the billing remote when there is one', async () => {
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

test('a locked style leads to the checkout and changes nothing; premium unlocks it', async () => {
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

test('the simple flow: portrait, the compact styles, its own texts', async () => {
  const { user } = await renderGenerator(wellBehaved, 'simple')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait' }).checked).toBe(true)
  screen.getByText('Your character will appear here')
  screen.getByText('Enter a character name to get started')
  await user.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(
    screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent),
  ).toEqual(['Realistic', 'Ghibli', 'Lego', 'Dispo'])
})

test('a page in the simple flow reads as that, and is whole all the same', async () => {
  const server = await serve(wellBehaved)
  render(<Generator settings={{ functionsUrl: server.url, checkoutUrl, flow: 'simple' }} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait' }).checked).toBe(true)
  screen.getByText('Your character will appear here')
  screen.getByText('Enter a character name to get started')
  fireEvent.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(
    screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent),
  ).toEqual(['Realistic', 'Ghibli', 'Lego', 'Dispo'])
  const company = within(screen.getByRole('region', { name: 'The company' }))
  company.getByRole('button', { name: /^Gandalf Ghibli/ })
})

test('a page in the simple flow calls a style the same in the gallery', async () => {
  const picture: NewPicture = { ...newPicture('Ada'), style: 'ghibli' }
  await createGalleryDatabase().add(picture)
  render(<Generator settings={{ functionsUrl: '', checkoutUrl, flow: 'simple' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Gallery, 1 picture' }))
  const print = screen.getByTitle(messages.openPicture)
  expect(print.textContent).toBe('AdaGhibli')
  fireEvent.click(print)
  screen.getByText('Ghibli', { selector: 'dd' })
})

test('a page in the latest flow reads as that', async () => {
  const server = await serve(wellBehaved)
  render(<Generator settings={{ functionsUrl: server.url, checkoutUrl, flow: 'latest' }} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Landscape' }).checked).toBe(true)
  screen.getByText('to create')
  fireEvent.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(screen.getAllByRole('option')).toHaveLength(8)
})

test('a picture that cannot be shown is a failure, and costs nothing', async () => {
  const { enter } = await renderGenerator((request) =>
    request.path.endsWith('/characterSD')
      ? { body: { result: BROKEN_IMAGE } }
      : wellBehaved(request),
  )
  await enter('Mario')
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Generation failed. Please try again.']]),
  )
  expect(screen.queryByRole('img', { name: /Mario/ })).toBeNull()
  expect(pageStore.getState().quota.requestedAt).toEqual([])
})

test('of two places for one portrait each can cancel it, and the end of one leaves the other alone', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const server = await serve(async (request) => {
    await held
    return wellBehaved(request)
  })
  const settings = { functionsUrl: server.url, checkoutUrl }
  const start = () => {
    const [input] = screen.getAllByRole('combobox', { name: messages.name })
    fireEvent.change(input ?? document.body, { target: { value: 'Mario' } })
    fireEvent.submit(input?.closest('form') ?? document.body)
    expect(pageStore.getState().generation.phase).toBe('describing')
  }
  render(<Generator settings={settings} flow="simple" />)
  const second = render(<Generator settings={settings} flow="simple" />)
  start()
  const cancels = screen.getAllByRole('button', { name: messages.cancel })
  expect(cancels).toHaveLength(2)
  fireEvent.click(cancels[1] ?? document.body)
  expect(pageStore.getState().generation.phase).toBe('idle')

  start()
  second.unmount()
  expect(pageStore.getState().generation.phase).toBe('describing')
  release()
  await waitFor(() => expect(pageStore.getState().generation.phase).toBe('succeeded'))
})

test('unmounting hangs up and leaves the page idle', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  const server = await serve(() => {
    arrived()
    return new Promise(() => undefined)
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
  await arrival
  expect(pageStore.getState().generation.phase).toBe('describing')
  act(() => unmount())
  expect(element.childElementCount).toBe(0)
  expect(pageStore.getState().generation).toEqual({ phase: 'idle' })
  expect(notices()).toEqual([])
})
