/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { SubscriptionResponse } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import { left, right } from 'fp-ts/lib/Either.js'
import { functions, stopLoopback } from '../../test/loopback.ts'
import { forgetAll } from '../../test/page.ts'
import { callAsVisitor } from './callAsVisitor.ts'

beforeEach(forgetAll)
afterEach(stopLoopback)

const call = (url: string, proof?: string) =>
  callAsVisitor(url, 'subscription', { email: 'ann@example.com' }, SubscriptionResponse, proof)

it('sends the visitor token and takes the one that the answer hands out', async () => {
  const { url, seen } = await functions({
    subscription: () => ({ headers: { 'x-dramatis-visitor': 'token' }, body: { premium: true } }),
  })
  expect(await call(url)).toEqual(right({ premium: true }))
  expect(pageStore.getState().visitorToken).toBe('token')
  await call(url, 'signed')
  expect(seen.map(({ headers }) => headers['x-dramatis-visitor'])).toEqual([undefined, 'token'])
  expect(seen.map(({ headers }) => headers['x-dramatis-proof'])).toEqual([undefined, 'signed'])
})

it('tells when nobody answers', async () => {
  const { url } = await functions({})
  await stopLoopback()
  expect(await call(url)).toEqual(left({ type: 'unreachable' }))
})
