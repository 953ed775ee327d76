/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { PROOF_HEADER, subscription, VISITOR_HEADER } from '@dramatis/functions/contract'
import { respond } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { left, right } from 'fp-ts/lib/Either.js'
import { resetStores } from '../../test/page.ts'
import { serveFunctions, stopServers } from '../../test/servers.ts'
import { callAsVisitor } from './callAsVisitor.ts'

beforeEach(resetStores)
afterEach(stopServers)

const call = (url: string, proof?: string) =>
  callAsVisitor(url, subscription, { email: 'ann@example.com' }, proof)

it('sends the visitor token and saves the one in the response', async () => {
  const { url, calls } = await serveFunctions({
    subscription: () =>
      respond(subscription, { premium: true }, { headers: { [VISITOR_HEADER]: 'token' } }),
  })
  expect(await call(url)).toEqual(right({ premium: true }))
  expect(pageStore.getState().visitorToken).toBe('token')
  await call(url, 'signed')
  expect(calls.map(({ headers }) => headers[VISITOR_HEADER])).toEqual([undefined, 'token'])
  expect(calls.map(({ headers }) => headers[PROOF_HEADER])).toEqual([undefined, 'signed'])
})

it('returns a failure when the server is down', async () => {
  const { url } = await serveFunctions()
  await stopServers()
  expect(await call(url)).toEqual(left({ type: 'unreachable' }))
})
