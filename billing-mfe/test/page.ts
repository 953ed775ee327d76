import { FREE_LIMIT } from '@dramatis/catalogue'
import { pageStore, type Portrait } from '@dramatis/store'
import { act } from '@testing-library/react'
import { billingStore } from '../src/billingStore.ts'

/** The time to which {@link freshPage} sets the clock. */
export const NOW = Date.UTC(2026, 0, 1, 12)

/** Installs fake timers at {@link NOW}, and starts as a new visitor. */
export const freshPage = () => {
  jest.useFakeTimers({ now: NOW })
  resetStores()
}

/** Starts as a new visitor. */
export const resetStores = () => {
  localStorage.clear()
  pageStore.setState(pageStore.getInitialState(), true)
  billingStore.setState(billingStore.getInitialState(), true)
}

/** The type and text of the page's notices, oldest first. */
export const notices = () => pageStore.getState().notices.map(({ type, text }) => [type, text])

/** Counts one request at each of `times`, in milliseconds since the epoch. */
export const countRequests = (...times: readonly number[]) => {
  act(() => {
    for (const at of times) pageStore.getState().countRequest(at)
  })
}

/** Counts requests, the first at `oldest` and the others at {@link NOW}, until `remaining` are left. */
export const leaveRequests = (remaining: number, oldest = NOW) => {
  const used = FREE_LIMIT - remaining
  countRequests(...Array.from({ length: used }, (_, index) => (index === 0 ? oldest : NOW)))
}

export const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

export const subscribe = (status: 'checking' | 'premium' | 'free' | 'failed') => {
  act(() => {
    pageStore.getState().setSubscriber({ status, email: 'reader@example.com' })
  })
}

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
