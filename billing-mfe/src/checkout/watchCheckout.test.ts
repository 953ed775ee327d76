/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { loopback, stopLoopback, type Answer } from '../../test/loopback.ts'
import { checkout } from '../../test/wire.ts'
import { CLOSED_MS, lookDelay, WATCH_MS, watchCheckout, type Watch } from './watchCheckout.ts'

jest.setTimeout(30_000)

let watch: Watch | undefined

afterEach(async () => {
  watch?.stop()
  jest.restoreAllMocks()
  await stopLoopback()
})

const setUp = async (answers: readonly Answer[], isTabOpen = () => true) => {
  const left = [...answers]
  const { url, seen } = await loopback(() => left.shift() ?? { body: checkout('open') })
  const succeeded: (string | null)[] = []
  watch = watchCheckout(
    { clientSecret: 'polar_cs_1/2', platformUrl: url },
    { isTabOpen, onSucceeded: (email) => succeeded.push(email) },
  )
  /** The visitor comes back to this page: it looks at once. */
  const look = async () => {
    const before = seen.length
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(seen.length).toBeGreaterThan(before), { timeout: 5000 })
    // The answer is read after it was sent.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { seen, succeeded, look, watch }
}

const atRest = async (seen: readonly unknown[]) => {
  const before = seen.length
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(seen).toHaveLength(before)
}

it('asks with the client secret alone, and says who has paid, once', async () => {
  const { seen, succeeded, look, watch } = await setUp([
    { body: checkout('open') },
    { body: checkout('confirmed', 'ann@example.com') },
    { body: checkout('succeeded', 'ann@example.com') },
  ])
  expect(watch.id()).toBeUndefined()
  await look()
  expect(watch.id()).toBe('checkout')
  await look()
  expect(succeeded).toEqual([])
  await look()
  expect(succeeded).toEqual(['ann@example.com'])
  await atRest(seen)
  expect(seen[0]?.path).toBe('/v1/checkouts/client/polar_cs_1%2F2')
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

it('looks by itself after two seconds', async () => {
  const { succeeded } = await setUp([{ body: checkout('succeeded', 'ann@example.com') }])
  await waitFor(() => expect(succeeded).toEqual(['ann@example.com']), { timeout: 6000 })
})

it.each([
  ['failed', { body: checkout('failed') }],
  ['expired', { body: checkout('expired') }],
  ['unknown', { status: 404, body: { error: 'ResourceNotFound', detail: 'Not found' } }],
])('ends without a word when the checkout is %s', async (_, answer) => {
  const { seen, succeeded, look } = await setUp([answer])
  await look()
  expect(succeeded).toEqual([])
  await atRest(seen)
})

it('goes on over failures of the platform and answers that make no sense', async () => {
  const { succeeded, look } = await setUp([
    { status: 503, body: {} },
    { body: 'nonsense' },
    { body: checkout('succeeded', 'ann@example.com') },
  ])
  await look()
  await look()
  await look()
  expect(succeeded).toEqual(['ann@example.com'])
})

it('ends when the tab has been closed for a while', async () => {
  const { seen, look } = await setUp([], () => false)
  await look()
  const later = Date.now() + CLOSED_MS + 1
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await look()
  await atRest(seen)
})

it('ends after half an hour', async () => {
  const { seen, look } = await setUp([])
  await look()
  const later = Date.now() + WATCH_MS + 1
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await look()
  await atRest(seen)
})

test('a look is every two seconds at first, never more often, and at least every minute', () => {
  expect(lookDelay(0, 0)).toBe(2000)
  fc.assert(
    fc.property(fc.nat(WATCH_MS), fc.nat(50), fc.nat(50), (elapsed, some, more) => {
      const delay = lookDelay(elapsed, some)
      expect(delay).toBeGreaterThanOrEqual(2000)
      expect(delay).toBeLessThanOrEqual(60_000)
      expect(lookDelay(elapsed, some + more)).toBeGreaterThanOrEqual(delay)
    }),
  )
})
