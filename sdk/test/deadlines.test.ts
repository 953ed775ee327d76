import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createBillingClient } from '../src/index.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform, text } from './platform.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const client = (options = {}) =>
  createBillingClient({ accessToken: 'token', serverURL: platform.serverURL, ...options })

const silence: Platform['answer'] = () => undefined

const halfABody: Platform['answer'] = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"items":[')
}

/** Ways to keep a call waiting. */
const waits = [
  ['for an answer', silence, false],
  ['for the rest of a body', halfABody, false],
  ['for the next try', text(503, '', { 'retry-after': '60' }), true],
] as const

describe.each(waits)('while a call waits %s', (_, answer, retry) => {
  beforeEach(() => {
    platform.answer = answer
  })

  test('it can be aborted, garbage collection or not', async () => {
    const controller = new AbortController()
    const call = client().products.list({}, { signal: controller.signal, retry })
    const rejected = expect(call).rejects.toMatchObject({
      _tag: 'RequestAbortedError',
      message: 'Request aborted by client',
      cause: 'enough',
    })
    await pause(50)
    collectGarbage()
    await pause(50)
    collectGarbage()
    controller.abort('enough')
    await rejected
  })

  test('a signal that nobody else holds still ends it', async () => {
    const call = client().products.list({}, { signal: AbortSignal.timeout(150), retry })
    const rejected = expect(call).rejects.toMatchObject({ _tag: 'RequestAbortedError' })
    await pause(50)
    collectGarbage()
    await rejected
  })

  test('it times out, garbage collection or not', async () => {
    const startedAt = Date.now()
    const call = client({ timeoutMs: 150 }).products.list({}, { retry })
    const rejected = expect(call).rejects.toMatchObject({
      _tag: 'RequestTimeoutError',
      message: 'Request timed out after 150 ms',
      timeoutMs: 150,
    })
    await pause(50)
    collectGarbage()
    await rejected
    expect(Date.now() - startedAt).toBeLessThan(2000)
  })
})

test('a signal that is aborted already sends nothing', async () => {
  const call = client().products.list({}, { signal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ _tag: 'RequestAbortedError' })
  expect(platform.received).toEqual([])
})

test('signal and time-out hold for every page', async () => {
  const paymentMethod = {
    id: '1',
    type: 'other',
    created_at: '2025-03-01T00:00:00Z',
    default: true,
  }
  const portal = client().customerPortal.customers
  const full = json(200, { items: [paymentMethod], pagination: { total_count: 9, max_page: 9 } })
  const controller = new AbortController()
  for (const [options, _tag] of [
    [{ timeoutMs: 1_000 }, 'RequestTimeoutError'],
    [{ signal: controller.signal }, 'RequestAbortedError'],
  ] as const) {
    platform.answer = full
    const first = await portal.getPaymentMethods({ customerSession: 's' }, { limit: 1 }, options)
    platform.answer = silence
    const second = first.next()
    collectGarbage()
    if ('signal' in options) controller.abort()
    await expect(second).rejects.toMatchObject({ _tag })
  }
})

test('a call leaves no listener on the signal and no timer behind', async () => {
  platform.answer = json(200, { items: [], pagination: { total_count: 0, max_page: 0 } })
  const { signal } = new AbortController()
  const added = jest.spyOn(signal, 'addEventListener')
  const removed = jest.spyOn(signal, 'removeEventListener')
  await client().products.list({}, { signal, timeoutMs: 60_000 })
  expect(added).toHaveBeenCalledTimes(1)
  expect(removed).toHaveBeenCalledWith(...(added.mock.calls[0]?.slice(0, 2) ?? []))
})

test('a time-out longer than timers can wait does not fire at once', async () => {
  platform.answer = json(200, { items: [], pagination: { total_count: 0, max_page: 0 } })
  await client({ timeoutMs: 2 ** 31 }).products.list()
})
