import { act, renderHook } from '@testing-library/react'
import { useNow } from './useNow.ts'

const START = 1_800_000_000_000

beforeEach(() => {
  jest.useFakeTimers({ now: START })
})

afterEach(() => {
  show(true)
  jest.useRealTimers()
})

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

const show = (visible: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !visible })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('ticks at the interval', () => {
  const { result } = renderHook(() => useNow(1000))
  expect(result.current).toBe(START)
  advance(999)
  expect(result.current).toBe(START)
  advance(1)
  expect(result.current).toBe(START + 1000)
})

test('ticks at whole intervals from the moment it is aligned to, whenever it was mounted', () => {
  const end = START + 10_250
  const { result } = renderHook(() => useNow(1000, end))
  advance(249)
  expect(result.current).toBe(START)
  advance(1)
  expect(result.current).toBe(START + 250)
  advance(1000)
  expect(result.current).toBe(START + 1250)
  advance(10_000)
  expect(result.current).toBe(end + 1000)
})

test('ticks together with another clock that is aligned to the same moment', () => {
  const first = renderHook(() => useNow(1000, START + 5000))
  advance(400)
  const second = renderHook(() => useNow(1000, START + 5000))
  advance(600)
  expect(first.result.current).toBe(START + 1000)
  expect(second.result.current).toBe(START + 1000)
})

test('pauses while the page is hidden, and catches up when it is shown', () => {
  const { result } = renderHook(() => useNow(1000))
  show(false)
  expect(jest.getTimerCount()).toBe(0)
  advance(60_000)
  expect(result.current).toBe(START)
  show(true)
  expect(result.current).toBe(START + 60_000)
  expect(jest.getTimerCount()).toBe(1)
})

test('has a single timer when the interval changes, and none after unmounting', () => {
  const { result, rerender, unmount } = renderHook(({ every }) => useNow(every), {
    initialProps: { every: 30_000 },
  })
  rerender({ every: 1000 })
  expect(jest.getTimerCount()).toBe(1)
  advance(1000)
  expect(result.current).toBe(START + 1000)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
