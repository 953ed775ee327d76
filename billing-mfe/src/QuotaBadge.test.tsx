import { FREE_LIMIT, WINDOW_MS } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, render, screen } from '@testing-library/react'
import { freshPage, leaveRequests, NOW, pass, subscribe } from '../test/page.ts'
import QuotaBadge from './QuotaBadge.tsx'

const badge = () => screen.getByRole('region', { name: 'Free quota' })

beforeEach(freshPage)

it.each([
  [FREE_LIMIT, 'grey', 'Ready to generate'],
  [2, 2 <= FREE_LIMIT * 0.6 ? 'blue' : 'grey', '2 requests remaining'],
  [1, 'amber', '1 request remaining'],
  [0, 'red', 'Rate limit reached'],
])(
  '[page-7, quota-2, quota-3] shows %i left in %s, with the limit and the text: %s',
  (remaining, tone, text) => {
    leaveRequests(remaining)
    render(<QuotaBadge />)
    expect(badge().dataset.tone).toBe(tone)
    const counts = `${remaining}/${FREE_LIMIT}`
    expect(screen.getByText(counts).textContent).toBe(`${counts} left`)
    screen.getByText(text)
  },
)

it('[page-8] leaves the countdown to the header', () => {
  leaveRequests(0)
  render(<QuotaBadge />)
  expect(screen.queryByRole('timer')).toBeNull()
})

it('[quota-2] turns from red to amber the moment the oldest request expires', () => {
  leaveRequests(0, NOW - WINDOW_MS + 1500)
  render(<QuotaBadge />)
  pass(1499)
  expect(badge().dataset.tone).toBe('red')
  pass(1)
  expect(badge().dataset.tone).toBe('amber')
  screen.getByText('1 request remaining')
})

it('updates when a request expires while more than one remains', () => {
  leaveRequests(FREE_LIMIT - 2, NOW - 60_000)
  render(<QuotaBadge />)
  pass(WINDOW_MS - 60_000)
  screen.getByText(`${FREE_LIMIT - 1} requests remaining`)
  pass(60_000)
  screen.getByText('Ready to generate')
})

it('[constant-2] reads the quota again within 30 s when one remains, in case the computer was asleep', () => {
  leaveRequests(1)
  render(<QuotaBadge />)
  jest.setSystemTime(NOW + WINDOW_MS)
  pass(29_999)
  screen.getByText('1 request remaining')
  pass(1)
  screen.getByText('Ready to generate')
})

it('runs no timer for a new visitor or after unmounting', () => {
  const { unmount } = render(<QuotaBadge />)
  act(() => jest.advanceTimersToNextFrame())
  expect(jest.getTimerCount()).toBe(0)
  leaveRequests(0)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('shows requests that another tab has counted', () => {
  render(<QuotaBadge />)
  localStorage.setItem(
    'dramatis',
    JSON.stringify({
      state: { email: '', requestedAt: [NOW], visitorToken: '' },
      version: 0,
    }),
  )
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dramatis' })))
  screen.getByText(`${FREE_LIMIT - 1} requests remaining`)
})

it('[page-6] is not shown to a subscriber', () => {
  render(<QuotaBadge />)
  subscribe('premium')
  expect(screen.queryByRole('region')).toBeNull()
})

it('stays while an address is being checked', () => {
  render(<QuotaBadge />)
  subscribe('checking')
  expect(pageStore.getState().subscriber.status).toBe('checking')
  expect(badge().dataset.tone).toBe('grey')
})
