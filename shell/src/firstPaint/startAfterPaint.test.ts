import { startAfterPaint } from './startAfterPaint.ts'

let paint: () => void = () => undefined

/** A browser that reports its paints. */
class Observer {
  constructor(callback: () => void) {
    paint = callback
  }
  observe = jest.fn()
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { PerformanceObserver: Observer })
  document.body.innerHTML = ''
  document.head.innerHTML = '<template id="start"><script type="text/plain"></script></template>'
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const isStarted = () => document.querySelector('head > script') !== null

const parse = async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await jest.advanceTimersByTimeAsync(500)
}

test('starts the page after its first paint', async () => {
  startAfterPaint()
  await parse()
  expect(isStarted()).toBe(false)
  paint()
  await jest.advanceTimersByTimeAsync(0)
  expect(isStarted()).toBe(true)
})

test('starts the page once it is parsed, if it was painted before', async () => {
  startAfterPaint()
  paint()
  await jest.advanceTimersByTimeAsync(500)
  expect(isStarted()).toBe(false)
  await parse()
  expect(isStarted()).toBe(true)
})

test('does not wait for a paint in the background', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  startAfterPaint()
  await parse()
  expect(isStarted()).toBe(true)
})

test('starts the page in a browser that does not report its paints', async () => {
  startAfterPaint()
  await parse()
  await jest.advanceTimersByTimeAsync(2000)
  expect(isStarted()).toBe(true)
})
