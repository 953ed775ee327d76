import { createDeferred } from '../../test/servers.ts'
import { standInModel } from '../../test/standInModel.ts'
import type { BrowserModel, ModelSession } from './BrowserModel.ts'
import { readInBrowser } from './readInBrowser.ts'

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const waiting = (patienceMs = 60_000) => {
  const abort = new AbortController()
  return { abort, signal: abort.signal, onDownload: jest.fn(), patienceMs }
}

test('gives up on a model that does not answer', async () => {
  const model = standInModel({ answer: undefined })
  await expect(readInBrowser(model, 'Zorblax', waiting(1))).resolves.toBeUndefined()
  expect([model.created, model.open]).toEqual([1, 0])
})

test('gives up on a download without news', async () => {
  const model = standInModel({ answer: '{}', downloaded: new Promise(() => undefined) })
  await expect(readInBrowser(model, 'Zorblax', waiting(1))).resolves.toBeUndefined()
  expect(model.open).toBe(0)
})

test('a download may take longer than an answer, as long as there is news of it', async () => {
  jest.useFakeTimers()
  const { promise: downloaded, resolve: endDownload } = createDeferred()
  const model = standInModel({ answer: '{"species":"alien"}', downloaded })
  const { onDownload, ...rest } = waiting()
  const reading = readInBrowser(model, 'Zorblax', { onDownload, ...rest })
  for (const part of [0.1, 0.2, 0.3, 0.4]) {
    jest.advanceTimersByTime(50_000)
    model.progress(part)
  }
  endDownload()
  await expect(reading).resolves.toEqual({ species: 'alien' })
  expect(onDownload.mock.calls).toEqual([[0.1], [0.2], [0.3], [0.4]])
  expect(jest.getTimerCount()).toBe(0)
})

test('does not start once it has been aborted', async () => {
  const model = standInModel({ answer: '{}' })
  const { abort, ...rest } = waiting()
  abort.abort()
  await expect(readInBrowser(model, 'Zorblax', rest)).resolves.toBeUndefined()
  expect([model.prompts.length, model.open]).toEqual([0, 0])
})

test('destroys a session that arrives after the abort', async () => {
  const session = { prompt: jest.fn(), destroy: jest.fn() } satisfies ModelSession
  const { abort, ...rest } = waiting()
  const late: BrowserModel = {
    availability: () => Promise.resolve('available'),
    create: () => {
      abort.abort()
      return Promise.resolve(session)
    },
  }
  await expect(readInBrowser(late, 'Zorblax', rest)).resolves.toBeUndefined()
  expect(session.prompt).not.toHaveBeenCalled()
  expect(session.destroy).toHaveBeenCalledTimes(1)
})
