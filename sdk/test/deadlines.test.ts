import { setImmediate, setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createBillingClient } from '../src/2025-03/index.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform, text } from './platform.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const requestReceived = async (): Promise<void> => {
  while (platform.received.length === 0) await setImmediate()
}

const collectGarbageUntil = async (settled: Promise<unknown>): Promise<void> => {
  const waiting = Symbol()
  while ((await Promise.race([settled, setTimeout(20, waiting)])) === waiting) collectGarbage()
}

const client = (options = {}) =>
  createBillingClient({ accessToken: 'token', serverURL: platform.serverURL, ...options })

const silence: Platform['respond'] = () => undefined

const halfABody: Platform['respond'] = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"items":[')
}

/** Ways to keep a call waiting. */
const waits = [
  ['for a response', silence, false],
  ['for the rest of a body', halfABody, false],
  ['for the next attempt', text(503, '', { 'retry-after': '60' }), true],
] as const

describe.each(waits)('while a call waits %s', (_, respond, retry) => {
  beforeEach(() => {
    platform.respond = respond
  })

  test('it can be aborted, even after garbage collection', async () => {
    const controller = new AbortController()
    const call = client().products.list({}, { signal: controller.signal, retry })
    const rejected = expect(call).rejects.toMatchObject({
      _tag: 'RequestAbortedError',
      message: 'Request aborted by client (products.list)',
      cause: 'enough',
    })
    await requestReceived()
    collectGarbage()
    await setImmediate()
    collectGarbage()
    controller.abort('enough')
    await rejected
  })

  test('a signal without other references still ends it', async () => {
    const call = client().products.list({}, { signal: AbortSignal.timeout(500), retry })
    const rejected = expect(call).rejects.toMatchObject({ _tag: 'RequestAbortedError' })
    await collectGarbageUntil(rejected)
  })

  test('it times out, even after garbage collection', async () => {
    const call = client({ timeoutMs: 500 }).products.list({}, { retry })
    const rejected = expect(call).rejects.toMatchObject({
      _tag: 'RequestTimeoutError',
      message: 'Request timed out after 500 ms (products.list)',
      timeoutMs: 500,
    })
    await collectGarbageUntil(rejected)
  })
})

test('sends nothing if the signal is already aborted', async () => {
  const call = client().products.list({}, { signal: AbortSignal.abort() })
  await expect(call).rejects.toMatchObject({ _tag: 'RequestAbortedError' })
  expect(platform.received).toEqual([])
})

test('the signal and the timeout apply to every page', async () => {
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
    platform.respond = full
    const first = await portal.getPaymentMethods({ customerSession: 's' }, { limit: 1 }, options)
    platform.respond = silence
    const second = first.next()
    collectGarbage()
    if ('signal' in options) controller.abort()
    await expect(second).rejects.toMatchObject({ _tag })
  }
})

test('a call leaves behind no listener on the signal, and no timer', async () => {
  platform.respond = json(200, { items: [], pagination: { total_count: 0, max_page: 0 } })
  const { signal } = new AbortController()
  const added = jest.spyOn(signal, 'addEventListener')
  const removed = jest.spyOn(signal, 'removeEventListener')
  await client().products.list({}, { signal, timeoutMs: 60_000 })
  expect(added).toHaveBeenCalledTimes(1)
  expect(removed).toHaveBeenCalledWith(...(added.mock.calls[0]?.slice(0, 2) ?? []))
})

test('a timeout longer than timers allow does not fire immediately', async () => {
  platform.respond = json(200, { items: [], pagination: { total_count: 0, max_page: 0 } })
  await client({ timeoutMs: 2 ** 31 }).products.list()
})

test('a limit that is no number is refused, and does not mean none', async () => {
  const unset = Number('unset')
  expect(() => client({ timeoutMs: unset })).toThrow('timeoutMs is NaN')
  await expect(client().products.list({}, { timeoutMs: unset })).rejects.toThrow('timeoutMs is NaN')
  expect(platform.received).toHaveLength(0)
})
