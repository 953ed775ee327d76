import { pageStore, type Portrait } from '@dramatis/store'
import { act } from '@testing-library/react'
import { billingStore } from '../src/billingStore.ts'

/** The time at which {@link freshPage} sets the clock. */
export const NOW = Date.UTC(2026, 0, 1, 12)

/** Fake timers at {@link NOW} and a visitor without a past. */
export const freshPage = () => {
  jest.useFakeTimers({ now: NOW })
  forgetAll()
}

/** A visitor without a past. */
export const forgetAll = () => {
  localStorage.clear()
  pageStore.setState(pageStore.getInitialState(), true)
  billingStore.setState(billingStore.getInitialState(), true)
}

/** What the toasts say, oldest first. */
export const notices = () => pageStore.getState().notices.map(({ type, text }) => [type, text])

/** Counts one request at each time, in milliseconds since the epoch. */
export const countRequests = (...times: readonly number[]) =>
  act(() => times.forEach((at) => pageStore.getState().countRequest(at)))

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

export const subscribe = (status: 'checking' | 'premium' | 'free' | 'failed') =>
  act(() => pageStore.getState().setSubscriber({ status, email: 'reader@example.com' }))

export const portrait: Portrait = {
  image: 'data:image/jpeg;base64,/9j/',
  character: 'Gandalf',
  style: 'realistic',
  aspect: 'portrait',
  description: '',
  premium: false,
}

export const settings = {
  functionsUrl: '',
  checkoutUrl: 'https://checkout.example.com/premium?from=page',
}
