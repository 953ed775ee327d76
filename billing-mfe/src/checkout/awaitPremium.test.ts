import { pageStore, type Subscriber } from '@dramatis/store'
import { freshPage } from '../../test/page.ts'
import { awaitPremium, CHECK_DELAYS_MS } from './awaitPremium.ts'

const EMAIL = 'ann@example.com'

const settle = (subscriber: Subscriber) => pageStore.getState().setSubscriber(subscriber)
const subscriber = () => pageStore.getState().subscriber

beforeEach(freshPage)

it('checks again after increasingly long pauses, and gives up after the last check', () => {
  const onPremium = jest.fn()
  const onLate = jest.fn()
  awaitPremium(EMAIL, { onPremium, onLate })
  for (const delay of CHECK_DELAYS_MS) {
    expect(subscriber()).toEqual({ status: 'checking', email: EMAIL })
    settle({ status: 'free', email: EMAIL })
    jest.advanceTimersByTime(delay - 1)
    expect(subscriber().status).toBe('free')
    jest.advanceTimersByTime(1)
  }
  expect(onLate).not.toHaveBeenCalled()
  settle({ status: 'free', email: EMAIL })
  expect(onLate).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
  expect(onPremium).not.toHaveBeenCalled()
})

it('continues after a failed check, and reports premium once', () => {
  const onPremium = jest.fn()
  awaitPremium(EMAIL, { onPremium })
  settle({ status: 'failed', email: EMAIL })
  jest.advanceTimersByTime(CHECK_DELAYS_MS[0] ?? 0)
  settle({ status: 'premium', email: EMAIL })
  settle({ status: 'premium', email: EMAIL })
  expect(onPremium).toHaveBeenCalledTimes(1)
})

it('keeps its pauses when another tab checks the address in between', () => {
  const [first = 0, second = 0] = CHECK_DELAYS_MS
  awaitPremium(EMAIL, { onPremium: () => undefined })
  for (const pause of [first, second]) {
    settle({ status: 'free', email: EMAIL })
    jest.advanceTimersByTime(pause - 1)
    settle({ status: 'checking', email: EMAIL })
    settle({ status: 'free', email: EMAIL })
    settle({ status: 'free', email: EMAIL })
    expect(subscriber().status).toBe('free')
    jest.advanceTimersByTime(1)
    expect(subscriber().status).toBe('checking')
  }
})

it('ends when the visitor enters another address', () => {
  awaitPremium(EMAIL, { onPremium: () => undefined })
  settle({ status: 'free', email: EMAIL })
  settle({ status: 'free', email: 'bob@example.com' })
  jest.advanceTimersByTime(600_000)
  expect(subscriber()).toEqual({ status: 'free', email: 'bob@example.com' })
})

it('keeps the proof only for the same address', () => {
  settle({ status: 'free', email: EMAIL, proof: 'signed' })
  awaitPremium(EMAIL, { onPremium: () => undefined })
  expect(subscriber()).toEqual({ status: 'checking', email: EMAIL, proof: 'signed' })
  awaitPremium('bob@example.com', { onPremium: () => undefined })
  expect(subscriber()).toEqual({ status: 'checking', email: 'bob@example.com' })
})

it('does not check an address that is already premium', () => {
  const onPremium = jest.fn()
  settle({ status: 'premium', email: EMAIL })
  awaitPremium(EMAIL, { onPremium })
  expect(onPremium).toHaveBeenCalledTimes(1)
  expect(subscriber().status).toBe('premium')
})
