import { pageStore, WINDOW_MS } from '@dramatis/store'
import { act, render, screen, waitFor } from '@testing-library/react'
import { countRequests, freshPage, NOW, pass, subscribe } from '../test/page.ts'
import QuotaBadge from './QuotaBadge.tsx'

const badge = () => screen.getByRole('region', { name: 'Free quota' })

beforeEach(freshPage)

it.each([
  [0, 'grey', 'Ready to generate'],
  [1, 'grey', '4 requests remaining'],
  [2, 'blue', '3 requests remaining'],
  [3, 'blue', '2 requests remaining'],
  [4, 'amber', '1 request remaining'],
  [5, 'red', 'Rate limit reached'],
])('shows %i used of 5 in %s: %s', (count, tone, text) => {
  countRequests(...Array.from({ length: count }, () => NOW))
  render(<QuotaBadge />)
  expect(badge().dataset.tone).toBe(tone)
  expect(screen.getByText(`${count}/5`).textContent).toBe(`${count}/5 used`)
  expect(screen.getByText(text)).toBeInstanceOf(HTMLElement)
})

it('counts down each second when throttled', () => {
  countRequests(NOW - 3_599_000 + 754_000, NOW, NOW, NOW, NOW)
  render(<QuotaBadge />)
  pass(1000)
  expect(screen.getByRole('timer').textContent).toBe('12:34')
  pass(1000)
  expect(screen.getByRole('timer').textContent).toBe('12:33')
})

it('turns from red to amber the moment the oldest request expires', () => {
  countRequests(NOW - WINDOW_MS + 1500, NOW, NOW, NOW, NOW)
  render(<QuotaBadge />)
  pass(1499)
  expect(badge().dataset.tone).toBe('red')
  pass(1)
  expect(badge().dataset.tone).toBe('amber')
  expect(screen.getByText('1 request remaining')).toBeInstanceOf(HTMLElement)
})

it('shows an expiry when more than one remains', () => {
  countRequests(NOW - 60_000, NOW)
  render(<QuotaBadge />)
  pass(WINDOW_MS - 60_000)
  expect(screen.getByText('4 requests remaining')).toBeInstanceOf(HTMLElement)
  pass(60_000)
  expect(screen.getByText('Ready to generate')).toBeInstanceOf(HTMLElement)
})

it('reads the quota again within 30 s when one remains, as after the computer slept', () => {
  countRequests(NOW, NOW, NOW, NOW)
  render(<QuotaBadge />)
  jest.setSystemTime(NOW + WINDOW_MS)
  pass(29_999)
  expect(screen.getByText('1 request remaining')).toBeInstanceOf(HTMLElement)
  pass(1)
  expect(screen.getByText('Ready to generate')).toBeInstanceOf(HTMLElement)
})

it('runs no timer for a fresh visitor, and none once it is gone', () => {
  const { unmount } = render(<QuotaBadge />)
  act(() => jest.advanceTimersToNextFrame())
  expect(jest.getTimerCount()).toBe(0)
  countRequests(NOW, NOW, NOW, NOW, NOW)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('shows what another tab counted', () => {
  render(<QuotaBadge />)
  localStorage.setItem(
    'dramatis',
    JSON.stringify({
      state: { email: '', requestedAt: [NOW, NOW, NOW], visitorToken: '' },
      version: 0,
    }),
  )
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dramatis' })))
  expect(screen.getByText('2 requests remaining')).toBeInstanceOf(HTMLElement)
})

it('is gone for a subscriber', () => {
  render(<QuotaBadge />)
  subscribe('premium')
  expect(screen.queryByRole('region')).toBeNull()
})

it('stays for an address that is not premium', () => {
  render(<QuotaBadge />)
  subscribe('checking')
  expect(pageStore.getState().subscriber.status).toBe('checking')
  expect(badge().dataset.tone).toBe('grey')
})

it('makes room once the page is scrolled', () => {
  render(<QuotaBadge />)
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y
      window.dispatchEvent(new Event('scroll'))
    })
  scrollTo(200)
  expect(badge().dataset.scrolled).toBe('true')
  scrollTo(0)
  expect(badge().dataset.scrolled).toBeUndefined()
})

it('makes room when it comes to a page that is scrolled already', async () => {
  window.scrollY = 200
  render(<QuotaBadge />)
  await waitFor(() => expect(badge().dataset.scrolled).toBe('true'))
  window.scrollY = 0
})
