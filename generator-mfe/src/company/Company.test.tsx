/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  functionsServer,
  requestsTo,
  wellBehaved,
  type FunctionsServer,
} from '../../test/functionsServer.ts'
import { freshPage } from '../../test/page.ts'
import { until } from '../../test/until.ts'
import Generator from '../Generator.tsx'
import messages from '../messages/en.json'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

const checkoutUrl = 'https://checkout.example/premium'

let server: FunctionsServer
beforeEach(async () => {
  freshPage()
  server = await functionsServer(wellBehaved)
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server.close()
})

const setup = ({ premium = false, flow = 'full' as 'full' | 'simple', flowing = true } = {}) => {
  jest.useFakeTimers({ advanceTimers: flowing })
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  if (premium) pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' })
  render(<Generator settings={{ functionsUrl: server.url, checkoutUrl }} flow={flow} />)
  return { open }
}
const company = () => within(screen.getByRole('region', { name: 'The company' }))
const player = (name: RegExp) => company().getByRole<HTMLButtonElement>('button', { name })
const character = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: messages.name }).value
const style = () => screen.getByRole('combobox', { name: /Style/ }).textContent
const phase = () => pageStore.getState().generation.phase

test('the eight, in their order, with locks for a free visitor', () => {
  setup()
  company().getByText('Choose one without a lock and the portrait starts at once.')
  expect(
    company()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Mark Grayson Nintendo Available with premium',
    'Gandalf Studio Ghibli Available with premium',
    'Mario Lego Available with premium',
    'Paul Atreidies Lego Available with premium',
    'Lyra Belacqua Realistic',
    'Eragon Realistic',
    'Tris Prior Realistic',
    'Percy Jackson Realistic',
  ])
})

test('a subscriber sees no locks', () => {
  setup({ premium: true })
  company().getByText('Choose one and the portrait starts at once.')
  expect(company().queryByText(messages.locked)).toBeNull()
  expect(player(/Mark Grayson/).dataset['locked']).toBe('false')
})

test('the half that only closes the circle is out of reach', () => {
  setup()
  const [row, again] = company().getAllByRole('list', { hidden: true })
  expect(again?.hasAttribute('inert')).toBe(true)
  expect(again?.getAttribute('aria-hidden')).toBe('true')
  expect(again?.textContent).toBe(row?.textContent)
  expect(row?.hasAttribute('inert')).toBe(false)
})

test('a click fills the form in and submits after a pause that shows it', async () => {
  setup({ flowing: false })
  fireEvent.click(player(/Lyra Belacqua/))
  expect(character()).toBe('Lyra Belacqua')
  act(() => jest.advanceTimersByTime(99))
  expect(phase()).toBe('idle')
  act(() => jest.advanceTimersByTime(1))
  expect(phase()).toBe('describing')
  expect(
    company()
      .getAllByRole<HTMLButtonElement>('button')
      .every((button) => button.disabled),
  ).toBe(true)
  await until(() => phase() === 'succeeded')
  expect(server.seen[0]?.body).toEqual({
    prompt: 'Lyra Belacqua',
    aspect_ratio: 'landscape',
    style: 'realistic',
  })
  expect(requestsTo(server, 'charPrompt')).toHaveLength(1)
  expect(requestsTo(server, 'characterSD')).toHaveLength(1)
})

test('a second click within the pause counts alone', async () => {
  setup()
  fireEvent.click(player(/Eragon/))
  fireEvent.click(player(/Tris Prior/))
  act(() => jest.advanceTimersByTime(120))
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(requestsTo(server, 'charPrompt')).toHaveLength(1)
  expect(requestsTo(server, 'characterSD')).toHaveLength(1)
  expect(server.seen[0]?.body).toMatchObject({ prompt: 'Tris Prior' })
})

test('a locked example leads a free visitor to the checkout and changes nothing', () => {
  const { open } = setup()
  fireEvent.click(player(/Mario/))
  act(() => jest.advanceTimersByTime(1000))
  expect(open.mock.calls).toEqual([[checkoutUrl, '_blank', 'noopener']])
  expect([character(), style(), phase()]).toEqual(['', 'Realistic', 'idle'])
})

test('a subscriber gets an example in its own style, one off the list too', async () => {
  const { open } = setup({ premium: true })
  fireEvent.click(player(/Mark Grayson/))
  expect(style()).toBe('Nintendo')
  fireEvent.keyDown(screen.getByRole('combobox', { name: /Style/ }), { key: 'ArrowDown' })
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  act(() => jest.advanceTimersByTime(120))
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(server.seen[0]?.body).toMatchObject({ prompt: 'Mark Grayson', style: 'nintendo' })
  expect(open).not.toHaveBeenCalled()
})

test('a free visitor without a request left is told so and nothing is sent', () => {
  setup()
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  fireEvent.click(player(/Eragon/))
  act(() => jest.advanceTimersByTime(120))
  expect(pageStore.getState().notices.map(({ text }) => text)).toEqual([messages.rateLimit])
  expect([phase(), server.seen.length]).toEqual(['failed', 0])
})

test('the keyboard finds its example again when the portrait is there', async () => {
  setup()
  const chosen = player(/Eragon/)
  chosen.focus()
  fireEvent.click(chosen)
  act(() => jest.advanceTimersByTime(120))
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(document.activeElement).toBe(chosen)
})

test('the simple flow has no company', () => {
  setup({ flow: 'simple' })
  expect(screen.queryByRole('heading', { name: 'The company' })).toBeNull()
})
