/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { waitFor } from '@testing-library/react'
import fc from 'fast-check'
import {
  roundTripTo,
  servePlatform,
  stopServers,
  type PlatformResponse,
} from '../../test/servers.ts'
import { checkout } from '../../test/wire.ts'
import { checkDelay, CLOSED_MS, WATCH_MS, watchCheckout, type Watch } from './watchCheckout.ts'

let watch: Watch | undefined

afterEach(async () => {
  watch?.stop()
  jest.restoreAllMocks()
  await stopServers()
})

const setUp = async (responses: readonly PlatformResponse[], isTabOpen = () => true) => {
  const left = [...responses]
  const platform = await servePlatform(() => left.shift() ?? { body: checkout('open') })
  const { requests } = platform
  const succeeded: (string | null)[] = []
  watch = watchCheckout(
    { clientSecret: 'polar_cs_1/2', platformUrl: platform.url },
    { isTabOpen, onSucceeded: (email) => succeeded.push(email) },
  )
  const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'))
  /** Returns to this page, which triggers a check, and waits until that is done. */
  const check = async () => {
    const before = requests.length
    returnToPage()
    await waitFor(() => expect(requests.length).toBeGreaterThan(before))
    await roundTripTo(platform)
  }
  const expectEnd = async () => {
    const before = requests.length
    returnToPage()
    await roundTripTo(platform)
    expect(requests).toHaveLength(before)
  }
  return { requests, succeeded, check, expectEnd, watch }
}

it('sends nothing but the client secret, and reports the buyer once', async () => {
  const { requests, succeeded, check, expectEnd, watch } = await setUp([
    { body: checkout('open') },
    { body: checkout('confirmed', 'ann@example.com') },
    { body: checkout('succeeded', 'ann@example.com') },
  ])
  expect(watch.id()).toBeUndefined()
  await check()
  expect(watch.id()).toBe('checkout')
  await check()
  expect(succeeded).toEqual([])
  await check()
  expect(succeeded).toEqual(['ann@example.com'])
  await expectEnd()
  expect(requests[0]?.path).toBe('/v1/checkouts/client/polar_cs_1%2F2')
  expect(requests[0]?.headers.authorization).toBeUndefined()
})

it('checks on its own after two seconds', async () => {
  const { succeeded } = await setUp([{ body: checkout('succeeded', 'ann@example.com') }])
  await waitFor(() => expect(succeeded).toEqual(['ann@example.com']))
})

it.each([
  ['failed', { body: checkout('failed') }],
  ['expired', { body: checkout('expired') }],
  ['too old', { status: 410, body: { error: 'ExpiredCheckoutError', detail: 'Expired' } }],
  ['unknown', { status: 404, body: { error: 'ResourceNotFound', detail: 'Not found' } }],
])('[billing-1] ends silently when the checkout is %s', async (_, response) => {
  const { succeeded, check, expectEnd } = await setUp([response])
  await check()
  expect(succeeded).toEqual([])
  await expectEnd()
})

it('continues after a platform error or an invalid response', async () => {
  const { succeeded, check } = await setUp([
    { status: 503, body: {} },
    { body: 'nonsense' },
    { body: checkout('succeeded', 'ann@example.com') },
  ])
  await check()
  await check()
  await check()
  expect(succeeded).toEqual(['ann@example.com'])
})

it('ends two minutes after the tab is closed', async () => {
  const { check, expectEnd } = await setUp([], () => false)
  await check()
  const later = Date.now() + CLOSED_MS + 1
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await check()
  await expectEnd()
})

it('ends after half an hour', async () => {
  const { check, expectEnd } = await setUp([])
  await check()
  const later = Date.now() + WATCH_MS + 1
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await check()
  await expectEnd()
})

test('checks every two seconds at first, never more often, and at least every minute', () => {
  expect(checkDelay(0, 0)).toBe(2000)
  fc.assert(
    fc.property(fc.nat(WATCH_MS), fc.nat(50), fc.nat(50), (elapsed, failures, more) => {
      const delay = checkDelay(elapsed, failures)
      expect(delay).toBeGreaterThanOrEqual(2000)
      expect(delay).toBeLessThanOrEqual(60_000)
      expect(checkDelay(elapsed, failures + more)).toBeGreaterThanOrEqual(delay)
    }),
  )
})
