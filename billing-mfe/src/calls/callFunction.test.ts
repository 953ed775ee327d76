/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { SubscriptionResponse } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import { left, right } from 'fp-ts/lib/Either.js'
import { createElement } from 'react'
import { functions, stopLoopback, type Answer } from '../../test/loopback.ts'
import { forgetAll } from '../../test/page.ts'
import { t } from '../messages.ts'
import { callFunction } from './callFunction.ts'
import { failureText } from './failureText.tsx'

beforeEach(forgetAll)
afterEach(stopLoopback)

const call = (url: string, proof?: string) =>
  callFunction(url, 'subscription', { email: 'ann@example.com' }, SubscriptionResponse, proof)()

const answered = async (answer: Answer) =>
  call((await functions({ subscription: () => answer })).url)

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

it.each<[string, Answer, object]>([
  ['nonsense', { body: 'nonsense' }, { type: 'unavailable' }],
  ['a refusal without a sentence', { status: 500, body: {} }, { type: 'unavailable' }],
  ['too many calls', { status: 429, body: { error: 'Later.' } }, { type: 'rateLimited' }],
  [
    'a refusal',
    { status: 403, body: { error: 'The code is wrong.' } },
    { type: 'refused', status: 403, error: 'The code is wrong.' },
  ],
])('tells of %s', async (_, answer, failure) => {
  expect(await answered(answer)).toEqual(left(failure))
})

it('tells when nobody answers', async () => {
  const { url } = await functions({})
  await stopLoopback()
  expect(await call(url)).toEqual(left({ type: 'unavailable' }))
})

it("shows the server's own sentence only for what a visitor can mend", () => {
  const refused = (status: number) =>
    failureText(t, { type: 'refused', status, error: 'From the server.' })
  expect(refused(400)).toEqual(createElement('span', { lang: 'en' }, 'From the server.'))
  expect(refused(403)).toBe(
    'The code is wrong or has expired. Type the latest one, or ask for a new code.',
  )
  expect(refused(502)).toBe('Something went wrong. Please try again.')
  expect(failureText(t, { type: 'unavailable' })).toBe('Something went wrong. Please try again.')
  expect(failureText(t, { type: 'rateLimited' })).toBe(
    'Rate limit reached. Try again in a few minutes.',
  )
})
