import type { Caller } from '../src/requests/Caller.ts'

/** A visitor at a network address, as endpoints see them. */
export const callerOf = (visitor: string): Caller => ({
  visitor,
  address: '203.0.113.1',
  proof: null,
  hasForgottenProof: false,
  ownOrigin: undefined,
  language: 'en',
  prefersJob: false,
  signal: new AbortController().signal,
  note: () => undefined,
  later: () => undefined,
})
