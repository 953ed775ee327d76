import { pageStore } from '@dramatis/store'
import { act, render, screen } from '@testing-library/react'
import { countRequests, freshPage, NOW, pass, subscribe } from '../test/page.ts'
import HeaderStatus from './HeaderStatus.tsx'

const litDots = (container: HTMLElement) => container.querySelectorAll('[data-lit]').length

beforeEach(freshPage)

it('shows five lit dots and 5/5 images to a fresh visitor', () => {
  const { container } = render(<HeaderStatus />)
  expect(screen.getByText('5/5 images')).toBeInstanceOf(HTMLElement)
  expect(container.querySelectorAll('.dot')).toHaveLength(5)
  expect(litDots(container)).toBe(5)
})

it('puts out a dot with every request', () => {
  const { container } = render(<HeaderStatus />)
  countRequests(NOW, NOW)
  expect(screen.getByText('3/5 images')).toBeInstanceOf(HTMLElement)
  expect(litDots(container)).toBe(3)
})

it('counts down each second when throttled, and shows what is left when the oldest request expires', () => {
  render(<HeaderStatus />)
  countRequests(NOW - 3_590_000, NOW, NOW, NOW, NOW)
  expect(screen.getByRole('status').textContent).toBe('Rate limit reached')
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:10')
  pass(1000)
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:09')
  pass(8000)
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:01')
  pass(1000)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('1/5 images')).toBeInstanceOf(HTMLElement)
})

it('counts down to the end of a refusal by the server, however long the page was left alone', () => {
  render(<HeaderStatus />)
  pass(1_800_000)
  act(() => pageStore.getState().refuseUntil(Date.now() + 60_000))
  expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00')
  pass(60_000)
  expect(screen.getByText('5/5 images')).toBeInstanceOf(HTMLElement)
})

it('has one live region, which a tick of the countdown does not touch', async () => {
  render(<HeaderStatus />)
  countRequests(NOW, NOW, NOW, NOW, NOW)
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

it('tells a change of state in the same live region', () => {
  render(<HeaderStatus />)
  const region = screen.getByRole('status')
  subscribe('premium')
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Premium Active')
})

it('shows a throttled subscriber no limit', () => {
  render(<HeaderStatus />)
  countRequests(NOW, NOW, NOW, NOW, NOW)
  subscribe('premium')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText('Rate limit reached')).toBeNull()
})

it.each(['checking', 'free', 'failed'] as const)(
  'keeps free limits for an address that is %s',
  (status) => {
    render(<HeaderStatus />)
    subscribe(status)
    expect(screen.queryByText('Premium Active')).toBeNull()
    expect(screen.getByText('5/5 images')).toBeInstanceOf(HTMLElement)
  },
)

it('keeps free limits for an address saved by an earlier visit', async () => {
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
  expect(screen.getByText('5/5 images')).toBeInstanceOf(HTMLElement)
})
