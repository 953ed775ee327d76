import { createServer } from 'node:http'
import { listen } from '../../../test/listen.ts'
import { asking } from './asking.ts'

// Machines that build and test at once are slow.
jest.setTimeout(30_000)

/** Work at a server that accepts and never answers; the work does not hear that it should end. */
const deafWork = async () => {
  const silent = await listen(createServer(() => undefined))
  const started = jest.fn(() => fetch(silent.url).then(({ status }) => status))
  return { started, close: silent.close }
}

test('the time limit holds although the work goes on', async () => {
  const { started, close } = await deafWork()
  const begun = performance.now()
  const outcome = asking(300, new AbortController().signal, started)
  await expect(outcome).rejects.toMatchObject({ failure: 'timedOut' })
  expect(performance.now() - begun).toBeGreaterThanOrEqual(299)
  expect(started).toHaveBeenCalledTimes(1)
  await Promise.all([close(), expect(started.mock.results[0]?.value).rejects.toThrow()])
})

test('a visitor who leaves is let go although the work goes on', async () => {
  const { started, close } = await deafWork()
  const visitor = new AbortController()
  const outcome = asking(20_000, visitor.signal, started)
  const reason = new Error('The visitor left')
  visitor.abort(reason)
  await expect(outcome).rejects.toBe(reason)
  await Promise.all([close(), expect(started.mock.results[0]?.value).rejects.toThrow()])
})

test('the work is told to end, by either', async () => {
  const reasons: unknown[] = []
  const heeding = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reasons.push(signal.reason)
        reject(signal.reason)
      })
    })
  await expect(asking(50, new AbortController().signal, heeding)).rejects.toThrow('within 50 ms')
  const visitor = new AbortController()
  const outcome = asking(20_000, visitor.signal, heeding)
  visitor.abort('left')
  await expect(outcome).rejects.toBe('left')
  expect(reasons).toEqual([expect.objectContaining({ failure: 'timedOut' }), 'left'])
})

test('for a visitor who has left already nothing is asked', async () => {
  const ask = jest.fn()
  await expect(asking(1000, AbortSignal.abort('left'), ask)).rejects.toBe('left')
  expect(ask).not.toHaveBeenCalled()
})
