import { FREE_LIMIT, WINDOW_MS } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { act, render, screen } from '@testing-library/react'
import { freshPage, leaveRequests, NOW, pass, subscribe } from '../test/page.ts'
import HeaderStatus from './HeaderStatus.tsx'

const expectLeft = (count: number) =>
  screen.getByText(`${count} of ${FREE_LIMIT} portraits left this hour`)
const dotsLeft = (container: HTMLElement) => container.querySelectorAll('[data-left]').length

beforeEach(freshPage)

it('[page-5] shows a new visitor a full dot for each free image', () => {
  const { container } = render(<HeaderStatus />)
  expectLeft(FREE_LIMIT)
  expect(container.querySelectorAll('.dot')).toHaveLength(FREE_LIMIT)
  expect(dotsLeft(container)).toBe(FREE_LIMIT)
})

it('[page-5] switches a dot off with each request', () => {
  const { container } = render(<HeaderStatus />)
  leaveRequests(1)
  expectLeft(1)
  expect(dotsLeft(container)).toBe(1)
})

it('[page-4, constant-3] counts down each second when throttled, until the oldest request expires', () => {
  render(<HeaderStatus />)
  leaveRequests(0, NOW - WINDOW_MS + 10_000)
  expect(screen.getByRole('status').textContent).toBe('Rate limit reached')
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:10')
  pass(1000)
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:09')
  pass(8000)
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:01')
  pass(1000)
  expect(screen.queryByRole('timer')).toBeNull()
  expectLeft(1)
})

it("counts down to the end of the server's rate limit, even after a long pause", () => {
  render(<HeaderStatus />)
  pass(1_800_000)
  act(() => pageStore.getState().refuseUntil(Date.now() + 60_000))
  expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00')
  pass(60_000)
  expectLeft(FREE_LIMIT)
})

it('has one live region, which the countdown does not change', async () => {
  render(<HeaderStatus />)
  leaveRequests(0)
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(screen.getByRole('status'), {
    childList: true,
    characterData: true,
    subtree: true,
  })
  pass(5000)
  await Promise.resolve()
  expect(changes).toEqual([])
  expect(screen.getByRole('timer').textContent).toBe('Try again in 59:55')
})

it('[page-3] announces a change of state in the same live region', () => {
  render(<HeaderStatus />)
  const region = screen.getByRole('status')
  subscribe('premium')
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Premium Active')
})

it('[subscriber-4] does not show the rate limit to a subscriber', () => {
  render(<HeaderStatus />)
  leaveRequests(0)
  subscribe('premium')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText('Rate limit reached')).toBeNull()
})

it.each(['checking', 'free', 'failed'] as const)(
  'keeps the free limits for an address whose status is "%s"',
  (status) => {
    render(<HeaderStatus />)
    subscribe(status)
    expect(screen.queryByText('Premium Active')).toBeNull()
    expectLeft(FREE_LIMIT)
  },
)

it('keeps the free limits for an address that was saved on an earlier visit', async () => {
  localStorage.setItem(
    'dramatis',
    JSON.stringify({ state: { email: 'reader@example.com', requestedAt: [] }, version: 0 }),
  )
  render(<HeaderStatus />)
  await act(() => pageStore.persist.rehydrate())
  expect(pageStore.getState().subscriber).toEqual({
    status: 'checking',
    email: 'reader@example.com',
  })
  expectLeft(FREE_LIMIT)
})
