import { pageStore } from '@dramatis/store'
import { act } from '@testing-library/react'

/** The time at which {@link freshPage} sets the clock. */
export const NOW = Date.UTC(2026, 0, 1, 12)

/** Fake timers at {@link NOW} and a visitor without a past. */
export const freshPage = () => {
  jest.useFakeTimers({ now: NOW })
  localStorage.clear()
  pageStore.setState(pageStore.getInitialState(), true)
}

/** Counts one request at each time, in milliseconds since the epoch. */
export const countRequests = (...times: readonly number[]) =>
  act(() => times.forEach((at) => pageStore.getState().countRequest(at)))

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

export const subscribe = (status: 'checking' | 'premium' | 'free' | 'failed') =>
  act(() => pageStore.getState().setSubscriber({ status, email: 'reader@example.com' }))

export const settings = {
  functionsUrl: '',
  checkoutUrl: 'https://checkout.example.com/premium?from=page',
}
