/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import type { Loopback } from '@dramatis/functions/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { serveFunctions, stopServers } from '../../test/servers.ts'
import { until } from '../../test/until.ts'
import Generator from '../Generator.tsx'
import messages from '../messages/en.json'

const checkoutUrl = 'https://checkout.example/premium'

let server: Loopback
beforeEach(async () => {
  freshPage()
  server = await serveFunctions()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await stopServers()
})

const setup = ({ premium = false, compact = false, advanceTimers = true } = {}) => {
  jest.useFakeTimers({ advanceTimers })
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  if (premium) pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' })
  render(<Generator settings={{ functionsUrl: server.url, checkoutUrl }} compact={compact} />)
  return { open }
}
const company = () => within(screen.getByRole('region', { name: 'The company' }))
const player = (name: RegExp) => company().getByRole<HTMLButtonElement>('button', { name })
const character = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: messages.name }).value
const style = () => screen.getByRole('combobox', { name: /Style/ }).textContent
const phase = () => pageStore.getState().generation.phase

test('[example-1, call-1] shows the eight examples in their order, with locks for a free visitor', () => {
  setup()
  company().getByText('Pick one to start its portrait.')
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

test('[example-7] shows no locks to a subscriber', () => {
  setup({ premium: true })
  company().getByText('Pick one to start its portrait.')
  expect(company().queryByText(messages.locked)).toBeNull()
  expect(player(/Mark Grayson/).dataset.locked).toBe('false')
})

test('hides the row’s copy from screen readers and the keyboard, but not from the pointer', () => {
  setup()
  const [row, again] = company().getAllByRole('list', { hidden: true })
  expect(again?.textContent).toBe(row?.textContent)
  expect(again?.getAttribute('aria-hidden')).toBe('true')
  const copies = [...(again?.querySelectorAll('button') ?? [])]
  expect(new Set(copies.map(({ tabIndex }) => tabIndex))).toEqual(new Set([-1]))
  const [lyra] = copies.filter(({ textContent }) => textContent.includes('Lyra'))
  if (!lyra) throw new Error('The copy lacks an example.')
  expect(fireEvent.mouseDown(lyra)).toBe(false) // The press would not focus it.
  fireEvent.click(lyra)
  expect(character()).toBe('Lyra Belacqua')
})

test('[example-5] fills in the form on a click, and submits after 100 ms', async () => {
  setup({ advanceTimers: false })
  fireEvent.click(player(/Lyra Belacqua/))
  expect(character()).toBe('Lyra Belacqua')
  act(() => jest.advanceTimersByTime(99))
  expect(phase()).toBe('idle')
  act(() => jest.advanceTimersByTime(1))
  expect(phase()).toBe('describing')
  const disabled = company()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-disabled'))
  expect(new Set(disabled)).toEqual(new Set(['true']))
  await until(() => phase() === 'succeeded')
  expect(server.calls[0]?.body).toEqual({
    prompt: 'Lyra Belacqua',
    aspect_ratio: 'landscape',
    style: 'realistic',
    language: 'en',
  })
  expect(server.callsTo('charPrompt')).toHaveLength(1)
  expect(server.callsTo('characterSD')).toHaveLength(1)
})

test('submits only the second of two quick clicks', async () => {
  setup()
  fireEvent.click(player(/Eragon/))
  fireEvent.click(player(/Tris Prior/))
  act(() => jest.advanceTimersByTime(120))
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(server.callsTo('charPrompt')).toHaveLength(1)
  expect(server.callsTo('characterSD')).toHaveLength(1)
  expect(server.calls[0]?.body).toMatchObject({ prompt: 'Tris Prior' })
})

test('[example-6] opens the checkout for a locked example, and changes nothing', () => {
  const { open } = setup()
  fireEvent.click(player(/Mario/))
  act(() => jest.advanceTimersByTime(1000))
  expect(open.mock.calls).toEqual([[checkoutUrl, '_blank', 'noopener']])
  expect([character(), style(), phase()]).toEqual(['', 'Realistic', 'idle'])
})

test('[example-5] gives a subscriber an example in its own style, even if the form does not list it', async () => {
  const { open } = setup({ premium: true })
  fireEvent.click(player(/Mark Grayson/))
  expect(style()).toBe('Nintendo')
  fireEvent.keyDown(screen.getByRole('combobox', { name: /Style/ }), { key: 'ArrowDown' })
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  act(() => jest.advanceTimersByTime(120))
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(server.calls[0]?.body).toMatchObject({ prompt: 'Mark Grayson', style: 'nintendo' })
  expect(open).not.toHaveBeenCalled()
})

test('says that the limit is reached when no request is left, and sends nothing', () => {
  setup()
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  fireEvent.click(player(/Eragon/))
  act(() => jest.advanceTimersByTime(120))
  expect(pageStore.getState().notices.map(({ text }) => text)).toEqual([messages.rateLimit])
  expect([phase(), server.calls.length]).toEqual(['failed', 0])
})

test('keeps the focus on the chosen example', async () => {
  setup()
  const chosen = player(/Eragon/)
  chosen.focus()
  fireEvent.click(chosen)
  act(() => jest.advanceTimersByTime(120))
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(document.activeElement).toBe(chosen)
})

test('is not part of a compact generator', () => {
  setup({ compact: true })
  expect(screen.queryByRole('heading', { name: 'The company' })).toBeNull()
})
