import { createServer } from 'node:http'
import { listen } from '../http/listen.ts'
import { withDeadline } from './withDeadline.ts'

const LATE_MS = 600_000

/** Work on a server that accepts and never responds; the work ignores its signal. */
const startDeafWork = async () => {
  const silent = await listen(createServer(() => undefined))
  const started = jest.fn(() => fetch(silent.url).then(({ status }) => status))
  return { started, close: silent.close }
}

test('rejects after the deadline although the work continues', async () => {
  const { started, close } = await startDeafWork()
  const begun = performance.now()
  await expect(withDeadline(300, started)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(performance.now() - begun).toBeGreaterThanOrEqual(299)
  expect(started).toHaveBeenCalledTimes(1)
  await Promise.all([close(), expect(started.mock.results[0]?.value).rejects.toThrow()])
})

test('rejects with the reason of its signal although the work continues', async () => {
  const { started, close } = await startDeafWork()
  const visitor = new AbortController()
  const outcome = withDeadline(LATE_MS, started, visitor.signal)
  const reason = new Error('The visitor left')
  visitor.abort(reason)
  await expect(outcome).rejects.toBe(reason)
  await Promise.all([close(), expect(started.mock.results[0]?.value).rejects.toThrow()])
})

test('aborts the signal of the work in both cases', async () => {
  const reasons: unknown[] = []
  const abortable = (signal: AbortSignal) =>
    new Promise<never>(() => {
      signal.addEventListener('abort', () => reasons.push(signal.reason))
    })
  await expect(withDeadline(50, abortable)).rejects.toThrow('within 50 ms')
  const visitor = new AbortController()
  const outcome = withDeadline(LATE_MS, abortable, visitor.signal)
  visitor.abort('left')
  await expect(outcome).rejects.toBe('left')
  expect(reasons).toEqual([expect.objectContaining({ name: 'TimeoutError' }), 'left'])
})

test('starts no work for a signal that has aborted already', async () => {
  const work = jest.fn()
  await expect(withDeadline(LATE_MS, work, AbortSignal.abort('left'))).rejects.toBe('left')
  expect(work).not.toHaveBeenCalled()
})
